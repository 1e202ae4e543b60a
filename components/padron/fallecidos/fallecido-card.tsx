'use client'

import { useState } from 'react'
import { QueueCard, type Tarjeta } from '@/components/form/queue'
import { AsentarDialog } from '@/components/padron/fallecidos/asentar-dialog'
import { DejarDialog } from '@/components/padron/fallecidos/dejar-dialog'
import { type Fila, nameOf, pagosOf, TECLAS } from '@/components/padron/fallecidos/fila'
import { QueuedMatriculado } from '@/components/padron/matriculado/queued-matriculado'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import { sayPago } from '@/domain/fallecidos/asentar'
import {
  ACCIONES_DE_FALLECIDO,
  type AccionDeFallecido,
  admite,
  CLASES_DE_FALLECIDO,
  type ClaseDeFallecido,
  CLAVES_DE_ACCION,
} from '@/domain/fallecidos/clases'
import { sayDia, sayEstado } from '@/domain/fallecidos/palabras'
import { formatFecha, formatInstante } from '@/domain/fechas'

const COLORES: Readonly<Record<ClaseDeFallecido, BadgeColor>> = {
  porAsentar: 'orange',
  posible: 'blue',
  otroDia: 'orange',
  yaAsentado: 'grey',
}

/** Somebody of the list with what is known of him here, and what can be decided. */
export function FallecidoCard({ fila, first, done }: Tarjeta<Fila>) {
  const { clase, cambio = false, resuelta } = fila
  const [asking, setAsking] = useState<AccionDeFallecido>()
  if (!clase) return null
  const close = () => setAsking(undefined)
  const acts =
    cambio || resuelta === 'asentar' ? [] : CLAVES_DE_ACCION.filter((accion) => admite(clase, accion))
  return (
    <QueueCard
      label={`${CLASES_DE_FALLECIDO[clase].nombre}: ${nameOf(fila)}`}
      keys={Object.fromEntries(acts.map((accion) => [TECLAS[accion], () => setAsking(accion)]))}
      first={first}
    >
      <Who fila={fila} clase={clase} />
      <Sides fila={fila} />
      <Warnings fila={fila} />
      <Decided fila={fila} />
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1" data-print="hide">
          {acts.map((accion, at) => (
            <Button key={accion} variant={at === 0 ? undefined : 'outline'} onClick={() => setAsking(accion)}>
              {ACCIONES_DE_FALLECIDO[accion].nombre}
            </Button>
          ))}
        </div>
      )}
      {asking === 'asentar' && <AsentarDialog {...{ fila, done, close }} />}
      {(asking === 'noEsElMismo' || asking === 'dejar') && (
        <DejarDialog {...{ fila, done, close }} accion={asking} />
      )}
    </QueueCard>
  )
}

const Who = ({ fila, clase }: { fila: Fila; clase: ClaseDeFallecido }) => (
  <div className="grid gap-1">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge color={COLORES[clase]}>{CLASES_DE_FALLECIDO[clase].nombre}</Badge>
      <QueuedMatriculado
        {...(fila.matriculadoID ? { matriculadoID: fila.matriculadoID } : {})}
        apellidoNombre={nameOf(fila)}
        {...(fila.aqui?.matricula ? { matricula: fila.aqui.matricula } : {})}
      />
    </div>
    <p className="text-muted-foreground">{CLASES_DE_FALLECIDO[clase].porque}</p>
  </div>
)

function Sides({ fila: { fila, alla, aqui } }: { fila: Fila }) {
  const nacio = aqui?.nacimiento ? ` · nació el ${formatFecha(aqui.nacimiento)}` : ''
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
      <Side
        label="En el Consejo"
        dice={sayEstado({ estado: aqui?.estado ?? '', desde: aqui?.desde ?? null })}
        quien={`${aqui?.apellidoNombre ?? ''} · DNI ${aqui?.dni ?? '—'}${nacio}`}
      />
      <Side
        label={fila ? `En la lista, fila ${fila}` : 'En la lista'}
        dice={sayDia({ dia: alla?.dia ?? null })}
        quien={`${alla?.apellidoNombre ?? ''} · DNI ${alla?.dni ?? '—'}${alla?.matricula ? ` · Matrícula ${alla.matricula}` : ''}`}
      />
    </dl>
  )
}

const Side = ({ label, dice, quien }: { label: string; dice: string; quien: string }) => (
  <div className="min-w-0">
    <dt className="text-muted-foreground">{label}</dt>
    <dd className="wrap-anywhere">
      <strong>{dice}</strong>
      <span className="block text-muted-foreground">{quien}</span>
    </dd>
  </div>
)

/** In red what may be of somebody alive; a debit goes on by itself. */
function Warnings({ fila }: { fila: Fila }) {
  const pagos = pagosOf(fila)
  const alive = pagos.filter(({ deAlguien }) => deAlguien)
  return (
    <>
      {alive.length > 0 && (
        <DangerNotice title="Pagó después de ese día: puede que viva, o que haya pagado otro">
          {alive.map((pago) => (
            <p key={sayPago(pago)}>{sayPago(pago)}</p>
          ))}
        </DangerNotice>
      )}
      {pagos
        .filter(({ deAlguien }) => !deAlguien)
        .map((pago) => (
          <p key={sayPago(pago)} className="text-muted-foreground">
            Después de ese día entró {sayPago(pago)}: no prueba que viva, nadie tuvo que pagarlo.
          </p>
        ))}
      {fila.reparo && <p className="text-destructive-ink wrap-anywhere">{fila.reparo}</p>}
      {fila.cambio && (
        <p className="text-destructive-ink">
          La ficha cambió después de leer la lista: léala de nuevo para decidir.
        </p>
      )}
    </>
  )
}

function Decided({ fila: { resuelta, motivo, quien, cuando } }: { fila: Fila }) {
  if (!resuelta) return null
  return (
    <p className="wrap-anywhere">
      <strong>{ACCIONES_DE_FALLECIDO[resuelta].hecho}</strong>
      <span className="text-muted-foreground">
        {quien && ` · ${quien}`}
        {cuando && ` · ${formatInstante(cuando).slice(0, -3)}`}
        {motivo && `: ${motivo}`}
      </span>
    </p>
  )
}
