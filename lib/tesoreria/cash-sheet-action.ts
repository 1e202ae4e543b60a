'use server'

import type { Descarga } from '@/lib/spreadsheets/descarga'
import { rowsOf, ESTADOS_CAJA, type FilaCaja } from '@/lib/tesoreria/sheet-rows'
import type { DeQuien } from '@/lib/tesoreria/whose'
import { traerPlanilla } from '@/contract/caja'
import { NO_AUTORIZADO } from '@/contract/mensajes'
import { formatFecha, type Fecha } from '@/domain/fechas'
import { llamar } from '@/lib/api/cliente'
import { leerSesion } from '@/lib/sesion'

/**
 * The sheet as a spreadsheet. Anybody can call a server action with anything: session and permission first, then the
 * input. The API decides whose sheet it may be.
 */
export async function downloadSheet(fecha: Fecha, deQuien: DeQuien): Promise<Descarga> {
  const sesion = await leerSesion()
  if (!sesion) return { caducada: true }
  if (!sesion.permisos.has('caja.ver')) return { error: NO_AUTORIZADO }
  const entrada = traerPlanilla.entrada.forma.safeParse({ fecha, ...deQuien })
  if (!entrada.success) return { error: entrada.error.issues[0]?.message ?? '' }
  const result = await llamar(traerPlanilla, entrada.data, sesion)
  if (!result.ok) return result.tipo === 'sesion' ? { caducada: true } : { error: result.mensaje }
  // Loaded with the first download, since the library is as big as the rest of the process.
  const { writeXlsx } = await import('@/lib/spreadsheets/hoja')
  const bytes = writeXlsx<FilaCaja>({
    titulo: `Planilla de Caja ${formatFecha(fecha)} ${result.datos.quien ?? ''}`.trim(),
    columnas: [
      { titulo: 'RECIBO', tipo: 'texto', valor: ({ recibo }) => recibo },
      { titulo: 'HORA', tipo: 'texto', valor: ({ hora }) => hora },
      { titulo: 'MATRICULADO', tipo: 'texto', valor: ({ matriculado }) => matriculado },
      { titulo: 'MEDIO DE PAGO', tipo: 'texto', valor: ({ mp }) => mp },
      { titulo: 'COBRÓ', tipo: 'texto', valor: ({ usuario }) => usuario },
      { titulo: 'ESTADO', tipo: 'texto', valor: ({ estado }) => ESTADOS_CAJA[estado].label },
      { titulo: 'MONTO', tipo: 'dinero', valor: ({ monto }) => monto },
    ],
    filas: rowsOf(result.datos, fecha),
  })
  return new Blob([bytes.slice()]).stream()
}
