'use client'

import { useLlamada } from '@/components/llamada/use-llamada'
import type { Solicitud } from '@/components/medico/solicitud/solicitud-leida'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import type { ActoSobreSolicitud } from '@/domain/solicitud'

const ResolveDialog = porPedido(() =>
  import('@/components/medico/solicitud/resolve-dialog').then((module) => module.ResolveDialog),
)
const ReasonDialog = porPedido(() =>
  import('@/components/medico/solicitud/reason-dialogs').then((module) => module.SolicitudReasonDialog),
)

const CON_MOTIVO = [
  ['observar', 'Observar'],
  ['rechazar', 'Rechazar'],
  ['retirar', 'Retirar'],
] as const

/** What this person may do with a request as it is. */
export function SolicitudActs({ solicitud }: { solicitud: Solicitud }) {
  const { puede = [] } = solicitud
  const may = (acto: ActoSobreSolicitud) => puede.includes(acto)
  return (
    <>
      {may('admitir') && <Admit solicitud={solicitud} />}
      {may('resolver') && (
        <DialogButton
          fetch={ResolveDialog.fetch}
          dialog={(close) => <ResolveDialog solicitud={solicitud} close={close} />}
        >
          Aprobar
        </DialogButton>
      )}
      {CON_MOTIVO.filter(([acto]) => may(acto)).map(([acto, nombre]) => (
        <DialogButton
          key={acto}
          variant="outline"
          fetch={ReasonDialog.fetch}
          dialog={(close) => <ReasonDialog {...{ acto, solicitud, close }} />}
        >
          {nombre}
        </DialogButton>
      ))}
    </>
  )
}

function Admit({ solicitud: { id = 0, falta = [] } }: { solicitud: Solicitud }) {
  const { enviar, pendiente } = useLlamada('/solicitud/admitir', {
    exito: 'Se admitió la solicitud',
    fracaso: 'No se pudo admitir la solicitud',
    relee: true,
  })
  return (
    <Button
      variant={falta.length > 0 ? 'outline' : 'default'}
      busy={pendiente}
      onClick={() => void enviar({ solicitudID: id })}
    >
      Admitir
    </Button>
  )
}
