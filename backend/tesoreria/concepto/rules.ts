import { refuse } from '@/backend/nucleo/rechazo'
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
  if (anio === undefined) refuse('anio', 'Ingrese el año')
  if (tipoMatriculaID === undefined) refuse('tipoMatriculaID', 'Elija el tipo de matrícula')
  if (!isTipoConCuota(tipoMatriculaID))
    refuse('tipoMatriculaID', 'Solo tienen precio ACTIVO, RESIDENTE y PASIVO')
  return { anio, tipoMatriculaID, variante }
}
