'use client'

import { AcceptKeys, Queue, QueueCard, type Tarjeta } from '@/components/form/queue'
import { useLlamada } from '@/components/llamada/use-llamada'
import { QueuedMatriculado } from '@/components/padron/matriculado/queued-matriculado'
import { RefuseDialog, type Propuesta } from '@/components/padron/propuesta/refuse-dialog'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { CORREO, isTelefono, nameOfCampo } from '@/domain/propuesta'

/** What doctors proposed, the oldest first. With the focus on one, A approves it and R refuses it. */
export const PropuestaQueue = ({ filas }: { filas: readonly Propuesta[] }) => (
  <Queue
    filas={filas}
    idOf={({ propuestaID }) => propuestaID}
    vacio="No hay datos propuestos."
    teclas={<AcceptKeys acto="se aprueba" />}
    Tarjeta={Proposal}
    Rechazo={RefuseDialog}
  />
)

function Proposal({ fila, refuse, done, first }: Tarjeta<Propuesta>) {
  const { propuestaID, campo, apellidoNombre, actual = '', valor } = fila
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
  return (
    <QueueCard
      label={`${nameOfCampo(campo)} de ${apellidoNombre ?? 'sin nombre'}`}
      keys={{ a: () => void approve(), r: refuse }}
      first={first}
    >
      <QueuedMatriculado {...fila} cuando={fila.propuesta} />
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <Side label={`${nameOfCampo(campo)}: la ficha dice`} text={actual} />
        <Side label="Propone" text={valor ?? ''} strong />
      </dl>
      <Warnings {...fila} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1" data-print="hide">
        <Button busy={pendiente} onClick={() => void approve()}>
          Aprobar
        </Button>
        <Button variant="outline" onClick={refuse}>
          Rechazar
        </Button>
      </div>
    </QueueCard>
  )
}

const Side = ({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) => (
  <div className="min-w-0">
    <dt className="text-muted-foreground">{label}</dt>
    <dd className={`wrap-anywhere ${strong ? 'font-semibold' : ''}`}>{text || 'Sin dato'}</dd>
  </div>
)

function Warnings({ campo, cambio, visto, confirmada, vence, tarde }: Propuesta) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {vence && <Term vence={vence} tarde={tarde ?? false} />}
      {campo === CORREO && confirmada && <Badge color="green">Confirmado con un código</Badge>}
      {isTelefono(campo) && <Badge color="orange">Sin confirmar: llame a ese número antes de aprobar</Badge>}
      {cambio && (
        <p className="text-destructive-ink wrap-anywhere">
          La ficha cambió después: cuando lo propuso decía «{visto || 'sin dato'}».
        </p>
      )}
    </div>
  )
}

const Term = ({ vence, tarde }: { vence: Fecha; tarde: boolean }) =>
  tarde ? (
    <Badge color="red">Fuera de término: se contestaba hasta el {formatFecha(vence)}</Badge>
  ) : (
    <span className="text-muted-foreground">Se contesta hasta el {formatFecha(vence)}</span>
  )
