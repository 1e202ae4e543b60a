import 'server-only'
import { traerReglas } from '@/contract/sesion'
import { AJUSTES } from '@/domain/ajustes'
import { readApi } from '@/lib/api/client'

/** The rule for new passwords in words; a foreign server has the specification's. */
export async function passwordRule(): Promise<string> {
  const result = await readApi(traerReglas, {})
  const minimo = (result.ok && result.datos.claveMinima) || AJUSTES.claveMinima.defecto
  return `Al menos ${minimo} caracteres`
}
