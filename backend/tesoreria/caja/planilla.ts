import type { traerCajeros, traerPlanilla } from '@/contract/caja'
import type { FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { HOY_LLAMADO } from '@/backend/tesoreria/ledger/recibo'
import { MEDIOS, type Medio } from '@/domain/recibo'
import { rangesOf } from '@/domain/caja'
import { subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { ZONA, type Fecha } from '@/domain/fechas'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { reciboAnterior } from '@/backend/nucleo/numero-de-recibo'

type Planilla = FilaDe<typeof traerPlanilla>
type Renglon = Planilla['filas'][number]
type Fila = Renglon & { medio: Medio }

const startOf = (day: string): string => `((${day})::timestamp AT TIME ZONE '${ZONA}')`
const DIA = `BETWEEN ${startOf('$1::date')} AND ${startOf('$1::date + 1')} - interval '1 microsecond'`

export type DeQuien = number | 'todas' | 'sistema'

/** SQL for who did it; $2 is a person's id, or null for everybody and the system. */
const byWhom = (column: string, deQuien: DeQuien): string =>
  deQuien === 'todas' ? '$2::int IS NULL' : `${column} IS NOT DISTINCT FROM $2::int`

/**
 * Annulled on the same day by the same person, so the money never stayed in the drawer. If another annulled it, one
 * drawer holds it and the other gave it back. What was a mistake of loading never came at all, whenever it was undone.
 */
const undone = (deQuien: DeQuien): string => {
  const same = deQuien === 'todas' ? '' : 'AND p.anulado_por IS NOT DISTINCT FROM p.usuario_id'
  return `(p.deshecho OR p.registrado_en ${DIA} AND p.anulado_en ${DIA} ${same})`
}

const selectRows = (quien: string, where: string, deQuien: DeQuien): string =>
  `SELECT p.id AS "pagoID", p.nro_recibo AS "nroRecibo", ${reciboAnterior('p')} AS "reciboAnterior", p.registrado_en AS cuando, p.fecha, p.medio, r.mp,
     p.referencia, p.total,
     m.id AS "matriculadoID", r.matricula, ${nombreDeMatriculado('r')} AS nombre, ${HOY_LLAMADO} AS hoy,
     ${quien === 'p.usuario_id' ? 'r.quien' : nombreDeUsuario('u')} AS usuario, coalesce(${undone(deQuien)}, false) AS anulado
   FROM pago p JOIN recibo r ON r.pago_id = p.id JOIN matriculado m ON m.id = p.matriculado_id
     LEFT JOIN usuario u ON u.id = ${quien}
   WHERE ${where} AND ${byWhom(quien, deQuien)} ORDER BY p.nro_recibo, p.id`

/**
 * The receipts that were made on a day, whatever their accounting date. A past day's sheet does not change by a later
 * annulment, which is on the sheet of whoever annulled; only a bank's report that is taken back leaves it (decision 234).
 */
export async function readPlanilla(
  db: Queryable,
  { fecha, deQuien, quien }: { fecha: Fecha; deQuien: DeQuien; quien: string },
): Promise<Planilla> {
  const params = [fecha, typeof deQuien === 'number' ? deQuien : null]
  const taken = await db.query<Fila>(selectRows('p.usuario_id', `p.registrado_en ${DIA}`, deQuien), params)
  const back = await db.query<Fila>(
    selectRows('p.anulado_por', `p.anulado_en ${DIA} AND NOT ${undone(deQuien)}`, deQuien),
    params,
  )
  const live = taken.filter(({ anulado }) => !anulado)
  const medios = sumUp(live, back)
  const moved = medios.filter(({ medio }) => medio !== 'saldo')
  const net = ({ total, devuelto }: Suma): Centavos => subtract(total, devuelto)
  return {
    quien,
    recibos: rangesOf(taken.flatMap(({ nroRecibo }) => nroRecibo ?? [])),
    filas: taken,
    devoluciones: back,
    medios: medios.map(({ mp, cantidad, total, devuelto }) => ({ mp, cantidad, total, devuelto })),
    cantidad: live.length,
    anulados: taken.length - live.length,
    total: sumMoney(moved.map(net)),
    efectivo: sumMoney(moved.filter(({ medio }) => medio === 'efectivo').map(net)),
  }
}

interface Suma {
  medio: Medio
  mp: string
  cantidad: number
  total: Centavos
  devuelto: Centavos
}

const ORDEN = Object.keys(MEDIOS)

/** Each means that brought something or gave it back, cash first; those of the catalogue by their names. */
function sumUp(live: readonly Fila[], back: readonly Fila[]): Suma[] {
  const moved = [...live, ...back]
  const words = [...new Map(moved.map(({ mp, medio }) => [mp, medio]))]
  return words
    .toSorted(([a, one], [b, other]) => ORDEN.indexOf(one) - ORDEN.indexOf(other) || a.localeCompare(b, 'es'))
    .flatMap(([mp, medio]) => {
      const totals = live.filter((row) => row.mp === mp).map(({ total }) => total)
      const devuelto = sumMoney(back.filter((row) => row.mp === mp).map(({ total }) => total))
      const some = totals.length > 0 || devuelto > 0n
      return some ? { medio, mp, cantidad: totals.length, total: sumMoney(totals), devuelto } : []
    })
}

/** In the order of their names; the system comes last. */
export function listCajeros(db: Queryable, fecha: Fecha): Promise<FilaDe<typeof traerCajeros>[]> {
  return db.query(
    `SELECT u.id, coalesce(${nombreDeUsuario('u')}, 'Sistema') AS nombre
     FROM (
       SELECT usuario_id FROM pago WHERE registrado_en ${DIA}
       UNION SELECT p.anulado_por FROM pago p WHERE p.anulado_en ${DIA} AND NOT ${undone('sistema')}
     ) quien LEFT JOIN usuario u ON u.id = quien.usuario_id ORDER BY u.id IS NULL, 2, 1`,
    [fecha],
  )
}
