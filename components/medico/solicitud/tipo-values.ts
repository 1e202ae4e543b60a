import type { Tipo } from '@/components/medico/solicitud/solicitud-leida'
import type { QuienDecide } from '@/domain/solicitud'

/** A paper as it stands in the form. */
interface RequisitoEscrito {
  nombre: string
  ayuda: string
  obligatorio: boolean
  original: boolean
  diasDeVigencia: number | undefined
}

/** A kind as it stands in the form. */
export interface Valores {
  nombre: string
  abierta: boolean
  decide: QuienDecide | undefined
  conceptoID: number | undefined
  plazoHabiles: number | undefined
  deuda: number | undefined
  estados: number
  anios: number | undefined
  devuelveCarnet: boolean
  corte: string
  requisitos: RequisitoEscrito[]
}

export const NUEVO: RequisitoEscrito = {
  ...{ nombre: '', ayuda: '', obligatorio: true, original: true },
  diasDeVigencia: undefined,
}

export const valuesOf = (tipo: Tipo): Valores => ({
  nombre: tipo.nombre ?? '',
  abierta: tipo.abierta ?? false,
  decide: tipo.decide,
  conceptoID: tipo.conceptoID ?? undefined,
  plazoHabiles: tipo.plazoHabiles ?? undefined,
  deuda: tipo.deuda,
  estados: tipo.estados ?? 0,
  anios: tipo.anios ?? undefined,
  devuelveCarnet: tipo.devuelveCarnet ?? false,
  corte: tipo.corte ?? '',
  requisitos: (tipo.requisitos ?? []).map(
    ({ nombre = '', ayuda = '', obligatorio, original, diasDeVigencia }) => ({
      ...{ nombre, ayuda, obligatorio: obligatorio ?? false, original: original ?? false },
      diasDeVigencia: diasDeVigencia ?? undefined,
    }),
  ),
})
