import 'server-only'
import { traerReglas } from '@/contract/sesion'
import { AJUSTES } from '@/domain/ajustes'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'

/** What a new password must be, in words; on a server without rules of its own, the spec's (S1 5). */
export async function passwordRule(): Promise<string> {
  const result = (await capacidades()).has('ajustes') ? await leer(traerReglas, {}) : undefined
  const minimo = (result?.ok && result.datos.claveMinima) || AJUSTES.claveMinima.defecto
  return `Al menos ${minimo} caracteres`
}
