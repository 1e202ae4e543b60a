import { may } from '@/backend/acceso/cuenta/sesion'
import { listUsuarios } from '@/backend/acceso/usuario/store'
import { listFilas } from '@/backend/catalogos/catalogo/lectura'
import { tablaOf } from '@/backend/catalogos/catalogo/tabla'
import { listPapeles } from '@/backend/credenciales/papel/lista'
import type { Queryable } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { readNumber } from '@/backend/nucleo/number'
import { CATALOGOS, DECLARADOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { buscar } from '@/contract/inicio'
import type { FilaDe } from '@/contract/llamada'
import { readCodigo } from '@/domain/codigo-de-papel'
import { MAX_HALLAZGOS } from '@/domain/hallazgo'
import { namedThen } from '@/domain/nombre-de-entonces'
import { nameOfPapel } from '@/domain/papel'
import { searchWords } from '@/domain/plegar'
import type { Permiso } from '@/domain/roles'

type Hallazgo = FilaDe<typeof buscar>

const NOUNS = Object.keys(CATALOGOS) as NounCatalogo[]
const MIN_LETRAS = 2

/** What a text finds of what the person may open; a number finds by number, anything else by words or a paper's code. */
export async function findHallazgos(db: Queryable, pedido: Pedido, typed: string): Promise<Hallazgo[]> {
  const opens = (permiso: Permiso) => may(pedido.persona, pedido.politica, permiso)
  const numero = readNumber(typed)
  if (typeof numero === 'number')
    return [
      ...(opens('papeles.ver') ? await findPapeles(db, { numero }) : []),
      ...(opens('planes.ver') ? await findPlan(db, numero) : []),
    ]
  const words = searchWords(typed)
  if (words.join('').length < MIN_LETRAS) return []
  const codigo = readCodigo(typed)
  const nouns = NOUNS.filter((noun) => opens(DECLARADOS[noun].permiso))
  return [
    ...(codigo && opens('papeles.ver') ? await findPapeles(db, { codigo }) : []),
    ...(await findRows(db, nouns, typed)),
    ...(opens('usuarios.administrar') ? await findUsers(db, typed) : []),
  ]
}

const NADA = { noun: null, numero: null, matriculadoID: null } as const

async function findPapeles(
  db: Queryable,
  cual: { numero: number } | { codigo: string },
): Promise<Hallazgo[]> {
  const { filas } = await listPapeles(db, { ...cual })
  return filas
    .slice(0, MAX_HALLAZGOS)
    .map(({ id, clase, numero, apellidoNombre, hoy, matriculadoID, anulado }) => ({
      ...{ ...NADA, clase: 'papel' as const, id, numero, matriculadoID },
      nombre: nameOfPapel(clase, numero),
      detalle: [namedThen(apellidoNombre, hoy), anulado && 'Anulado'].filter(Boolean).join(' · '),
    }))
}

async function findPlan(db: Queryable, planID: number): Promise<Hallazgo[]> {
  const rows = await db.query<{ id: number; matriculadoID: number; de: string }>(
    `SELECT p.id, m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS de
     FROM plan_pago p JOIN matriculado m ON m.id = p.matriculado_id WHERE p.id = $1`,
    [planID],
  )
  return rows.map(({ id, matriculadoID, de }) => ({
    ...{ ...NADA, clase: 'plan' as const, id, matriculadoID },
    nombre: `Plan de Pagos ${id}`,
    detalle: de,
  }))
}

async function findRows(db: Queryable, nouns: readonly NounCatalogo[], typed: string): Promise<Hallazgo[]> {
  const found: Hallazgo[] = []
  for (const noun of nouns) {
    if (found.length >= MAX_HALLAZGOS) break
    const tabla = tablaOf(CATALOGOS[noun])
    const named = tabla.columnas.find(({ texto }) => texto === 'texto')?.clave
    if (!named) continue
    const { filas } = await listFilas(db, tabla, { buscar: typed })
    for (const fila of filas)
      found.push({
        ...{ ...NADA, clase: 'catalogo' as const, id: fila.id, noun },
        nombre: String((fila as Readonly<Record<string, string | number | boolean | null>>)[named] ?? ''),
        detalle: CATALOGOS[noun].titulo,
      })
  }
  return found.slice(0, MAX_HALLAZGOS)
}

async function findUsers(db: Queryable, typed: string): Promise<Hallazgo[]> {
  const { filas } = await listUsuarios(db, { buscar: typed })
  return filas.slice(0, MAX_HALLAZGOS).map(({ id, nombre, apellido, username }) => ({
    ...{ ...NADA, clase: 'usuario' as const, id },
    nombre: [nombre, apellido].filter(Boolean).join(' ') || (username ?? ''),
    detalle: username ?? '',
  }))
}
