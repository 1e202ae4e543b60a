import type { Queryable } from '@/backend/db/conexion'
import type { Cobertura } from '@/backend/tesoreria/libro/cargar'
import { matriculaName } from '@/backend/tesoreria/libro/nombres'
import { readPrices } from '@/backend/tesoreria/pago/precios'
import { VARIANTES } from '@/domain/cuota'
import type { Centavos } from '@/domain/dinero'
import { ESTADOS, ESTADOS_CON_CUOTA, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'
import { priceFor, variantOf } from '@/domain/precio'

/** What a month costs a member of a type with an insurance; every combination there can be has one. */
export interface Tarifa extends Cobertura {
  tipoMatriculaID: TipoConCuota
  variante: number
  /** null = nobody has set it. */
  monto: Centavos | null
  /** Name of the charge. */
  nombre: string
}

const COBERTURAS: readonly Cobertura[] = [false, true].flatMap((federacion) => [
  { federacion, ampliacion: false, ampliacionExtendida: false },
  { federacion, ampliacion: true, ampliacionExtendida: false },
  { federacion, ampliacion: false, ampliacionExtendida: true },
])

/** A month's tariff by the rules of a single charge, so that a run charges what 'Generar Cuotas' would. */
export async function readTarifas(db: Queryable, mes: Mes): Promise<Tarifa[]> {
  const precios = await readPrices(db, ESTADOS_CON_CUOTA)
  return ESTADOS_CON_CUOTA.flatMap((tipoMatriculaID) => {
    const own = precios.filter((precio) => precio.tipoMatriculaID === tipoMatriculaID)
    const nombre = matriculaName(tipoMatriculaID, mes)
    return COBERTURAS.map((cobertura) => {
      const variante = variantOf(cobertura)
      return { ...cobertura, tipoMatriculaID, variante, nombre, monto: priceFor(own, mes.anio, variante) }
    })
  })
}

/** 'ACTIVO con seguro 2027': what a price is called where it is missed. */
export const priceName = (tipo: TipoConCuota, variante: number, anio: number): string =>
  [ESTADOS[tipo], VARIANTES[variante], anio].filter(Boolean).join(' ')
