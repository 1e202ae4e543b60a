import type { proponerAnio, simularAnio } from '@/contract/concepto'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { AMPLIADO, CUBIERTO, EXTENDIDO, joinSeguro } from '@/backend/nucleo/cobertura'
import { cite } from '@/backend/catalogos/acto/cita'
import { requireActo } from '@/backend/tesoreria/concepto/precio'
import { lockPrices } from '@/backend/tesoreria/concepto/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { readPrices, type PrecioDeTipo } from '@/backend/tesoreria/pago/precios'
import type { Cobertura } from '@/domain/cobertura'
import { CERO, MAX_SUMA, centavos, formatAmount, formatMoney, type Centavos } from '@/domain/dinero'
import { ESTADOS_CON_CUOTA, isTipoConCuota } from '@/domain/estados'
import type { Fecha } from '@/domain/fechas'
import { nameOfPrecio, priceFor, raisePrice, REDONDEOS, TIPO_PRECIO, variantOf } from '@/domain/precio'

type Propuesta = EntradaDe<typeof simularAnio>
type Simulacion = FilaDe<typeof simularAnio>
type Precio = Simulacion['precios'][number]

/** A new year's prices and the change of a year's income. Throws `Rechazo` at a field. */
export async function simulate(db: Queryable, propuesta: Propuesta, hoy: Fecha): Promise<Simulacion> {
  const { anio, desde } = propuesta
  if (anio <= desde) refuse('anio', `El año nuevo debe ser posterior a ${desde}`)
  if (!REDONDEOS.some((one) => one.centavos === propuesta.redondeo)) refuse('redondeo', 'Elija el redondeo')
  const vigentes = await readPrices(db, ESTADOS_CON_CUOTA)
  const precios = raiseAll(vigentes, propuesta)
  if (precios.length === 0) refuse('desde', `No hay precios de ${desde}`)
  const missing = precios.filter(({ existente }) => existente === null)
  const after = [...vigentes, ...missing.map(({ nuevo, ...keys }) => ({ ...keys, anio, monto: nuevo }))]
  return {
    cantidad: missing.length,
    total: sum(missing.map(({ nuevo }) => nuevo)),
    precios,
    ingresos: await readIncome(db, { vigentes, after, anio, desde, hoy }),
  }
}

function raiseAll(vigentes: readonly PrecioDeTipo[], propuesta: Propuesta): Precio[] {
  const { anio, desde, porcentaje, redondeo } = propuesta
  const of = (year: number) => vigentes.filter((precio) => precio.anio === year)
  return of(desde)
    .map(({ tipoMatriculaID, variante, monto }) => {
      const there = of(anio).find(
        (precio) => precio.tipoMatriculaID === tipoMatriculaID && precio.variante === variante,
      )
      const nuevo = raisePrice(monto, porcentaje, redondeo)
      if (nuevo === null) tooMuch()
      return { tipoMatriculaID, variante, anterior: monto, nuevo, existente: there?.monto ?? null }
    })
    .sort((a, b) => a.tipoMatriculaID - b.tipoMatriculaID || a.variante - b.variante)
}

const MESES = 12

interface Ingresos {
  vigentes: readonly PrecioDeTipo[]
  after: readonly PrecioDeTipo[]
  anio: number
  desde: number
  hoy: Fecha
}
type Grupo = Cobertura & { tipo: number; cantidad: number }

/** For each type, twelve months of today's members at both years' prices. */
async function readIncome(
  db: Queryable,
  { vigentes, after, anio, desde, hoy }: Ingresos,
): Promise<Simulacion['ingresos']> {
  const grupos = await db.query<Grupo>(
    `SELECT m.tipo_matricula_id AS tipo, ${CUBIERTO} AS federacion, ${AMPLIADO} AS ampliacion,
       ${EXTENDIDO} AS "ampliacionExtendida", count(*)::int AS cantidad
     FROM matriculado m ${joinSeguro('m.id', '$2')}
     WHERE m.genera_cuotas AND m.tipo_matricula_id = ANY($1) GROUP BY 1, 2, 3, 4`,
    [ESTADOS_CON_CUOTA, hoy],
  )
  return ESTADOS_CON_CUOTA.map((tipoMatriculaID) => {
    const own = grupos.filter(({ tipo }) => tipo === tipoMatriculaID)
    const yearly = (precios: readonly PrecioDeTipo[], year: number): Centavos => {
      const ofType = precios.filter((precio) => precio.tipoMatriculaID === tipoMatriculaID)
      return sum(
        own.map(
          (grupo) => BigInt(MESES * grupo.cantidad) * (priceFor(ofType, year, variantOf(grupo)) ?? CERO),
        ),
      )
    }
    return {
      tipoMatriculaID,
      cantidad: own.reduce((total, { cantidad }) => total + cantidad, 0),
      antes: yearly(vigentes, desde),
      despues: yearly(after, anio),
    }
  })
}

/** Makes the year's missing prices exactly as they were shown, and answers how many. */
export async function propose(
  tx: Tx,
  pedido: Pedido,
  { cantidad, total, actoID, ...propuesta }: EntradaDe<typeof proponerAnio>,
): Promise<number> {
  await lockPrices(tx)
  const now = await simulate(tx, propuesta, pedido.hoy)
  const { anio, desde, porcentaje } = propuesta
  if (now.cantidad === 0) refuse('anio', `Los precios de ${anio} ya están cargados`)
  if (now.cantidad !== cantidad || now.total !== total)
    throw new Rechazo(
      `Los precios cambiaron mientras los miraba: ahora son ${now.cantidad} por ${formatMoney(now.total)}. Revise y guarde otra vez.`,
    )
  await requireActo(tx, actoID)
  const descripcion = `Valores de ${desde} más ${formatAmount(centavos(BigInt(porcentaje)))} %`
  for (const { tipoMatriculaID, variante, nuevo, existente } of now.precios) {
    if (existente !== null || !isTipoConCuota(tipoMatriculaID)) continue
    const precio = {
      nombre: nameOfPrecio(tipoMatriculaID, variante, anio),
      descripcion,
      monto: nuevo,
      tipo: TIPO_PRECIO,
      anio,
      tipoMatriculaID,
      variante,
      actoID: actoID ?? null,
    }
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO concepto (nombre, descripcion, monto, tipo, anio, tipo_matricula_id, variante, acto_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      Object.values(precio),
    )
    if (!row) throw new Error('No se agregó el precio')
    if (actoID !== undefined) await cite(tx, actoID, 'concepto', row.id)
    await audit(tx, pedido, { entidad: 'concepto', entidadID: row.id, despues: precio })
  }
  return now.cantidad
}

function sum(amounts: readonly bigint[]): Centavos {
  const total = amounts.reduce((all, amount) => all + amount, 0n)
  if (total > MAX_SUMA) tooMuch()
  return centavos(total)
}

function tooMuch(): never {
  refuse('porcentaje', 'Da importes que pasan de lo que se puede registrar')
}
