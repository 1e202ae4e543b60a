import { hrefWith } from '@/components/data-table/address'
import { textOfMes } from '@/domain/cuota'
import { isFormaDeBanco, nombreDeForma } from '@/domain/debito/formas'
import type { Mes } from '@/domain/fechas'
import { PANTALLAS_DEL_MES } from '@/lib/debito-del-mes'
import { rutas } from '@/lib/routes'

/** The screen where a form of debit is closed for a month. */
export function hrefOfMonth(forma: number, mes: Mes): string {
  const params = { mes: textOfMes(mes) }
  const path = PANTALLAS_DEL_MES[forma]?.archivo
  if (path) return hrefWith({ path, params }, {})
  return hrefWith({ path: rutas.archivoOtrosDebitos(), params }, { entidad: String(forma) })
}

export const titleOfForma = (forma: number): string =>
  isFormaDeBanco(forma) ? `Débito de ${nombreDeForma(forma)}` : `Otros débitos: ${nombreDeForma(forma)}`
