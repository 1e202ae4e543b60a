import type { Queryable } from '@/backend/db/conexion'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { TIPOS_DE_CUENTA } from '@/domain/debito'
import { destinoDe, type DestinoDeImportacion, type ListaDeValores } from '@/domain/importar/destinos'
import { TIPO_PRECIO } from '@/domain/precio'
import { MEDIOS } from '@/domain/recibo'

/** The names that a list has now, each with its row's id. Of two rows with one name the older stands. */
export type ListaLeida = ReadonlyMap<string, number>
export type ListasLeidas = Partial<Record<ListaDeValores, ListaLeida>>

const VIGENTES = (tabla: string, nombre = 't.nombre'): string =>
  `SELECT t.id, ${nombre} AS nombre FROM ${tabla} t WHERE t.eliminado_en IS NULL`
const TODOS = (tabla: string): string => `SELECT t.id, t.nombre FROM ${tabla} t`

/** SQL of id and nombre. */
const DEL_REGISTRO: Partial<Record<ListaDeValores, string>> = {
  estado: VIGENTES('tipo_matricula', nombreDeTipo('t')),
  formaPago: VIGENTES('forma_pago'),
  provincia: TODOS('provincia'),
  titulo: VIGENTES('titulo'),
  entidad_otorga_titulo: VIGENTES('entidad_otorga_titulo'),
  especialidad: VIGENTES('especialidad'),
  organizacion: VIGENTES('organizacion'),
  forma_obtencion_especialidad: TODOS('forma_obtencion_especialidad'),
  practica: VIGENTES('practica'),
  tipo_seguro: VIGENTES('tipo_seguro'),
  tipo_certificado: VIGENTES('tipo_certificado'),
  firmante: VIGENTES('firmante'),
  // A bank is known by the figures that its accounts begin with.
  banco: `${VIGENTES('banco', "t.codigo_cbu || ' ' || t.nombre")} AND t.codigo_cbu IS NOT NULL`,
  // What is no means of the counter has words of the program's own, that of debits as people write it.
  medio: `${VIGENTES('medio_pago')} UNION ALL VALUES
    ${[MEDIOS.online, 'Débito automático', MEDIOS.saldo, MEDIOS.anterior].map((nombre, at) => `(${-1 - at}, '${nombre}')`).join(', ')}`,
  concepto: `${VIGENTES('concepto')} AND t.tipo <> ${TIPO_PRECIO}`,
  hospital: TODOS('hospital'),
}

/** The lists that are the program's own. */
const PROPIAS: Partial<Record<ListaDeValores, ListaLeida>> = {
  tipoCuenta: new Map(Object.entries(TIPOS_DE_CUENTA).map(([id, nombre]) => [nombre ?? '', Number(id)])),
  ampliacion: new Map([
    ['ninguna', 0],
    ['ampliación', 1],
    ['ampliación extendida', 2],
  ]),
}

export async function readLista(db: Queryable, lista: ListaDeValores): Promise<ListaLeida> {
  const sql = DEL_REGISTRO[lista]
  if (sql === undefined) return PROPIAS[lista] ?? new Map()
  const rows = await db.query<{ id: number; nombre: string }>(`SELECT * FROM (${sql}) f ORDER BY id DESC`)
  return new Map(rows.map(({ id, nombre }) => [nombre, id]))
}

/** What a target's fields are chosen from, and a catalogue's own names. */
export async function readListas(db: Queryable, destino: DestinoDeImportacion): Promise<ListasLeidas> {
  const own = destino.startsWith('catalogo:') ? [destino.slice('catalogo:'.length) as ListaDeValores] : []
  const asked = Object.values(destinoDe(destino).campos).flatMap(({ lista }) => (lista ? [lista] : []))
  const listas: ListasLeidas = {}
  for (const lista of new Set([...own, ...asked])) listas[lista] = await readLista(db, lista)
  return listas
}

/** Their names alone, in the register's order of reading them. */
export const namesOf = (listas: ListasLeidas): Partial<Record<ListaDeValores, string[]>> =>
  Object.fromEntries(
    Object.entries(listas).map(([lista, filas]) => [
      lista,
      [...filas.keys()].toSorted((a, b) => a.localeCompare(b, 'es')),
    ]),
  )
