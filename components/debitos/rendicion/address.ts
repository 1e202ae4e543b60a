import { BSE, ICBC } from '@/components/debitos/ronda/address'
import { hrefWith } from '@/components/data-table/address'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import type { Mes } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

/** The screen where the reports of a form of debit are loaded. */
export function hrefOfLoading(forma: number, mes?: Mes): string {
  const params = { mes: mes && textOfMes(mes) }
  if (forma === BSE) return hrefWith({ path: rutas.cargaDeBse(), params: {} }, params)
  if (forma === ICBC) return hrefWith({ path: rutas.cargaDeIcbc(), params: {} }, params)
  return hrefWith({ path: rutas.cargaDeOtrosDebitos(), params: { entidad: String(forma) } }, params)
}

export const titleOfReport = (forma: number): string => `Rendición de ${nombreDeForma(forma)}`
