'use client'

import { ChosenDialog, type FilaEn } from '@/components/avisos/envio/chosen-dialog'
import type { Motivo } from '@/components/avisos/envio/mensaje-dialog'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import type { vencimientos } from '@/contract/listas/vencimientos'
import { DATOS_VENCIMIENTO } from '@/domain/mensaje'

const VENCIMIENTO: Motivo<FilaEn<'/vencimiento/simularMensaje'>> = {
  inicial: {
    asunto: 'Vencimientos en su legajo',
    texto: `{saludo}:

Le recordamos los vencimientos de su legajo en el Consejo: {vencimientos}.

Por favor comuníquese con nosotros para renovar o actualizar lo que corresponda.

{firma}`,
  },
  datos: DATOS_VENCIMIENTO,
  valoresOf: ({ nombre = '', vencimientos = '' }) => ({ nombre, vencimientos }),
}

type Props = {
  elegidos: FiltrosDe<typeof vencimientos.declaracion> & { ids: number[] }
  close: () => void
  done: () => void
}

export const SendDialog = ({ elegidos, close, done }: Props) => (
  <ChosenDialog
    simular="/vencimiento/simularMensaje"
    enviar="/vencimiento/enviarMensaje"
    motivo={VENCIMIENTO}
    elegidos={elegidos}
    {...{ close, done }}
  />
)
