'use client'

import Link from 'next/link'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { RefuseDialog } from '@/components/padron/propuesta/refuse-dialog'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Kbd } from '@/components/ui/kbd'
import { Tag } from '@/components/ui/tag'
import { formatInstante } from '@/domain/fechas'
import { CORREO, isTelefono, nameOfCampo } from '@/domain/propuesta'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type Propuesta = LeidoEn<'/propuesta/traerTodos'>[number]

/** What doctors proposed, the oldest first. With the focus on one, A approves it and R refuses it. */
export function ProposalQueue({ filas: leidas }: { filas: readonly Propuesta[] }) {
  const [resolved, setResolved] = useState<readonly unknown[]>([])
  const [refusing, setRefusing] = useState<Propuesta>()
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<number>(undefined)
  /** The next one takes the place and the focus of what was resolved, before the list is read again. */
  useEffect(() => {
    if (place.current === undefined) return
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-propuesta]') ?? []
    ;(cards[place.current] ?? cards[place.current - 1])?.focus()
    place.current = undefined
  }, [resolved])
  const filas = leidas.filter(({ propuestaID }) => !resolved.includes(propuestaID))
  const take = ({ propuestaID }: Propuesta) => {
    place.current = filas.findIndex((one) => one.propuestaID === propuestaID)
    setResolved([...resolved, propuestaID])
  }
  if (filas.length === 0)
    return <p className="rounded-lg border px-4 py-6 text-center text-soft">No hay datos propuestos.</p>
  return (
    <>
      <p className="mb-3 text-soft max-sm:hidden">
        Con la tecla <Kbd>A</Kbd> se aprueba la que está elegida y con <Kbd>R</Kbd> se rechaza; <Kbd>Tab</Kbd>{' '}
        pasa a la siguiente.
      </p>
      <ul ref={list} className="grid gap-3">
        {filas.map((fila, at) => (
          <li key={fila.propuestaID}>
            <Proposal fila={fila} refuse={() => setRefusing(fila)} done={() => take(fila)} first={at === 0} />
          </li>
        ))}
      </ul>
      {refusing && (
        <RefuseDialog propuesta={refusing} done={() => take(refusing)} close={() => setRefusing(undefined)} />
      )}
    </>
  )
}

type Props = { fila: Propuesta; refuse: () => void; done: () => void; first: boolean }

function Proposal({ fila, refuse, done, first }: Props) {
  const { propuestaID, matriculadoID, apellidoNombre, matricula, campo, actual = '', valor, propuesta } = fila
  const { enviar, pendiente } = useLlamada('/propuesta/aprobar', {
    exito: `${nameOfCampo(campo)} de ${apellidoNombre ?? 'el matriculado'}: aprobado`,
    fracaso: 'No se pudo aprobar',
    quedaDicho: true,
    relee: true,
  })
  async function approve() {
    if (!propuestaID) return
    const result = await enviar({ propuestaID, valorPrevio: actual })
    if (result?.ok) done()
  }
  function press(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'a' && key !== 'r') return
    event.preventDefault()
    if (key === 'r') refuse()
    else if (!event.repeat) void approve()
  }
  return (
    <Card
      aria-label={`${nameOfCampo(campo)} de ${apellidoNombre ?? 'sin nombre'}`}
      data-propuesta
      tabIndex={0}
      autoFocus={first}
      onKeyDown={press}
      className="grid gap-3 px-4 py-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {matriculadoID ? (
          <Link href={rutas.ficha(matriculadoID)} className="link font-semibold wrap-anywhere">
            {apellidoNombre || 'Sin nombre'}
          </Link>
        ) : (
          apellidoNombre
        )}
        <span className="text-soft tabular-nums">
          Matrícula {matricula ?? '—'}
          {propuesta && ` · ${formatInstante(propuesta).slice(0, -3)}`}
        </span>
      </div>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <Side label={`${nameOfCampo(campo)}: la ficha dice`} text={actual} />
        <Side label="Propone" text={valor ?? ''} strong />
      </dl>
      <Warnings {...fila} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1" data-print="hide">
        <Button variant="primary" busy={pendiente} onClick={() => void approve()}>
          Aprobar
        </Button>
        <Button onClick={refuse}>Rechazar</Button>
      </div>
    </Card>
  )
}

const Side = ({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) => (
  <div className="min-w-0">
    <dt className="text-soft">{label}</dt>
    <dd className={`wrap-anywhere ${strong ? 'font-semibold' : ''}`}>{text || 'Sin dato'}</dd>
  </div>
)

function Warnings({ campo, cambio, visto, confirmada }: Propuesta) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {campo === CORREO && confirmada && <Tag color="green">Confirmado con un código</Tag>}
      {isTelefono(campo) && <Tag color="orange">Sin confirmar: llame a ese número antes de aprobar</Tag>}
      {cambio && (
        <p className="text-danger-ink wrap-anywhere">
          La ficha cambió después: cuando lo propuso decía «{visto || 'sin dato'}».
        </p>
      )}
    </div>
  )
}
