'use client'

import { ChosenDialog, type FilaEn } from '@/components/avisos/envio/chosen-dialog'
import type { Motivo } from '@/components/avisos/envio/mensaje-dialog'
import { DATOS_DEBITO } from '@/domain/mensaje'

const DEBITO: Motivo<FilaEn<'/da_listado/simularMensaje'>> = {
  inicial: {
    asunto: 'Su débito automático',
    texto: `{saludo}:

Está adherido al débito automático de sus cuotas por {forma}.

Ante cualquier cambio, por favor comuníquese con Tesorería.

{firma}`,
  },
  datos: DATOS_DEBITO,
  valoresOf: ({ nombre = '', forma = '' }) => ({ nombre, forma }),
}

type Props = { ids: number[]; close: () => void; done: () => void }

export const SendDialog = ({ ids, close, done }: Props) => (
  <ChosenDialog
    simular="/da_listado/simularMensaje"
    enviar="/da_listado/enviarMensaje"
    motivo={DEBITO}
    elegidos={{ ids }}
    {...{ close, done }}
  />
)
