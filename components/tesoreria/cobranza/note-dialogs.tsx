'use client'

import { DialogOf } from '@/components/acto/dialog-of'
import { formulario } from '@/components/acto/formulario'
import {
  CLAVES_DE_MEDIO,
  MAX_DETALLE_DE_EVENTO,
  MAX_SEGUIMIENTO,
  MEDIOS_DE_INTIMACION,
} from '@/domain/prescripcion'

type Props = { matriculadoID: number; close: () => void }

const DETALLE = { etiqueta: 'Detalle', tipo: 'parrafo', maximo: MAX_DETALLE_DE_EVENTO } as const
const EXITO = 'Se anotó la gestión'
const FRACASO = 'No se pudo anotar la gestión'
const llamada = () => import('@/contract/cobranza')

const INTIMACION = formulario('/cobranza/intimar', {
  titulo: 'Intimación enviada',
  exito: EXITO,
  fracaso: FRACASO,
  campos: {
    dia: { etiqueta: 'Se envió el', tipo: 'fecha', requerido: true, medio: true },
    medio: {
      ...{ etiqueta: 'Cómo', tipo: 'opcion', requerido: true, medio: true },
      opciones: CLAVES_DE_MEDIO.map((id) => ({ id, nombre: MEDIOS_DE_INTIMACION[id] })),
    },
    seguimiento: { etiqueta: 'Número de seguimiento', tipo: 'texto', maximo: MAX_SEGUIMIENTO },
    detalle: DETALLE,
  },
  llamada: async () => (await llamada()).intimar,
  incierto: 'se anotó la intimación',
})

export const LetterDialog = ({ matriculadoID, close }: Props) => (
  <DialogOf form={INTIMACION} fijos={{ matriculadoID }} {...{ matriculadoID, close }} />
)

const MEDIACION = formulario('/cobranza/anotar', {
  titulo: 'Mediación cerrada',
  exito: EXITO,
  fracaso: FRACASO,
  campos: {
    dia: { etiqueta: 'Se notificó el', tipo: 'fecha', requerido: true, medio: true },
    hasta: { etiqueta: 'Acta de cierre del', tipo: 'fecha', requerido: true, medio: true },
    detalle: DETALLE,
  },
  llamada: async () => (await llamada()).anotar,
  incierto: 'se anotó la mediación',
})

const DEMANDA = formulario('/cobranza/anotar', {
  titulo: 'Demanda judicial',
  exito: EXITO,
  fracaso: FRACASO,
  campos: {
    dia: { etiqueta: 'Se presentó el', tipo: 'fecha', requerido: true },
    detalle: { ...DETALLE, etiqueta: 'Juzgado y autos' },
  },
  llamada: async () => (await llamada()).anotar,
  incierto: 'se anotó la demanda',
})

/** A mediation has two days, a petition one. */
export const ProceedingDialog = ({ clase, ...props }: Props & { clase: 'mediacion' | 'demanda' }) => (
  <DialogOf
    form={clase === 'mediacion' ? MEDIACION : DEMANDA}
    fijos={{ matriculadoID: props.matriculadoID, clase }}
    {...props}
  />
)
