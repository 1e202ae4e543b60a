import { readFeriados } from '@/backend/acceso/ajuste/feriados'
import { may } from '@/backend/acceso/cuenta/sesion'
import { countPorVencer } from '@/backend/avisos/vencimiento/store'
import type { Queryable } from '@/backend/db/conexion'
import { PAGADO } from '@/backend/credenciales/papel-pedido/abierto'
import { countCumples } from '@/backend/estadisticas/tablero/cumples'
import { countWaiting as countFallecidos } from '@/backend/padron/fallecidos/store'
import { isOverdue } from '@/backend/padron/refeps/store'
import { FORMA } from '@/backend/nucleo/forma-de-debito'
import { ABIERTO } from '@/backend/nucleo/estado-programado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { countWaiting } from '@/backend/medico/solicitud/store'
import { countPending } from '@/backend/padron/propuesta/store'
import { countSinCobertura } from '@/backend/seguros/control/store'
import { readAjustesDeDebito } from '@/backend/debitos/ajuste/store'
import { readResultados } from '@/backend/debitos/rendicion/resultados'
import { nombreDeForma } from '@/domain/debito/formas'
import { subtract, sumMoney } from '@/domain/dinero'
import { MEDIOS } from '@/domain/recibo'
import { SIN_DINERO } from '@/backend/debitos/rechazo/store'
import { readPlanilla } from '@/backend/tesoreria/caja/planilla'
import { EN_REVISION } from '@/backend/tesoreria/en-linea/store'
import { measure } from '@/backend/tarea/vigilancia'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { readCierre } from '@/backend/tesoreria/ledger/cierre'
import type { traerPendientes } from '@/contract/inicio'
import type { FilaDe } from '@/contract/llamada'
import { ESTADOS_PARA_EMITIR } from '@/domain/ajustes-de-emision'
import { textOfMes } from '@/domain/cuota'
import { periodOf } from '@/domain/debito/ajustes'
import { yearToFill } from '@/domain/debito/feriados'
import { BANCOS_DE_DEBITO, declaredBank } from '@/domain/debito/bancos'
import { TIPO_MATRICULA, ESTADOS_CON_CUOTA } from '@/domain/estados'
import { addDays, monthAt, monthNumber, partsOf, startOfMonth } from '@/domain/fechas'
import {
  type ClaseDePendiente,
  CLASES_DE_PENDIENTE,
  DIAS_ANTES_DEL_DEBITO,
  DIAS_DE_APLICADO,
  DIAS_DE_NOVEDAD,
  DIAS_EN_INICIO,
  PENDIENTES,
} from '@/domain/pendiente'
import { CLASES_VIGILADAS, type ClaseVigilada, tellValor, VIGILADOS, warningsOf } from '@/domain/vigilancia'

type Pendiente = FilaDe<typeof traerPendientes>['pendientes'][number]
type Contado = Partial<Omit<Pendiente, 'clase'>>
type Lectura = (db: Queryable, pedido: Pedido) => Promise<Contado>

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

const count =
  (sql: string): Lectura =>
  async (db) => {
    const [row] = await db.query<{ cantidad: number }>(`SELECT count(*)::int AS cantidad ${sql}`)
    return row ?? {}
  }

/** Money of the banks that waits for a person: what came in apart from what went back. */
const sumPorResolver =
  (which: string): Lectura =>
  async (db) => {
    const [row] = await db.query<Required<Pick<Pendiente, 'cantidad' | 'monto'>>>(
      `SELECT count(*)::int AS cantidad, sum(importe)::bigint AS monto FROM cobro_por_resolver
       WHERE estado = 'pendiente' AND ${which}`,
    )
    return row ?? {}
  }

/** What one took today, as its sheet has it; what a bank's report brought is in nobody's drawer. */
const readCaja: Lectura = async (db, { persona, hoy }) => {
  const planilla = await readPlanilla(db, { fecha: hoy, deQuien: persona.usuarioID, quien: '' })
  const [counted] = await db.query(
    'SELECT FROM arqueo WHERE usuario_id = $1 AND fecha = $2 AND anulado_en IS NULL',
    [persona.usuarioID, hoy],
  )
  const taken = planilla.medios.filter(({ mp }) => mp !== MEDIOS.debito)
  const back = planilla.devoluciones.filter(({ mp }) => mp !== MEDIOS.debito)
  return {
    cantidad: sum(taken.map(({ cantidad }) => cantidad)) + back.length,
    monto: sumMoney(
      taken.flatMap(({ mp, total, devuelto }) => (mp === MEDIOS.saldo ? [] : [subtract(total, devuelto)])),
    ),
    detalle: counted ? 'contada' : 'sin contar',
  }
}

const CUOTA = (de: string): string =>
  `c.matriculado_id = ${de}.id AND c.anio = $1 AND c.mes = $2 AND c.tipo = ${TIPO_MATRICULA}`

/**
 * The running month, until a run of it stands or most who pay it have it by another way: one by one, imported. Whoever came
 * since is charged by himself.
 */
const readCuotas: Lectura = async (db, { hoy }) => {
  const mes = partsOf(hoy)
  const [row] = await db.query<{ faltan: number; tienen: number }>(
    // Both sides of the first part are read from an index alone, and only who lacks a charge is looked at for one that was annulled.
    `WITH falta AS MATERIALIZED (
       SELECT m.id FROM matriculado m
       WHERE NOT EXISTS (SELECT FROM corrida WHERE anio = $1 AND mes = $2 AND anulada_en IS NULL)
         AND m.genera_cuotas AND m.tipo_matricula_id IN (${ESTADOS_CON_CUOTA.join(', ')}) AND NOT EXISTS (
           SELECT FROM cargo c WHERE ${CUOTA('m')} AND c.anulado_en IS NULL))
     SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT FROM cargo c WHERE ${CUOTA('falta')}))::int AS faltan,
       CASE WHEN count(*) = 0 THEN 0 ELSE (SELECT count(*)::int FROM cargo c
         WHERE c.anio = $1 AND c.mes = $2 AND c.tipo = ${TIPO_MATRICULA} AND c.anulado_en IS NULL) END AS tienen
     FROM falta`,
    [mes.anio, mes.mes],
  )
  return row && row.faltan > row.tienen ? { cantidad: 1, mes: textOfMes(mes) } : {}
}

/** The months that are over and not closed; where nothing was ever closed, the last one alone. */
const readMesesSinCerrar: Lectura = async (db, { hoy }) => {
  const last = monthNumber(partsOf(addDays(startOfMonth(hoy), -1)))
  const hasta = await readCierre(db)
  // A closing in the middle of a month leaves that month open.
  const first = hasta === null ? last : monthNumber(partsOf(addDays(hasta, 1)))
  return first > last ? {} : { cantidad: last - first + 1, mes: textOfMes(monthAt(first)) }
}

/** The banks' debits of the running month that nobody closed, some days before the first of them is due. */
const readDebitosSinCerrar: Lectura = async (db, { hoy }) => {
  const mes = partsOf(hoy)
  const ajustes = await readAjustesDeDebito(db)
  const formas = await db.query<{ forma: number }>(
    `SELECT forma FROM (SELECT DISTINCT ${FORMA} AS forma FROM da_listado d WHERE d.fecha_baja IS NULL) f
     WHERE NOT EXISTS (SELECT FROM ronda r
       WHERE r.forma = f.forma AND r.anio = $1 AND r.mes = $2 AND r.estado <> 'deshecha' AND NOT r.prueba)`,
    [mes.anio, mes.mes],
  )
  const waits = BANCOS_DE_DEBITO.map((banco) => ({ banco, ...declaredBank(banco) }))
    .filter((banco) => formas.some(({ forma }) => forma === banco.forma))
    .map(({ banco, nombre }) => ({ nombre, dia: periodOf(banco, mes, ajustes).vencimiento }))
  const [first, ...others] = waits.toSorted((a, b) => (a.dia < b.dia ? -1 : 1))
  if (!first || hoy < addDays(first.dia, -DIAS_ANTES_DEL_DEBITO)) return {}
  const due = [first, ...others.filter(({ dia }) => hoy >= addDays(dia, -DIAS_ANTES_DEL_DEBITO))]
  return {
    cantidad: due.length,
    mes: textOfMes(mes),
    dia: first.dia,
    detalle: due.map(({ nombre }) => nombre).join(' y '),
  }
}

/** What came of the banks' debits in these days; the month is told where all are of one. */
const readDebitosAplicados: Lectura = async (db, { hoy }) => {
  const resultados = await readResultados(db, addDays(hoy, -DIAS_DE_APLICADO))
  const meses = new Set(resultados.map(textOfMes))
  const [mes = null] = meses
  return {
    cantidad: sum(resultados.map(({ cobros }) => cobros)),
    monto: sumMoney(resultados.map(({ total }) => total)),
    mes: meses.size === 1 ? mes : null,
    detalle: [...new Set(resultados.map(({ forma }) => nombreDeForma(forma)))].join(' y '),
  }
}

/**
 * Members whose last debit was rejected, who still owe of it and were not written to since it was sent. Who cannot be
 * written to, or does not want it, was seen to; a message that was cancelled or failed told nothing.
 */
const RECHAZOS_SIN_AVISAR = `FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id
  WHERE f.resultado < 0 AND f.ultima AND f.sacada_en IS NULL AND r.estado IN ('enviada', 'rendida') AND ${SIN_DINERO}
    AND EXISTS (SELECT FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id WHERE rc.ronda_fila_id = f.id AND ${IMPAGO})
    AND NOT EXISTS (SELECT FROM mensaje s JOIN envio e ON e.id = s.envio_id
      WHERE s.matriculado_id = f.matriculado_id AND e.origen IN ('rechazos', 'seleccion', 'morosos')
        AND s.creado_en > r.enviada_en AND s.estado NOT IN ('cancelado', 'fallado'))`

const LECTURAS: Readonly<Record<Exclude<ClaseDePendiente, ClaseVigilada>, Lectura>> = {
  reglasNuevas: async (db, { hoy }) => {
    const [told] = await db.query(
      `SELECT FROM novedad n WHERE n.clave = 'estadosParaEmitir' AND n.desde > $1
         AND NOT EXISTS (SELECT FROM ajuste a WHERE a.clave = ANY($2) AND a.usuario_id IS NOT NULL)`,
      [addDays(hoy, -DIAS_DE_NOVEDAD), ESTADOS_PARA_EMITIR],
    )
    return told ? { cantidad: 1 } : {}
  },
  feriados: async (db, { hoy }) => {
    const anio = yearToFill(await readFeriados(db), hoy)
    return anio === undefined ? {} : { cantidad: 1, detalle: String(anio) }
  },
  caja: readCaja,
  debitosSinCerrar: readDebitosSinCerrar,
  rondasSinEnviar: count(`FROM ronda WHERE estado = 'cerrada' AND NOT prueba`),
  enRevision: count(
    `FROM pago_en_linea e WHERE EXISTS (SELECT FROM cobro_en_linea c WHERE c.pago_en_linea_id = e.id AND ${EN_REVISION})`,
  ),
  cobrosPorResolver: sumPorResolver('NOT reversa'),
  reversasPorResolver: sumPorResolver('reversa'),
  rondas: count(`FROM ronda WHERE estado = 'enviada' AND NOT prueba`),
  rechazosSinAvisar: count(RECHAZOS_SIN_AVISAR),
  debitosAplicados: readDebitosAplicados,
  mensajesFallados: count(`FROM mensaje WHERE estado = 'fallado'`),
  mensajesDudosos: count(`FROM mensaje WHERE estado = 'dudoso'`),
  mensajesEnEspera: count(`FROM mensaje WHERE estado = 'pendiente'`),
  cuotas: readCuotas,
  cierre: readMesesSinCerrar,
  sinCobertura: async (db, { hoy }) => ({ cantidad: await countSinCobertura(db, hoy) }),
  cambiosSinAplicar: count(`FROM estado_programado e WHERE ${ABIERTO} AND e.impedimento IS NOT NULL`),
  solicitudes: async (db, { hoy }) => ({ cantidad: (await countWaiting(db, hoy)).esperan }),
  solicitudesPorVencer: async (db, { hoy }) => ({ cantidad: (await countWaiting(db, hoy)).vencen }),
  papelesPedidos: count(
    `FROM papel_pedido p LEFT JOIN cargo c ON c.id = p.cargo_id WHERE p.estado = 'abierto' AND ${PAGADO}`,
  ),
  propuestas: async (db) => ({ cantidad: await countPending(db) }),
  fallecidosPorAsentar: async (db) => ({ cantidad: await countFallecidos(db) }),
  refepsViejo: async (db, { hoy }) => ({ cantidad: (await isOverdue(db, hoy)) ? 1 : 0 }),
  porVencer: async (db, { hoy }) => ({ cantidad: await countPorVencer(db, DIAS_EN_INICIO, hoy) }),
  cumples: async (db, { hoy }) => ({ cantidad: await countCumples(db, hoy) }),
}

const isVigilada = (clase: ClaseDePendiente): clase is ClaseVigilada => Object.hasOwn(VIGILADOS, clase)

/** What the server is watched for, where it is a warning; `detalle` is its figure in words. */
async function readWarnings(db: Queryable, { respaldos }: Pedido): Promise<Pendiente[]> {
  return warningsOf(await measure(db, respaldos)).map((warning) => ({
    ...{ clase: warning.clase, cantidad: 1, monto: null, mes: null, dia: null },
    detalle: tellValor(warning),
  }))
}

/**
 * What there is to see to, of what the person may open; read one after another, so that the first screens of a morning
 * take one connection each.
 */
export async function listPendientes(db: Queryable, pedido: Pedido): Promise<Pendiente[]> {
  const { persona, politica } = pedido
  const opens = (clase: ClaseDePendiente): boolean => may(persona, politica, PENDIENTES[clase])
  const found = CLASES_VIGILADAS.some(opens) ? await readWarnings(db, pedido) : []
  for (const clase of CLASES_DE_PENDIENTE) {
    if (isVigilada(clase) || !opens(clase)) continue
    const {
      cantidad = 0,
      monto = null,
      mes = null,
      dia = null,
      detalle = null,
    } = await LECTURAS[clase](db, pedido)
    if (cantidad > 0) found.push({ clase, cantidad, monto, mes, dia, detalle })
  }
  return found
}
