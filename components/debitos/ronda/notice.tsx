'use client'

import { DialogButton } from '@/components/ui/dialog-button'
import { Mail } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { formatFecha, today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const NoticeDialog = porPedido(() =>
  import('@/components/debitos/ronda/notice-dialog').then((module) => module.NoticeDialog),
)

type Aviso = NonNullable<LeidoEn<'/ronda/traerDatos'>['aviso']>
type Props = { rondaID: number; aviso: Aviso; cantidad: number }

/** Until when a round's members are to be told of it, how many were, and the notice itself. */
export function Notice({ rondaID, aviso: { vencimiento, hasta, dias = 0, avisados = 0 }, cantidad }: Props) {
  const late = hasta !== undefined && hasta < today()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        {vencimiento && `Se debita el ${formatFecha(vencimiento)}. `}
        {hasta &&
          (late
            ? `Había que avisar antes del ${formatFecha(hasta)} (${dias} días): avise cuanto antes. `
            : `Avise hasta el ${formatFecha(hasta)}, ${dias} días antes. `)}
        Avisados: {formatCount(avisados)} de {formatCount(cantidad)}.
      </p>
      {avisados < cantidad && (
        <DialogButton
          variant="outline"
          fetch={NoticeDialog.fetch}
          dialog={(close) => <NoticeDialog rondaID={rondaID} close={close} />}
        >
          <Mail aria-hidden />
          Avisar a los matriculados
        </DialogButton>
      )}
    </div>
  )
}
