import 'server-only'
import { traerReglas } from '@/contract/sesion'
import { AJUSTES } from '@/domain/ajustes'
import { readApi } from '@/lib/api/client'

/** The rule for new passwords in words; a foreign server has the specification's. */
export async function passwordRule(): Promise<string> {
  const result = await readApi(traerReglas, {})
  const own = result.ok ? result.datos.claveMinima : undefined
  const minimo = own || AJUSTES.claveMinima.defecto
  return own
    ? `Al menos ${minimo} caracteres, que no sean fáciles de adivinar`
    : `Al menos ${minimo} caracteres`
}
