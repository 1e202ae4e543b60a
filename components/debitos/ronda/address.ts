import { hrefWith } from '@/components/data-table/address'
import { textOfMes } from '@/domain/cuota'
import { isFormaDeBanco, nombreDeForma } from '@/domain/debito/formas'
import type { Mes } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

export const BSE = 41 as const
export const ICBC = 42 as const

/** The screen where a form of debit is closed for a month. */
export function hrefOfMonth(forma: number, mes: Mes): string {
  const params = { mes: textOfMes(mes) }
  if (forma === BSE) return hrefWith({ path: rutas.archivoBse(), params }, {})
  if (forma === ICBC) return hrefWith({ path: rutas.archivoIcbc(), params }, {})
  return hrefWith({ path: rutas.archivoOtrosDebitos(), params }, { entidad: String(forma) })
}

export const titleOfForma = (forma: number): string =>
  isFormaDeBanco(forma) ? `Débito de ${nombreDeForma(forma)}` : `Otros débitos: ${nombreDeForma(forma)}`
