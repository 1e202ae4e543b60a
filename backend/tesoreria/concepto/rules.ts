import { Rechazo } from '@/backend/nucleo/rechazo'
import { isTipoConCuota, type TipoConCuota } from '@/domain/estados'

export interface ClavePrecio {
  anio: number
  tipoMatriculaID: TipoConCuota
  variante: number
}

/** Throws `Rechazo` at the key that is missing, or by which no month is charged. */
export function requireKeys(given: {
  anio: number | undefined
  tipoMatriculaID: number | undefined
  variante: number | undefined
}): ClavePrecio {
  const { anio, tipoMatriculaID, variante = 0 } = given
  if (anio === undefined) throw at('anio', 'Ingrese el año')
  if (tipoMatriculaID === undefined) throw at('tipoMatriculaID', 'Elija el tipo de matrícula')
  if (!isTipoConCuota(tipoMatriculaID))
    throw at('tipoMatriculaID', 'Solo tienen precio ACTIVO, RESIDENTE y PASIVO')
  return { anio, tipoMatriculaID, variante }
}

const at = (clave: string, mensaje: string): Rechazo => new Rechazo(mensaje, { [clave]: mensaje })
