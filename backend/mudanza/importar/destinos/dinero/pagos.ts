import type { Queryable } from '@/backend/db/conexion'
import { readDuenos, unknownDueno } from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import type { Comparado, DestinoListo, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import { auditAll, DE_DINERO, matriculaOf, montoOf } from '@/backend/mudanza/importar/destinos/dinero/comun'
import { beginAsBefore, beginBehind } from '@/backend/mudanza/importar/destinos/dinero/numeros-de-recibo'
import { closedWords, readCierre } from '@/backend/tesoreria/ledger/cierre'
import { ATADURA_DE_PAGO, holdPagos, takeBackPagos } from '@/backend/tesoreria/ledger/devolver-pagos-traidos'
import { bringAnulados, bringPagos, type PagoTraido } from '@/backend/tesoreria/ledger/traer-pagos'
import { type Centavos, centavos, formatMoney } from '@/domain/dinero'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { monthPaid } from '@/domain/importar/leer/mes-de-concepto'
import type { Valores } from '@/domain/importar/resultado'
import { cut } from '@/domain/texto'

const numberOf = ({ nroRecibo }: Valores): string => String(nroRecibo)
const dayOf = ({ fecha }: Valores): Fecha => String(fecha)
const isAnnulled = ({ anulado }: Valores): boolean => anulado === true
const keyOf = (matricula: number, numero: string): string => `${matricula} ${numero.toUpperCase()}`

interface Conocido {
  matricula: number
  numero: string
  fecha: Fecha
  total: Centavos
  anulado: boolean
  /** Of its lines. */
  montos: Centavos[]
}

/**
 * The receipts of these members with these numbers, ours or of before, but for what this file brought itself: another row
 * of it may be a further line. What was taken back is as if it had not been.
 */
async function readConocidos(
  db: Queryable,
  importacionID: number,
  valores: readonly Valores[],
): Promise<Map<string, Conocido>> {
  const rows = await db.query<Omit<Conocido, 'montos'> & { montos: string[] }>(
    `SELECT m.matricula, coalesce(p.nro_recibo_anterior, p.nro_recibo::text) AS numero, p.fecha, p.total,
       p.anulado_en IS NOT NULL AS anulado, ARRAY(SELECT l.monto FROM linea l WHERE l.pago_id = p.id) AS montos
     FROM matriculado m JOIN pago p ON p.matriculado_id = m.id
     WHERE m.matricula = ANY($1) AND upper(coalesce(p.nro_recibo_anterior, p.nro_recibo::text)) = ANY($2)
       AND p.importacion_id IS DISTINCT FROM $3
       AND (p.anulado_en IS NULL OR p.importacion_id IS NULL OR EXISTS (SELECT FROM importacion_registro r
         WHERE r.entidad_id = p.id AND r.importacion_id = p.importacion_id AND r.hecho IN ('escrito', 'quedo')))
     ORDER BY p.anulado_en IS NULL, p.id`,
    [
      valores.map((one) => matriculaOf(one)),
      valores.map((one) => numberOf(one).toUpperCase()),
      importacionID,
    ],
  )
  return new Map(
    rows.map(({ montos, ...row }) => [
      keyOf(row.matricula, row.numero),
      { ...row, montos: montos.map((monto) => centavos(BigInt(monto))) },
    ]),
  )
}

const NUEVA: Comparado = { suerte: 'nueva', entidadID: null, cambios: [], avisos: [] }

function compareOne(valores: Valores, known: Conocido | undefined, cierre: Fecha | null): Comparado {
  if (known) {
    const differs = differenceOf(valores, known)
    return differs ? { rechazo: differs } : { suerte: 'igual', entidadID: null, cambios: [], avisos: [] }
  }
  return cierre !== null && dayOf(valores) <= cierre
    ? { rechazo: { campo: 'fecha', codigo: 'fecha.cerrada', texto: closedWords(cierre) } }
    : NUEVA
}

function differenceOf(valores: Valores, known: Conocido): Dicho | undefined {
  const told = `En el registro el recibo ${known.numero}`
  if (known.anulado !== isAnnulled(valores))
    return {
      ...{ campo: 'estado', codigo: 'pago.estado' },
      texto: `${told} ${known.anulado ? 'está anulado' : 'no está anulado'}`,
    }
  const monto = montoOf(valores['monto'])
  if (
    known.fecha === dayOf(valores) &&
    (known.total === monto || known.montos.some((one) => BigInt(one) === monto))
  )
    return undefined
  return {
    ...{ campo: 'monto', codigo: 'pago.cargado' },
    texto: `${told} es del ${formatFecha(known.fecha)}, por ${formatMoney(known.total)}`,
  }
}

/** The words of a receipt that says none. */
const conceptOf = (valores: Valores): string =>
  cut(String(valores['concepto'] ?? '').trim() || `Recibo ${numberOf(valores)}`, 500)

const lineOf = (valores: Valores, matriculadoID: number): PagoTraido => ({
  ...{ matriculadoID, fecha: dayOf(valores), numero: numberOf(valores), monto: montoOf(valores['monto']) },
  ...{ concepto: conceptOf(valores), mes: monthPaid(conceptOf(valores)) },
  observaciones: typeof valores['medio'] === 'string' ? `Medio de pago: ${valores['medio']}` : null,
})

/**
 * What was paid before a council came here, receipt by receipt. By what means is told in its words alone: money of before
 * was in no drawer and in no bank's report of ours.
 */
export const pagos: DestinoListo = {
  entidad: 'pago',
  monto: "CASE WHEN r.valores ->> 'anulado' = 'true' THEN 0 ELSE (r.valores ->> 'monto')::numeric END",
  retener: DE_DINERO.retener,
  dice: (valores) =>
    `Recibo ${numberOf(valores)} · ${formatFecha(dayOf(valores))} · Matrícula ${matriculaOf(valores)} · ${formatMoney(montoOf(valores['monto']))}${isAnnulled(valores) ? ' · anulado' : ''}`,
  comparar: async (db, { importacionID }, valores) => {
    const duenos = await readDuenos(db, valores)
    const known = await readConocidos(db, importacionID, valores)
    const cierre = await readCierre(db)
    return valores.map((one) =>
      duenos.has(matriculaOf(one))
        ? compareOne(one, known.get(keyOf(matriculaOf(one), numberOf(one))), cierre)
        : unknownDueno(one),
    )
  },
  crear: async (tx, actor, contexto, nuevas) => {
    const all = nuevas.map(({ valores }) => valores)
    const duenos = await readDuenos(tx, all)
    const origen = { importacionID: contexto.importacionID, detalle: `Importado de «${contexto.nombre}»` }
    const linesOf = (of: readonly Valores[]) =>
      of.map((one) => lineOf(one, duenos.get(matriculaOf(one))?.id ?? 0))
    const made = new Map<Valores, number>()
    const keep = (of: readonly Valores[], ids: readonly number[]): void =>
      ids.forEach((id, at) => void (of[at] && made.set(of[at], id)))
    const live = all.filter((one) => !isAnnulled(one))
    const annulled = all.filter((one) => isAnnulled(one))
    keep(live, await bringPagos(tx, actor, origen, linesOf(live)))
    keep(annulled, await bringAnulados(tx, origen, linesOf(annulled)))
    const escritos = all.map((valores) => ({ entidadID: made.get(valores) ?? 0, valores }))
    await auditAll(tx, actor, escritos, 'despues', 'pago')
    const movida = await beginBehind(tx, contexto.importacionID)
    return escritos.map(({ entidadID }) => ({ entidadID, ...(movida && { antes: { ...movida } }) }))
  },
  atadura: () => Promise.resolve(ATADURA_DE_PAGO),
  retenerEscritos: (tx, ids) => holdPagos(tx, ids),
  deshacer: async (tx, actor, escritos) => {
    await takeBackPagos(tx, actor, [...new Set(escritos.map(({ entidadID }) => entidadID))])
    await beginAsBefore(tx, escritos)
    await auditAll(tx, actor, escritos, 'antes', 'pago')
  },
}
