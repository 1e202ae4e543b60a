'use server'

import type { Descarga } from '@/lib/spreadsheets/descarga'
import { type FiltrosHistorial, historyBook } from '@/lib/padron/history-book'
import { traerHistorial } from '@/contract/historial'
import { NO_AUTORIZADO } from '@/contract/mensajes'
import { llamar } from '@/lib/api/cliente'
import { readPages } from '@/lib/api/paginas'
import { leerSesion } from '@/lib/sesion'

/**
 * The filtered history as a spreadsheet. Anybody can call a server action with anything: session and permission
 * first, then the input.
 */
export async function downloadHistory(matriculadoID: number, filtros: FiltrosHistorial): Promise<Descarga> {
  const sesion = await leerSesion()
  if (!sesion) return { caducada: true }
  if (!sesion.permisos.has('historial.ver')) return { error: NO_AUTORIZADO }
  const entrada = traerHistorial.entrada.forma.safeParse({ ...filtros, matriculadoID })
  if (!entrada.success) return { error: entrada.error.issues[0]?.message ?? '' }
  const result = await readPages((pagina) => llamar(traerHistorial, { ...entrada.data, pagina }, sesion))
  if (!result.ok) return result.tipo === 'sesion' ? { caducada: true } : { error: result.mensaje }
  return historyBook(result.datos)
}
