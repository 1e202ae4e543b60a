'use client'

import Link from 'next/link'
import { type ReactNode, useEffect, useState } from 'react'
import { RecentMovimientos } from '@/components/llamada/recent-movimientos'
import type { UnknownAct } from '@/components/llamada/use-outcome'
import {
  type Rereading,
  VUELTAS,
  type Verdict,
  type Witness,
  useRereading,
} from '@/components/llamada/use-rereading'
import type { FilaCuenta } from '@/lib/tesoreria/account-row'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { TRIES } from '@/lib/llamada/tries'
import type { LeidoEn, RutaDeLectura } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export interface TextosInciertos {
  /** 'el pago se registró': what is unknown. */
  que: string
  /** 'Repetir el pago'; absent where it is never offered. */
  repetir?: string | undefined
  /** 'se cobraría dos veces': the risk of repeating. */
  riesgo: string
  /** 'en la cuenta corriente': where a person can look. */
  revisar: string
  /** 'Cerrar' where it does not lead back to something. */
  cerrar?: string
}

type Props<R extends RutaDeLectura> = Omit<UnknownAct, 'onRead'> & {
  onRead?: UnknownAct['onRead']
  witness: Witness<R>
  judge: (datos: LeidoEn<R>, movimientos: readonly FilaCuenta[]) => Verdict
  textos: TextosInciertos
  /** What is left to do once it is known to be done. */
  terminar?: () => void
}

/**
 * An act without an answer that must not be repeated blindly: what it left is read again. Our own server may get it
 * again at once; for any other, repeating is offered late, behind a question that names the risk (decision 66).
 */
export function UnknownBody<R extends RutaDeLectura>({ pendiente, ...props }: Props<R>) {
  return pendiente ? <SentAgain /> : <Watched {...props} />
}

const SentAgain = () => (
  <>
    <DialogBody>
      <p role="status" className="inline-flex items-center gap-2 text-muted-foreground">
        <Spinner /> Se envía otra vez.
      </p>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" disabled>
        Cerrar
      </Button>
    </DialogFooter>
  </>
)

function Watched<R extends RutaDeLectura>({
  witness,
  judge,
  textos,
  onRead,
  repetir,
  terminar,
  close,
}: Omit<Props<R>, 'pendiente'>) {
  const [asking, setAsking] = useState(false)
  const reading = useRereading(witness, judge)
  const { leido, reconoce, agotada, movimientos } = reading
  const fue = leido && 'fue' in leido ? leido.fue : undefined
  useEffect(() => onRead?.(fue), [onRead, fue])
  const offered = fue === 'pendiente' && textos.repetir !== undefined && (reconoce || agotada)
  if (asking && offered) return <RiskQuestion {...{ textos, repetir }} back={() => setAsking(false)} />
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-2">
          <p className="font-medium">
            El servidor no confirmó el resultado
            {fue === 'hecho' ? '.' : `: no se sabe si ${textos.que}.`}
          </p>
          <p className="text-muted-foreground">{explain(reading, textos)}</p>
        </div>
        <Progress {...reading} />
        <RecentMovimientos movimientos={movimientos} />
        <Links {...reading} matriculadoID={witness.matriculadoID} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close}>
          {textos.cerrar ?? 'Cerrar'}
        </Button>
        {terminar && fue === 'hecho' && <Button onClick={terminar}>Terminar</Button>}
        {offered && (
          <Button
            variant={reconoce ? 'default' : 'destructive-outline'}
            onClick={reconoce ? repetir : () => setAsking(true)}
          >
            {textos.repetir}
            {!reconoce && '…'}
          </Button>
        )}
      </DialogFooter>
    </>
  )
}

type QuestionProps = { textos: TextosInciertos; repetir: () => void; back: () => void }

/** Nothing more can be known, so a person decides. */
function RiskQuestion({ textos, repetir, back }: QuestionProps) {
  return (
    <>
      <DialogBody>
        <div role="alert" className="grid gap-2">
          <p className="font-medium">¿Repetir sin saber si ya se hizo?</p>
          <p className="text-muted-foreground">
            Nadie puede asegurar que el servidor no lo termine todavía: si hace también el primero,{' '}
            {textos.riesgo}.
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" autoFocus onClick={back}>
          No repetir
        </Button>
        <Button variant="destructive" onClick={repetir}>
          Sí, repetir
        </Button>
      </DialogFooter>
    </>
  )
}

function explain({ leido, reconoce, agotada }: Rereading, { revisar, repetir }: TextosInciertos): string {
  if (leido === undefined) return 'Se vuelve a leer para saberlo.'
  if ('falla' in leido)
    return `Tampoco se pudo leer qué quedó hecho (${leido.falla}). Revíselo ${revisar} antes de intentar de nuevo.`
  if (leido.fue !== 'pendiente') return leido.texto
  if (reconoce)
    return `${leido.texto} Puede repetirlo: si el primer pedido también llegó, el servidor lo reconoce y no lo hace dos veces.`
  if (!agotada)
    return `${leido.texto} El servidor puede estar trabajando todavía: se vuelve a leer hasta que esperar no ayude más.`
  return `${leido.texto} No se puede estar seguro: el servidor puede terminarlo más tarde. Revíselo ${revisar} antes de ${repetir ? 'repetirlo' : 'intentar de nuevo'}.`
}

function Progress({ leido, intento, vuelta, reconoce, agotada }: Rereading): ReactNode {
  if (leido === undefined || ('falla' in leido && intento !== undefined))
    return (
      <Waiting>
        Intento {intento ?? 1} de {TRIES}
      </Waiting>
    )
  if (reconoce || agotada || 'falla' in leido || leido.fue === 'hecho') return null
  return (
    <Waiting>
      Lectura {vuelta + 1} de {VUELTAS}
    </Waiting>
  )
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-2 inline-flex items-center gap-2 text-muted-foreground">
    <Spinner /> <span>{children}</span>
  </p>
)

function Links({ leido, movimientos, matriculadoID }: Rereading & { matriculadoID: number | undefined }) {
  const enlace = leido && 'enlace' in leido ? leido.enlace : undefined
  return (
    <>
      {enlace && (
        <p className="mt-2">
          <Link
            href={enlace.href}
            prefetch={false}
            target={enlace.aparte && '_blank'}
            rel={enlace.aparte && 'noopener'}
            className="link"
          >
            {enlace.texto}
          </Link>
        </p>
      )}
      {movimientos !== undefined && matriculadoID !== undefined && (
        <p className="mt-2">
          <a href={rutas.cuentaCorriente(matriculadoID)} target="_blank" rel="noopener" className="link">
            Ver la cuenta corriente en otra pestaña
          </a>
        </p>
      )}
    </>
  )
}
