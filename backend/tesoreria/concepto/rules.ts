import { Rechazo } from '@/backend/nucleo/rechazo'
import { isTipoConCuota, type TipoConCuota } from '@/domain/estados'

/** What a price is for; there is one of each (decision 29). */
export interface ClavePrecio {
  anio: number
  tipoMatriculaID: TipoConCuota
  variante: number
}

/** The keys of a price, all of them. Throws `Rechazo` at the one that is missing or that no month is charged by. */
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
