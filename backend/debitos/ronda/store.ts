import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { rondas } from '@/contract/listas/rondas'
import type { traerDatos, traerFilas, traerLoteDeFilas, traerTodas } from '@/contract/ronda'
import type { bajar } from '@/contract/ronda-cambiada'
import type { ArchivoSaliente, EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { summarizeAviso } from '@/backend/debitos/ronda/aviso'
import { readCambios, requireSeen } from '@/backend/debitos/ronda/cambiaron'
import { DE_RESPUESTA, missingIn, readRespuestas } from '@/backend/debitos/ronda/respuesta'
import { CAMBIO, HOY } from '@/backend/nucleo/debito-de-hoy'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreCorrido, nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { wordsSql } from '@/backend/nucleo/orden'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import type { Centavos } from '@/domain/dinero'
import { CUALQUIER_CAMBIO } from '@/domain/debito/cambio'
import { FORMAS_DE_DEBITO, nombreDeForma } from '@/domain/debito/formas'
import { ESTADO_EN_PALABRAS, PLANILLA } from '@/domain/debito/ronda'
import type { Fecha, Mes } from '@/domain/fechas'

/** SQL for rounds `r` as the lists tell them; conditions follow. */
const RONDA = `
  SELECT r.id, r.forma, r.mes, r.anio, r.prueba, r.estado, r.cantidad, r.total, r.cerrada_en AS cerrada, ${QUIEN} AS quien
  FROM ronda r LEFT JOIN usuario u ON u.id = r.cerrada_por`

/** The round of a month that stands: neither undone nor a test. */
export async function findLiveRonda(
  db: Queryable,
  forma: number,
  { anio, mes }: Mes,
): Promise<FilaDe<typeof traerTodas> | undefined> {
  const [ronda] = await db.query<FilaDe<typeof traerTodas>>(
    `${RONDA} WHERE r.forma = $1 AND r.anio = $2 AND r.mes = $3 AND NOT r.prueba AND r.estado <> 'deshecha'`,
    [forma, anio, mes],
  )
  return ronda
}

const ORDEN = {
  ...{ listado: rondas, id: 'r.id' },
  claves: {
    debito: [
      {
        sql: wordsSql(
          'r.forma',
          Object.fromEntries(FORMAS_DE_DEBITO.map((forma) => [forma, nombreDeForma(forma)])),
        ),
        tipo: 'text',
      },
    ],
    mes: [{ sql: 'r.anio * 12 + r.mes', tipo: 'integer' }],
    estado: [
      {
        sql: wordsSql(
          `CASE WHEN r.prueba AND r.estado <> 'deshecha' THEN 'De prueba' ELSE r.estado END`,
          ESTADO_EN_PALABRAS,
        ),
        tipo: 'text',
      },
    ],
    cantidad: [{ sql: 'r.cantidad', tipo: 'integer' }],
    total: [{ sql: 'r.total', tipo: 'bigint' }],
    cerrada: [],
    quien: [{ sql: `${QUIEN} COLLATE es_ar`, tipo: 'text' }],
  },
} as const

const DONDE: Donde<Omit<EntradaDe<typeof traerTodas>, 'pagina' | 'orden'>> = {
  forma: (forma, add) => [`r.forma = ${add(forma)}`],
  mes: (mes, add) => [`r.mes = ${add(mes)}`],
  anio: (anio, add) => [`r.anio = ${add(anio)}`],
  estado: (estado, add) => [`r.estado = ${add(estado)}`],
  salio: (salio, add) => [`(r.enviada_en IS NOT NULL) = ${add(salio)}`],
}

export async function listRondas(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodas>,
): Promise<Pagina<FilaDe<typeof traerTodas>>> {
  const { params, add } = parameters()
  const donde = ['true', ...conditionsOf(DONDE, pedido, add)].join(' AND ')
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ronda r WHERE ${donde}`,
    [...params],
  )
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<FilaDe<typeof traerTodas>>(
    `${RONDA} WHERE ${donde} ORDER BY ${orden} ${limite}`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

type RondaLeida = Omit<FilaDe<typeof traerDatos>, 'archivos' | 'contestada' | 'aviso' | 'cambiaron'>

/** Throws `noEncontrado`. */
export async function readRonda(db: Queryable, hoy: Fecha, id: number): Promise<FilaDe<typeof traerDatos>> {
  const [found] = await db.query<RondaLeida & { aplicadas: string[] }>(
    `SELECT l.*, r.enviada_en AS enviada, r.deshecha_en AS deshecha, r.motivo,
       ARRAY(SELECT x.clase FROM rendicion x WHERE x.ronda_id = r.id AND x.estado = 'aplicada') AS aplicadas,
       (SELECT count(*)::int FROM ronda_fila f WHERE f.ronda_id = r.id AND f.sacada_en IS NOT NULL) AS sacados
     FROM (${RONDA} WHERE r.id = $1) l JOIN ronda r ON r.id = l.id`,
    [id],
  )
  if (!found) throw noEncontrado()
  const { aplicadas, ...ronda } = found
  const archivos = await db.query<FilaDe<typeof traerDatos>['archivos'][number]>(
    `SELECT clase, nombre, huella, cantidad, total FROM ronda_archivo
     WHERE ronda_id = $1 AND reemplazado_en IS NULL ORDER BY clase`,
    [id],
  )
  const clases = archivos.length === 0 ? [PLANILLA] : archivos.map(({ clase }) => clase)
  return {
    ...ronda,
    archivos,
    contestada: clases.every((clase) => aplicadas.includes(clase)),
    aviso: await summarizeAviso(db, hoy, id),
    cambiaron: await readCambios(db, id),
  }
}

type Fila = FilaDe<typeof traerFilas>
type PedidoDeFilas = EntradaDe<typeof traerFilas> | EntradaDe<typeof traerLoteDeFilas>

export async function listFilas(db: Queryable, pedido: EntradaDe<typeof traerFilas>): Promise<Pagina<Fila>> {
  const { from, params } = filasOf(pedido)
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, params)
  return { filas: await readFilas(db, pedido), total: count?.total ?? 0 }
}

/** SQL: the name that the file has, written as lists write it while it is still his. */
const NOMBRE = `CASE WHEN f.apellido_nombre = ${nombreCorrido('m')} THEN ${nombreDeMatriculado('m')} ELSE f.apellido_nombre END`

const ORDEN_DE_FILAS = {
  ...{ listado: debitosDeRonda, id: 'f.id' },
  claves: { apellidoNombre: [{ sql: 'f.apellido_nombre', tipo: 'text' }] },
} as const

const DONDE_DE_FILAS: Donde<FiltrosDe<typeof debitosDeRonda.declaracion>> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  respuesta: (respuesta) => ['f.sacada_en IS NULL', DE_RESPUESTA[respuesta]],
  cambio: (cambio, add) => [
    cambio === CUALQUIER_CAMBIO ? `(${CAMBIO}) IS NOT NULL` : `(${CAMBIO}) = ${add(cambio)}`,
  ],
  faltanEn: (faltanEn, add) => [missingIn(add(faltanEn))],
}

/** SQL: a round's debits `f` of the members `m` that are looked for. */
function filasOf(pedido: PedidoDeFilas) {
  const { params, add } = parameters(pedido.rondaID)
  const donde = ['f.ronda_id = $1', ...conditionsOf(DONDE_DE_FILAS, pedido, add)].join(' AND ')
  const from = `FROM ronda_fila f JOIN ronda r ON r.id = f.ronda_id JOIN matriculado m ON m.id = f.matriculado_id
    ${HOY} WHERE ${donde}`
  return { from, params, add }
}

/** The rows of a page or of a lot. */
export async function readFilas(db: Queryable, pedido: PedidoDeFilas): Promise<Fila[]> {
  const { from, params, add } = filasOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN_DE_FILAS, pedido, add)
  const filas = await db.query<Omit<Fila, 'cargos' | 'respuesta'>>(
    `SELECT f.id, f.matriculado_id AS "matriculadoID", f.matricula, (${NOMBRE})::text AS "apellidoNombre", f.clase,
       f.importe, f.cbu, f.motivo AS sacada, ${CAMBIO} AS cambio${lugar}
     ${[from, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
  const ids = filas.map(({ id }) => id)
  const cargosOf = byOwner(
    await db.query<CargoDe>(
      `SELECT rc.ronda_fila_id AS de, c.nombre, rc.monto FROM ronda_cargo rc JOIN cargo c ON c.id = rc.cargo_id
       WHERE rc.ronda_fila_id = ANY($1) ORDER BY c.anio, c.mes, c.id`,
      [ids],
    ),
  )
  const respuestas = await readRespuestas(
    db,
    `WHERE f.id = ANY($1) AND f.sacada_en IS NULL AND r.estado IN ('enviada', 'rendida')`,
    [ids],
  )
  const respuestaOf = new Map(respuestas.map((one) => [one.rondaFilaID, one]))
  return filas.map((fila) => ({
    ...fila,
    respuesta: respuestaOf.get(fila.id) ?? null,
    cargos: cargosOf(fila.id),
  }))
}

/**
 * A file's content and name. Throws `noEncontrado`, and `Rechazo` at `visto` while it was not sent and somebody changed
 * whom the person did not see.
 */
export async function findArchivo(
  db: Queryable,
  { rondaID, clase, visto }: EntradaDe<typeof bajar>,
): Promise<ArchivoSaliente> {
  const [row] = await db.query<ArchivoSaliente>(
    'SELECT huella, nombre FROM ronda_archivo WHERE ronda_id = $1 AND clase = $2 AND reemplazado_en IS NULL',
    [rondaID, clase],
  )
  if (!row) throw noEncontrado()
  await requireSeen(db, rondaID, visto)
  return row
}

export interface CargoDe {
  de: number
  nombre: string
  monto: Centavos
}

/** Charges by what they belong to, in their order. */
export function byOwner(rows: readonly CargoDe[]): (de: number) => Omit<CargoDe, 'de'>[] {
  const by = new Map<number, Omit<CargoDe, 'de'>[]>()
  for (const { de, ...cargo } of rows) by.set(de, [...(by.get(de) ?? []), cargo])
  return (de) => by.get(de) ?? []
}
