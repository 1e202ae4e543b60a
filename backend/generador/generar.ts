import { Asientos } from '@/backend/generador/asientos'
import { createAzar } from '@/backend/generador/azar'
import { openCarga, withoutIndexes } from '@/backend/generador/carga'
import { readCatalogos } from '@/backend/generador/catalogos'
import { addCredentials, endWithDeath } from '@/backend/generador/credenciales'
import { liveMonths, openCuenta, type Cuenta, type Historia } from '@/backend/generador/historia'
import { createPersonas } from '@/backend/generador/personas'
import { inventSums } from '@/backend/generador/seguros'
import type { Papel } from '@/backend/generador/socio'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { pricesOf } from '@/backend/db/reference/precios'
import { insertPrices, seedReference } from '@/backend/db/reference/seed'
import { isOfPeople, readRegistro } from '@/backend/db/registro'
import { monthAt, monthNumber, partsOf, type Fecha } from '@/domain/fechas'

export interface PedidoGenerar {
  matriculados: number
  /** Everybody's months on record, 1 to 240, up to this one or to the day of leaving. */
  meses: number
  semilla: number
  hoy: Fecha
  /** Adds next year's prices, so that advance months can be tried in November (decision 17). */
  demo: boolean
  /** Nothing is collected by the banks' debits from this month on (`monthNumber`): who asks has it done by rounds. */
  sinDebito?: number
  /** Creates who collects at the counter; without it cash is nobody's. */
  cajeros?: (tx: Tx) => Promise<readonly number[]>
  alAvanzar?: (avance: Avance) => void
}

export interface Avance {
  etapa: 'matriculados' | 'meses' | 'índices'
  hecho: number
  total: number
}

export interface Resumen {
  matriculados: number
  cargos: number
  pagos: number
  movimientos: number
  planes: number
  /** The matricula of the member with 240 charged months and of the one who owes 300 items. */
  con240Meses: number
  con300Pendientes: number
}

/** Invented people may not enter the register; `message` is for the operator. */
export class GenerarError extends Error {}

const TABLES = [
  'matriculado',
  'periodo_matricula',
  'federacion_matriculado',
  'hospital_matriculado',
  'especialidad_matriculado',
  'da_listado',
  'plan_pago',
  'cargo',
  'pago',
  'linea',
  'recibo',
  'movimiento',
  'auditoria',
]
const WITH_IDS = [
  'matriculado',
  'especialidad_matriculado',
  'plan_pago',
  'cargo',
  'pago',
  'linea',
  'movimiento',
]
const MIN_MATRICULADOS = 5
const MAX_MESES = 240
/** Whoever left ten years ago has months from before that. */
const OLDEST_MONTH = MAX_MESES + 12 * 12

/**
 * Fills an empty register with invented people and a consistent ledger: the same seed and day give the same rows.
 * Throws `GenerarError` for a real register or one with members.
 */
export async function generar(db: Db, pedido: PedidoGenerar): Promise<Resumen> {
  requireSane(pedido)
  const resumen = await withTransaction(
    db,
    async (tx) => {
      await requireEmpty(tx)
      await seedReference(tx, pedido.hoy)
      await seedPrices(tx, pedido)
      await inventSums(tx)
      const cajeros = (await pedido.cajeros?.(tx)) ?? []
      const putBack = await withoutIndexes(tx, TABLES)
      // Agreements are looked up in the ledger, so they wait for its indexes.
      await tx.query('ALTER TABLE plan_pago DISABLE TRIGGER plan_pago_se_acuerda')
      const resumen = await invent(tx, pedido, cajeros)
      pedido.alAvanzar?.({ etapa: 'índices', hecho: 0, total: 1 })
      await putBack()
      await tx.query('ALTER TABLE plan_pago ENABLE TRIGGER plan_pago_se_acuerda')
      // Without statistics each agreement would read the whole ledger.
      await tx.query('ANALYZE cargo, movimiento')
      await tx.query('SELECT guardar_convenio(p) FROM plan_pago p ORDER BY p.id')
      await setCounters(tx)
      await addCredentials(tx, pedido.hoy)
      await endWithDeath(tx)
      return resumen
    },
    { statementTimeout: 0, lockTimeout: 0 },
  )
  await tidy(db)
  pedido.alAvanzar?.({ etapa: 'índices', hecho: 1, total: 1 })
  return resumen
}

function requireSane({ matriculados, meses }: PedidoGenerar): void {
  if (!Number.isInteger(matriculados) || matriculados < MIN_MATRICULADOS) {
    throw new GenerarError(`Se generan ${MIN_MATRICULADOS} matriculados o más.`)
  }
  if (!Number.isInteger(meses) || meses < 1 || meses > MAX_MESES) {
    throw new GenerarError(`Los meses van de 1 a ${MAX_MESES}.`)
  }
}

async function requireEmpty(tx: Tx): Promise<void> {
  if (isOfPeople((await readRegistro(tx))?.clase)) {
    throw new GenerarError('Un registro real no recibe matriculados inventados.')
  }
  const [row] = await tx.query<{ hay: boolean }>('SELECT EXISTS (SELECT FROM matriculado) AS hay')
  if (row?.hay) throw new GenerarError('El registro ya tiene matriculados: se genera solo en uno vacío.')
}

async function seedPrices(tx: Tx, { hoy, demo }: PedidoGenerar): Promise<void> {
  const current = partsOf(hoy)
  const first = monthAt(monthNumber(current) - OLDEST_MONTH).anio
  for (let anio = first; anio <= current.anio + (demo ? 1 : 0); anio++) await insertPrices(tx, pricesOf(anio))
}

async function invent(
  tx: Tx,
  { matriculados, meses, semilla, hoy, sinDebito = Infinity, alAvanzar }: PedidoGenerar,
  cajeros: readonly number[],
): Promise<Resumen> {
  const azar = createAzar(semilla)
  const carga = openCarga(tx)
  const asientos = new Asientos(carga, cajeros)
  const catalogos = await readCatalogos(tx)
  const historia: Historia = { azar, asientos, carga, conceptos: catalogos.conceptos, hoy, meses, sinDebito }
  const inventPersona = createPersonas(azar, catalogos, matriculados, hoy, carga)
  const veterano = Math.floor(matriculados / 10)
  const roles: Papel[] = ['veterano', 'deudor']
  const cuentas: Cuenta[] = []
  for (let index = 0; index < matriculados; index++) {
    const papel = roles[index - veterano]
    cuentas.push(openCuenta(historia, inventPersona(index, papel), papel))
    await carga.breathe()
    if (index % 1_000 === 0) alAvanzar?.({ etapa: 'matriculados', hecho: index, total: matriculados })
  }
  await liveMonths(historia, cuentas, (hecho, total) => alAvanzar?.({ etapa: 'meses', hecho, total }))
  await carga.finish()
  const matriculaOf = (papel: Papel): number =>
    cuentas.find((cuenta) => cuenta.papel === papel)?.socio.matricula ?? 0
  return {
    ...asientos.cuenta(),
    matriculados,
    con240Meses: matriculaOf('veterano'),
    con300Pendientes: matriculaOf('deudor'),
  }
}

async function setCounters(tx: Tx): Promise<void> {
  for (const table of WITH_IDS) {
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1), max(id) IS NOT NULL) FROM ${table}`,
    )
  }
  await tx.query(
    `UPDATE contador SET valor = CASE nombre
       WHEN 'recibo' THEN (SELECT coalesce(max(nro_recibo), 0) FROM pago)
       WHEN 'da_solicitud' THEN (SELECT coalesce(max(nro_solicitud), 0) FROM da_listado)
       ELSE (SELECT coalesce(max(nro_certificado), 0) FROM especialidad_matriculado) END
     WHERE nombre IN ('recibo', 'da_solicitud', 'certificado_especialidad')`,
  )
}

/** Without statistics and visibility the first screens would be planned blindly. */
async function tidy(db: Db): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(
      `VACUUM (ANALYZE) ${TABLES.join(', ')}, practica_matriculado, certificado_matriculado, concepto, departamento`,
    )
  } finally {
    // This connection's statement_timeout differs, so it leaves the pool.
    client.release(true)
  }
}
