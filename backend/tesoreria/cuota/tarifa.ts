import type { Queryable } from '@/backend/db/conexion'
import { matriculaName } from '@/backend/tesoreria/ledger/nombres'
import { readPrices } from '@/backend/tesoreria/pago/precios'
import { SIN_COBERTURA, type Cobertura } from '@/domain/cobertura'
import { VARIANTES } from '@/domain/cuota'
import type { Centavos } from '@/domain/dinero'
import { ESTADOS, ESTADOS_CON_CUOTA, type TipoConCuota } from '@/domain/estados'
import type { Mes } from '@/domain/fechas'
import { priceFor, variantOf } from '@/domain/precio'

/** A month's price for a type with an insurance; every combination has one. */
export interface Tarifa extends Cobertura {
  tipoMatriculaID: TipoConCuota
  variante: number
  /** Null when nobody has set it. */
  monto: Centavos | null
  nombre: string
}

const CON_SEGURO: Cobertura = { ...SIN_COBERTURA, federacion: true }
const COBERTURAS: readonly Cobertura[] = [
  SIN_COBERTURA,
  CON_SEGURO,
  { ...CON_SEGURO, ampliacion: true },
  { ...CON_SEGURO, ampliacionExtendida: true },
]

/** Uses the rules of a single charge, so that a run charges the same as 'Generar Cuotas'. */
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

/** 'ACTIVO con seguro 2027': the name of a missing price. */
export const priceName = (tipo: TipoConCuota, variante: number, anio: number): string =>
  [ESTADOS[tipo], VARIANTES[variante], anio].filter(Boolean).join(' ')
