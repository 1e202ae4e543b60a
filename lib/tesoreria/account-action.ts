'use server'

import type { Descarga } from '@/lib/spreadsheets/descarga'
import { NO_AUTORIZADO } from '@/contract/mensajes'
import { traerCuentaCorriente } from '@/contract/pago'
import type { Fecha } from '@/domain/fechas'
import { llamar } from '@/lib/api/cliente'
import { leerSesion } from '@/lib/sesion'
import { accountBook } from '@/lib/tesoreria/account-book'

const SIEMPRE = { desde: '1900-01-01', hasta: '2200-01-01' }

/**
 * The statement of the shown range, or the whole history without its opening row. Anybody can call a server action
 * with anything: session and permission first, then the input.
 */
export async function downloadAccount(
  matriculadoID: number,
  rango: { desde: Fecha; hasta: Fecha } | 'historico',
): Promise<Descarga> {
  const sesion = await leerSesion()
  if (!sesion) return { caducada: true }
  if (!sesion.permisos.has('cuenta.descargar')) return { error: NO_AUTORIZADO }
  const historico = rango === 'historico'
  const entrada = traerCuentaCorriente.entrada.forma.safeParse({
    ...(historico ? SIEMPRE : rango),
    matriculadoID,
    traerMatriculas: true,
    traerConceptos: true,
    traerPP: true,
  })
  if (!entrada.success) return { error: entrada.error.issues[0]?.message ?? '' }
  const result = await llamar(traerCuentaCorriente, entrada.data, sesion)
  if (!result.ok) return result.tipo === 'sesion' ? { caducada: true } : { error: result.mensaje }
  return accountBook(historico ? result.datos.slice(1) : result.datos)
}
