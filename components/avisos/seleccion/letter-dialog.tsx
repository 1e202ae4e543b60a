'use client'

import type { ReactNode } from 'react'
import { ForChosen } from '@/components/acto/for-chosen'
import { ChosenDialog, type FilaEn } from '@/components/avisos/envio/chosen-dialog'
import type { Motivo } from '@/components/avisos/envio/mensaje-dialog'
import type { Congelada } from '@/components/seleccion/freeze'
import { DATOS_SELECCION, type Medio } from '@/domain/mensaje'

const CARTA: Motivo<FilaEn<'/seleccion/simularMensaje'>> = {
  inicial: {
    asunto: 'Aviso del Consejo',
    texto: `{saludo}:



{firma}`,
  },
  datos: DATOS_SELECCION,
  valoresOf: ({ nombre = '', matricula = '', dni = '', estado = '' }) => ({ nombre, matricula, dni, estado }),
}

type Props = Congelada & {
  medio?: Medio
  head?: ReactNode
  sinDestino?: (medio: Medio) => ReactNode
  close: () => void
  done: () => void
}

export const LetterDialog = ({ seleccionID, medio, head, sinDestino, close, done, ...chosen }: Props) => (
  <ChosenDialog
    simular="/seleccion/simularMensaje"
    enviar="/seleccion/enviarMensaje"
    motivo={medio ? { ...CARTA, medio } : CARTA}
    elegidos={{ seleccionID }}
    head={head ?? <ForChosen {...chosen} />}
    {...{ sinDestino, close, done }}
  />
)
