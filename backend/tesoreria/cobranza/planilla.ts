import { prescripcion } from '@/contract/listas/prescripcion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodas } from '@/contract/prescripcion'
import { ajusteSql, readAjuste, readTexto } from '@/backend/acceso/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { clavesDeNombre, numbered } from '@/backend/nucleo/orden'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { CERO, type Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import {
  CLAVES_DE_PLAZO,
  daysAheadOf,
  type Plazo,
  PLAZOS,
  type SituacionDePrescripcion,
} from '@/domain/prescripcion'

type Planilla = FilaDe<typeof traerTodas>
type Fila = Planilla['filas'][number]
type Filtros = Omit<EntradaDe<typeof traerTodas>, 'pagina' | 'orden'>

/** SQL: the day on which a charge is due, from the day after which it can be claimed. */
export const VENCE = `make_date(anio, mes, ${ajusteSql('diaVencimiento')})`

/** SQL: the last day of a debt `v`, whose member's events are `e`. */
const lastDay = (anios: number): string =>
  `CASE WHEN e.dias IS NULL THEN (v.vence + interval '${anios} years')::date
     ELSE ultimo_dia(v.vence, ${anios}, e.clases, e.dias, e.hastas) END`

/** Of one term: what is barred before today ($1), what will be within $2 days, and the last day of what is next. */
const sums = (plazo: string, nombre: string): string => `
  coalesce(sum(monto) FILTER (WHERE ${plazo} < $1::date), 0)::bigint AS "prescripto${nombre}",
  coalesce(sum(monto) FILTER (WHERE ${plazo} BETWEEN $1::date AND $1::date + $2::int), 0)::bigint
    AS "porPrescribir${nombre}",
  min(${plazo}) FILTER (WHERE ${plazo} >= $1::date) AS "proximo${nombre}"`

/** SQL: what each member owes of what was due before today, by both terms. The partial index holds the unpaid charges. */
const DEUDA = `
  SELECT matriculado_id, ${sums('dos', 'Dos')}, ${sums('cinco', 'Cinco')}
  FROM (
    SELECT v.matriculado_id, v.monto, ${lastDay(PLAZOS.dos)} AS dos, ${lastDay(PLAZOS.cinco)} AS cinco
    FROM (SELECT matriculado_id, monto, ${VENCE} AS vence FROM cargo WHERE ${IMPAGO}) v
    LEFT JOIN (
      SELECT matriculado_id, array_agg(clase ORDER BY dia, id) AS clases, array_agg(dia ORDER BY dia, id) AS dias,
        array_agg(hasta ORDER BY dia, id) AS hastas
      FROM cobranza_evento WHERE anulado_en IS NULL GROUP BY matriculado_id
    ) e ON e.matriculado_id = v.matriculado_id
    WHERE v.vence < $1::date
  ) c GROUP BY matriculado_id`

const PERSONA: Donde<Pick<Filtros, 'nombre' | 'tipoMatriculaID'>> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  tipoMatriculaID: (tipo, add) => [`m.tipo_matricula_id = ${add(tipo)}`],
}

/** The terms that rows are looked for by: the one that was asked for, the council's own, or either. */
const plazosOf = (por: Plazo | undefined, rige: number): readonly Plazo[] =>
  por ? [por] : rige === 0 ? CLAVES_DE_PLAZO : CLAVES_DE_PLAZO.filter((plazo) => PLAZOS[plazo] === rige)

const NOMBRES: Readonly<Record<Plazo, string>> = { dos: 'Dos', cinco: 'Cinco' }

function isListed(situacion: SituacionDePrescripcion | undefined, plazos: readonly Plazo[]): string {
  const kinds =
    situacion === undefined
      ? ['prescripto', 'porPrescribir']
      : [situacion === 'prescripto' ? 'prescripto' : 'porPrescribir']
  const some = plazos.flatMap((plazo) => kinds.map((kind) => `d."${kind}${NOMBRES[plazo]}" > 0`))
  return `(${some.join(' OR ')})`
}

/** Today and the days ahead are the first parameters. */
function queryOf({ situacion, por, ...persona }: Filtros, rige: number, hoy: Fecha) {
  const { params, add } = parameters(hoy, daysAheadOf(situacion))
  return {
    params,
    add,
    donde: [isListed(situacion, plazosOf(por, rige)), ...conditionsOf(PERSONA, persona, add)],
  }
}

const money = (columna: string) => [{ sql: `d."${columna}"`, tipo: 'bigint' }] as const
const day = (columna: string) => [{ sql: `d."${columna}"`, tipo: 'date', nula: true }] as const
const ORDEN = {
  ...{ listado: prescripcion, id: 'm.id' },
  claves: {
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
    proximoDos: day('proximoDos'),
    porPrescribirDos: money('porPrescribirDos'),
    prescriptoDos: money('prescriptoDos'),
    proximoCinco: day('proximoCinco'),
    porPrescribirCinco: money('porPrescribirCinco'),
    prescriptoCinco: money('prescriptoCinco'),
  },
} as const

const COLUMNAS = `"prescriptoDos", "porPrescribirDos", "proximoDos", "prescriptoCinco", "porPrescribirCinco", "proximoCinco"`

type Suma = 'prescriptoDos' | 'porPrescribirDos' | 'prescriptoCinco' | 'porPrescribirCinco'
type Total = Record<`total${Capitalize<Suma>}`, Centavos> & { cantidad: number }

/** Rows and totals come from one query, so that they cannot disagree. */
export async function listPrescripcion(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodas>,
  hoy: Fecha,
): Promise<Planilla> {
  const rige = await readAjuste(db, 'aniosPrescripcion')
  const { params, add, donde } = queryOf(pedido, rige, hoy)
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const rows = await db.query<Fila & Total>(
    `WITH d AS MATERIALIZED (${DEUDA}),
     t AS (
       SELECT count(*)::int AS cantidad,
         coalesce(sum(d."prescriptoDos"), 0)::bigint AS "totalPrescriptoDos",
         coalesce(sum(d."porPrescribirDos"), 0)::bigint AS "totalPorPrescribirDos",
         coalesce(sum(d."prescriptoCinco"), 0)::bigint AS "totalPrescriptoCinco",
         coalesce(sum(d."porPrescribirCinco"), 0)::bigint AS "totalPorPrescribirCinco"
       FROM d JOIN matriculado m ON m.id = d.matriculado_id WHERE ${donde.join(' AND ')}
     ),
     p AS (
       ${numbered(`SELECT m.id, m.matricula, m.apellido, m.nombre, ${COLUMNAS}
       FROM d JOIN matriculado m ON m.id = d.matriculado_id
       WHERE ${donde.join(' AND ')} ORDER BY ${orden} ${limite}`)}
     )
     SELECT t.*, p.id, p.matricula, ${nombreDeMatriculado('p')} AS "apellidoNombre", ${COLUMNAS}
     FROM t LEFT JOIN p ON true ORDER BY p.puesto`,
    params,
  )
  const [first] = rows
  return {
    rige,
    articulo: await readTexto(db, 'articuloPrescripcion'),
    cantidad: first?.cantidad ?? 0,
    prescriptoDos: first?.totalPrescriptoDos ?? CERO,
    porPrescribirDos: first?.totalPorPrescribirDos ?? CERO,
    prescriptoCinco: first?.totalPrescriptoCinco ?? CERO,
    porPrescribirCinco: first?.totalPorPrescribirCinco ?? CERO,
    filas: rows.filter(({ id }) => id !== null).map(onlyRow),
  }
}

const onlyRow = ({ id, matricula, apellidoNombre, ...fila }: Fila & Total): Fila => ({
  ...{ id, matricula, apellidoNombre },
  ...{
    prescriptoDos: fila.prescriptoDos,
    porPrescribirDos: fila.porPrescribirDos,
    proximoDos: fila.proximoDos,
  },
  ...{ prescriptoCinco: fila.prescriptoCinco, porPrescribirCinco: fila.porPrescribirCinco },
  proximoCinco: fila.proximoCinco,
})

export async function listLoteDePrescripcion(
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
  hoy: Fecha,
): Promise<Fila[]> {
  const { params, add, donde } = queryOf(pedido, await readAjuste(db, 'aniosPrescripcion'), hoy)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  return db.query<Fila>(
    `WITH d AS MATERIALIZED (${DEUDA})
     SELECT m.id, m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre", ${COLUMNAS}${lugar}
     FROM d JOIN matriculado m ON m.id = d.matriculado_id
     WHERE ${[...donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}
