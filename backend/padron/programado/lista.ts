import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerDe, traerLote, traerTodos } from '@/contract/estado-programado'
import { cambiosProgramados } from '@/contract/listas/cambios-programados'
import { actoCitado } from '@/backend/catalogos/acto/store'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado, QUIEN } from '@/backend/nucleo/nombres'
import { clavesDeNombre } from '@/backend/nucleo/orden'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { ABIERTO } from '@/backend/nucleo/estado-programado'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

const ORDEN = {
  ...{ listado: cambiosProgramados, id: 'e.id' },
  claves: {
    dia: [{ sql: 'e.dia', tipo: 'date' }],
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
  },
} as const

const DONDE: Donde<Filtros> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  desde: (desde, add) => [`e.dia >= ${add(desde)}::date`],
  hasta: (hasta, add) => [`e.dia <= ${add(hasta)}::date`],
  situacion: (situacion) => [`e.impedimento IS ${situacion === 'sinAplicar' ? 'NOT NULL' : 'NULL'}`],
}

const CAMPOS = `e.id, e.dia, ${nombreDeTipo('antes')} AS previo, ${nombreDeTipo('t')} AS estado, e.vuelve, e.causa, e.impedimento,
  ${QUIEN} AS creo`
const DE = `FROM estado_programado e JOIN tipo_matricula t ON t.id = e.tipo_matricula_id
  JOIN tipo_matricula antes ON antes.id = e.tipo_previo_id LEFT JOIN usuario u ON u.id = e.creado_por`
const CON_QUIEN = `${DE} JOIN matriculado m ON m.id = e.matriculado_id`
const COLUMNAS = `${CAMPOS}, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre"`

function queryOf(filtros: Filtros) {
  const { params, add } = parameters()
  return { params, add, donde: [ABIERTO, ...conditionsOf(DONDE, filtros, add)].join(' AND ') }
}

export async function listProgramados(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<FilaDe<typeof traerTodos>>> {
  const { params, add, donde } = queryOf(pedido)
  const counted = [...params]
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const [filas, [row]] = await Promise.all([
    db.query<FilaDe<typeof traerTodos>>(
      `SELECT ${COLUMNAS} ${CON_QUIEN} WHERE ${donde} ORDER BY ${orden} ${limite}`,
      params,
    ),
    db.query<{ total: number }>(`SELECT count(*)::int AS total ${CON_QUIEN} WHERE ${donde}`, counted),
  ])
  return { filas, total: row?.total ?? 0 }
}

export function listLoteDeProgramados(
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
): Promise<FilaDe<typeof traerLote>[]> {
  const { params, add, donde } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  return db.query<FilaDe<typeof traerLote>>(
    `SELECT ${COLUMNAS}${lugar} ${CON_QUIEN} WHERE ${[donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}

export const listProgramadosDe = (
  db: Queryable,
  { matriculadoID }: EntradaDe<typeof traerDe>,
): Promise<FilaDe<typeof traerDe>[]> =>
  db.query<FilaDe<typeof traerDe>>(
    `SELECT ${CAMPOS}, ${actoCitado('a')} AS acto ${DE} LEFT JOIN acto a ON a.id = e.acto_id WHERE e.matriculado_id = $1 AND ${ABIERTO} ORDER BY e.dia`,
    [matriculadoID],
  )
