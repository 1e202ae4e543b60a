'use client'

import { ForMatriculado } from '@/components/acto/for-matriculado'
import { AcceptKeys, Queue, QueueCard, type Rechazo, type Tarjeta } from '@/components/form/queue'
import { ReasonDialog } from '@/components/form/reason-dialog'
import { useLlamada } from '@/components/llamada/use-llamada'
import { QueuedMatriculado } from '@/components/padron/matriculado/queued-matriculado'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { formatMoney } from '@/domain/dinero'
import { nameOfPapel } from '@/domain/papel'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type PapelPedido = LeidoEn<'/papel_pedido/traerTodos'>[number]

/** Papers that doctors asked for. With the focus on one, A issues it and R refuses it. */
export const RequestQueue = ({ filas }: { filas: readonly PapelPedido[] }) => (
  <Queue
    filas={filas}
    idOf={({ pedidoID }) => pedidoID}
    vacio="No hay papeles pedidos."
    teclas={<AcceptKeys acto="se emite" />}
    Tarjeta={Request}
    Rechazo={RefuseRequest}
  />
)

function Request({ fila, refuse, done, first }: Tarjeta<PapelPedido>) {
  const { pedidoID, apellidoNombre, nombre, texto, demora, pagado } = fila
  const { enviar, pendiente } = useLlamada('/papel_pedido/emitir', {
    exito: ({ numero }) =>
      `${nameOfPapel('certificado', numero ?? 0)} emitido. Se le avisa por correo a ${apellidoNombre ?? 'quien lo pidió'}`,
    fracaso: 'No se pudo emitir',
    quedaDicho: true,
    relee: true,
  })
  async function issue() {
    if (!pedidoID) return
    const result = await enviar({ pedidoID })
    if (result?.ok) done()
  }
  return (
    <QueueCard
      label={`${nombre} de ${apellidoNombre ?? 'sin nombre'}`}
      keys={{ a: pagado ? () => void issue() : undefined, r: refuse }}
      first={first}
    >
      <QueuedMatriculado {...fila} cuando={fila.pedido} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{nombre}</p>
        {texto && <p className="wrap-anywhere">Para: {texto}</p>}
        {demora && <p className="text-muted-foreground wrap-anywhere">{demora}</p>}
      </div>
      <Money {...fila} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1" data-print="hide">
        {pagado && (
          <Button busy={pendiente} onClick={() => void issue()}>
            Emitir
          </Button>
        )}
        <Button variant="outline" onClick={refuse}>
          Rechazar
        </Button>
      </div>
    </QueueCard>
  )
}

function Money({ monto, pagado }: PapelPedido) {
  if (monto === null || monto === undefined)
    return (
      <p>
        <Badge color="grey">Sin cargo</Badge>
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge color={pagado ? 'green' : 'orange'}>{pagado ? 'Pagado' : 'Falta que lo pague'}</Badge>
      <span className="tabular-nums">{formatMoney(monto)}</span>
    </p>
  )
}

const TEXTOS = {
  titulo: 'Rechazar el pedido',
  boton: 'Rechazar',
  haciendo: 'Rechazando...',
  que: 'se rechazó el pedido',
  exito: 'Se rechazó el pedido. Se le avisa por correo',
  fracaso: 'No se pudo rechazar',
}

function RefuseRequest({ fila, done, close }: Rechazo<PapelPedido>) {
  const { pedidoID, matriculadoID, nombre, apellidoNombre, monto, pagado } = fila
  return (
    <ReasonDialog
      ruta="/papel_pedido/rechazar"
      textos={TEXTOS}
      entrada={(motivo) => (pedidoID === undefined ? undefined : { pedidoID, motivo })}
      after={(refused) => refused && done()}
      close={close}
      head={matriculadoID !== undefined && <ForMatriculado matriculadoID={matriculadoID} />}
    >
      <div className="grid gap-2 wrap-anywhere">
        <p>
          <strong>{nombre}</strong> de {apellidoNombre || 'quien no tiene nombre'}. Lee el motivo en sus
          páginas y en un correo.
        </p>
        {monto && (
          <p>
            {pagado
              ? `Los ${formatMoney(monto)} que pagó no se devuelven solos: tesorería los resuelve con él.`
              : `Los ${formatMoney(monto)} que se le cargaron se quitan de su cuenta.`}
          </p>
        )}
      </div>
    </ReasonDialog>
  )
}
