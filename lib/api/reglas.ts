import 'server-only'
import { traerReglas } from '@/contract/sesion'
import { AJUSTES } from '@/domain/ajustes'
import { leer } from '@/lib/api/cliente'
import { isPropio } from '@/lib/api/servidor'

/** What a new password must be, in words; on a server without rules of its own, the spec's (S1 5). */
export async function passwordRule(): Promise<string> {
  const result = (await isPropio()) ? await leer(traerReglas, {}) : undefined
  const minimo = (result?.ok && result.datos.claveMinima) || AJUSTES.claveMinima.defecto
  return `Al menos ${minimo} caracteres`
}
