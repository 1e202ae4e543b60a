import { hrefWith } from '@/components/data-table/address'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import type { Mes } from '@/domain/fechas'
import { PANTALLAS_DEL_MES } from '@/lib/debito-del-mes'
import { rutas } from '@/lib/routes'

/** The screen where the reports of a form of debit are loaded. */
export function hrefOfLoading(forma: number, mes?: Mes): string {
  const params = { mes: mes && textOfMes(mes) }
  const path = PANTALLAS_DEL_MES[forma]?.carga
  if (path) return hrefWith({ path, params: {} }, params)
  return hrefWith({ path: rutas.cargaDeOtrosDebitos(), params: { entidad: String(forma) } }, params)
}

export const titleOfReport = (forma: number): string => `Rendición de ${nombreDeForma(forma)}`
