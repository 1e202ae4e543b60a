'use client'

import { PapelBadge } from '@/components/medico/solicitud/solicitud-badge'
import type { PapelDe, Solicitud } from '@/components/medico/solicitud/solicitud-leida'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { formatFecha, formatInstante } from '@/domain/fechas'
import { addressOfArchivo } from '@/lib/llamada/file-address'

const AcceptDialog = porPedido(() =>
  import('@/components/medico/solicitud/accept-dialog').then((module) => module.AcceptDialog),
)
const AttachDialog = porPedido(() =>
  import('@/components/medico/solicitud/attach-dialog').then((module) => module.AttachDialog),
)
const ReasonDialog = porPedido(() =>
  import('@/components/medico/solicitud/reason-dialogs').then((module) => module.SolicitudReasonDialog),
)

type Props = {
  solicitud: Pick<Solicitud, 'id' | 'numero' | 'anio' | 'tipo' | 'matriculadoID'>
  papeles: readonly PapelDe[]
  /** Papers change until it is admitted. */
  cambia: boolean
}

/** What its kind asks for, and what came of it. */
export const PapelList = ({ papeles, ...props }: Props) => (
  <Card className="grid gap-3 px-4 py-4 md:px-5">
    <CardTitle className="text-base">Papeles</CardTitle>
    {papeles.length === 0 ? (
      <p className="text-muted-foreground">No pide ninguno.</p>
    ) : (
      <ul aria-label="Papeles" className="divide-y rounded-lg border">
        {papeles.map((papel) => (
          <Papel key={papel.id} papel={papel} {...props} />
        ))}
      </ul>
    )}
  </Card>
)

function Papel({ papel, solicitud, cambia }: Omit<Props, 'papeles'> & { papel: PapelDe }) {
  const { nombre, ayuda, obligatorio, estado, motivo, fecha, visto, vistoPor, original, huella } = papel
  return (
    <li className="grid gap-2 px-3 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-medium">
            {nombre}
            {!obligatorio && <span className="font-normal text-muted-foreground"> (si corresponde)</span>}
          </p>
          {ayuda && <p className="text-[0.8125rem] text-muted-foreground">{ayuda}</p>}
          {motivo && <p className="text-destructive-ink">{motivo}</p>}
          {fecha && <p className="text-muted-foreground">Del {formatFecha(fecha)}</p>}
          {visto ? (
            <p className="text-muted-foreground">
              Original visto el {formatInstante(visto).slice(0, -3)}
              {vistoPor && ` por ${vistoPor}`}
            </p>
          ) : (
            original && estado === 'aceptado' && <p>Falta ver el original</p>
          )}
        </div>
        {estado && <PapelBadge estado={estado} />}
      </div>
      {(cambia || huella) && <PapelActs {...{ papel, solicitud, cambia }} />}
    </li>
  )
}

function PapelActs({ papel, solicitud, cambia }: Omit<Props, 'papeles'> & { papel: PapelDe }) {
  const { id = 0, nombre = '', huella, estado, original, visto } = papel
  const { id: solicitudID = 0, matriculadoID = 0 } = solicitud
  const done = estado === 'aceptado' && (!original || Boolean(visto))
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      {huella && (
        <Button variant="outline" size="sm" asChild>
          <a
            href={addressOfArchivo('/solicitud/verPapel', { solicitudID, papelID: id }, huella)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Ver: ${nombre}`}
          >
            Ver
          </a>
        </Button>
      )}
      {cambia && !done && (
        <DialogButton
          variant="outline"
          size="sm"
          aria-label={`Aceptar: ${nombre}`}
          fetch={AcceptDialog.fetch}
          dialog={(close) => <AcceptDialog {...{ solicitudID, matriculadoID, papel, close }} />}
        >
          Aceptar
        </DialogButton>
      )}
      {cambia && (
        <>
          <DialogButton
            variant="outline"
            size="sm"
            aria-label={`${huella ? 'Reemplazar' : 'Agregar'} archivo: ${nombre}`}
            fetch={AttachDialog.fetch}
            dialog={(close) => <AttachDialog {...{ solicitudID, matriculadoID, papel, close }} />}
          >
            {huella ? 'Reemplazar archivo' : 'Agregar archivo'}
          </DialogButton>
          <DialogButton
            variant="outline"
            size="sm"
            aria-label={`Observar: ${nombre}`}
            fetch={ReasonDialog.fetch}
            dialog={(close) => (
              <ReasonDialog acto="observar" solicitud={solicitud} papel={{ id, nombre }} close={close} />
            )}
          >
            Observar
          </DialogButton>
        </>
      )}
    </div>
  )
}
