'use client'

import { ChosenDialog, type FilaEn } from '@/components/avisos/envio/chosen-dialog'
import type { Motivo } from '@/components/avisos/envio/mensaje-dialog'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import type { rechazos } from '@/contract/listas/rechazos'
import { formatMoney } from '@/domain/dinero'
import { DATOS_RECHAZO } from '@/domain/mensaje'

const RECHAZO: Motivo<FilaEn<'/rechazo/simularMensaje'>> = {
  inicial: {
    asunto: 'No pudimos debitar su cuota de {mes}',
    texto: `{saludo}:

El banco no pudo debitar {importe} de {mes}. Lo que dice el banco: {motivo}.

{pago}

Si ya lo pagó, no tenga en cuenta este mensaje.

{firma}`,
  },
  datos: DATOS_RECHAZO,
  valoresOf: ({ nombre = '', importe, mes = '', porque = '' }) => ({
    ...{ nombre, mes, motivo: porque },
    ...(importe !== undefined && { importe: formatMoney(importe) }),
  }),
}

type Props = {
  elegidos: Pick<FiltrosDe<typeof rechazos.declaracion>, 'forma' | 'mes' | 'anio'> & { ids: number[] }
  close: () => void
  done: () => void
}

export const SendDialog = ({ elegidos, close, done }: Props) => (
  <ChosenDialog
    simular="/rechazo/simularMensaje"
    enviar="/rechazo/enviarMensaje"
    motivo={RECHAZO}
    elegidos={elegidos}
    {...{ close, done }}
  />
)
