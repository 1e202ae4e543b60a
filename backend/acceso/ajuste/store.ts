import type { actualizarDatos, traerPersonas, traerTodos } from '@/contract/ajuste'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import {
  AJUSTES,
  CLAVES_AJUSTE,
  isAjuste,
  type ClaveAjuste,
  type ClaveNumero,
  type ClavePersonas,
  type ClaveTexto,
} from '@/domain/ajustes'
import { faultOf, type Ajuste } from '@/domain/regla'
import { formatInstante } from '@/domain/fechas'
import { TIPO_PRECIO } from '@/domain/precio'
import { can, type Permiso, ROLES } from '@/domain/roles'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'

/**
 * A rule's value as SQL for the statement that applies it: it costs no extra question, and every process follows a
 * change at once.
 */
export const ajusteSql = (clave: ClaveNumero): string =>
  `coalesce((SELECT valor::int FROM ajuste WHERE clave = '${clave}'), ${AJUSTES[clave].defecto})`

export async function readAjuste(db: Queryable, clave: ClaveNumero): Promise<number> {
  const [row] = await db.query<{ valor: number }>(`SELECT ${ajusteSql(clave)} AS valor`)
  return row?.valor ?? AJUSTES[clave].defecto
}

/** The same of the persons who may do something by name: an array of users' ids. */
export const personasSql = (clave: ClavePersonas): string =>
  `coalesce((SELECT ARRAY(SELECT jsonb_array_elements_text(valor)::int) FROM ajuste WHERE clave = '${clave}'),
     '{${AJUSTES[clave].defecto.join()}}'::int[])`

/** The persons who may do something by name; a personaID is a user's id here. */
export async function readPersonas(db: Queryable, clave: ClavePersonas): Promise<readonly number[]> {
  const [row] = await db.query<{ valor: number[] }>('SELECT valor FROM ajuste WHERE clave = $1', [clave])
  return row?.valor ?? AJUSTES[clave].defecto
}

/** The council's own words; '' until somebody writes them. */
export async function readTexto(db: Queryable, clave: ClaveTexto): Promise<string> {
  const [row] = await db.query<{ valor: string }>('SELECT valor FROM ajuste WHERE clave = $1', [clave])
  return row?.valor ?? AJUSTES[clave].defecto
}

type Fila = FilaDe<typeof traerTodos>
interface Guardado extends Omit<Fila, 'valor' | 'nombre' | 'texto' | 'personas'> {
  valor: number | number[] | string
}

export async function listAjustes(db: Queryable): Promise<Fila[]> {
  const rows = await listGuardados(db)
  const names = await nameUsers(
    db,
    rows.flatMap(({ valor }) => (typeof valor === 'string' ? [] : valor)),
  )
  const concepts = await nameConcepts(db, rows)
  return rows.map(({ valor, ...row }) =>
    typeof valor === 'number'
      ? { ...row, valor, nombre: concepts.get(row.clave), personas: null }
      : typeof valor === 'string'
        ? { ...row, valor: null, texto: valor, personas: null }
        : {
            ...row,
            valor: null,
            personas: valor.map((id) => ({ id, nombre: names.get(id) ?? null })),
          },
  )
}

/** By the key of the rule that names one; deleted concepts have a name too. */
async function nameConcepts(db: Queryable, rows: readonly Guardado[]): Promise<Map<string, string>> {
  const chosen = rows.filter(({ clave }) => isAjuste(clave) && AJUSTES[clave].tipo === 'concepto')
  const found = await db.query<{ id: number; nombre: string }>(
    'SELECT id, nombre FROM concepto WHERE id = ANY($1)',
    [chosen.map(({ valor }) => valor)],
  )
  const names = new Map(found.map(({ id, nombre }) => [id, nombre]))
  return new Map(
    chosen.flatMap(({ clave, valor }) => {
      const nombre = names.get(Number(valor))
      return nombre === undefined ? [] : [[clave, nombre]]
    }),
  )
}

async function listGuardados(db: Queryable): Promise<Guardado[]> {
  const rows = await db.query<Guardado>(
    `SELECT a.clave, a.valor, a.version, a.cambiado_en AS cambiado,
       ${nombreDeUsuario('u')} AS quien
     FROM ajuste a LEFT JOIN usuario u ON u.id = a.usuario_id WHERE a.clave = ANY($1)`,
    [CLAVES_AJUSTE],
  )
  return CLAVES_AJUSTE.map((clave) => {
    const { defecto } = AJUSTES[clave]
    const valor = typeof defecto === 'object' ? [...defecto] : defecto
    return (
      rows.find((row) => row.clave === clave) ?? { clave, valor, version: 0, cambiado: null, quien: null }
    )
  })
}

/** Deleted users have a name too. */
async function nameUsers(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; nombre: string }>(
    `SELECT id, ${nombreDeUsuario('usuario')} AS nombre FROM usuario WHERE id = ANY($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** Throws `Rechazo` for a value outside its limits and for a rule changed since it was read. */
export async function updateAjuste(
  { clave, version, ...typed }: EntradaDe<typeof actualizarDatos>,
  pedido: Pedido,
  tx: Tx,
): Promise<null> {
  // The first change creates the row, and two at once must not both find none.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`ajuste ${clave}`])
  const before = (await listGuardados(tx)).find((row) => row.clave === clave)
  const valor = await requireValor(tx, clave, typed, before, pedido)
  if (!before || before.version !== version) throw changedBy(before)
  if (JSON.stringify(before.valor) === JSON.stringify(valor)) return null
  await tx.query(
    `INSERT INTO ajuste (clave, valor, version, usuario_id) VALUES ($1, $2::jsonb, 1, $3)
     ON CONFLICT (clave) DO UPDATE
       SET valor = EXCLUDED.valor, version = ajuste.version + 1, usuario_id = EXCLUDED.usuario_id, cambiado_en = now()`,
    [clave, JSON.stringify(valor), pedido.persona.usuarioID],
  )
  await audit(tx, pedido, {
    entidad: 'ajuste',
    antes: { [clave]: before.valor },
    despues: { [clave]: valor },
  })
  return null
}

type Tecleado = Pick<EntradaDe<typeof actualizarDatos>, 'valor' | 'texto' | 'personas'>

async function requireValor(
  tx: Tx,
  clave: ClaveAjuste,
  { valor = Number.NaN, texto = '', personas }: Tecleado,
  before: Guardado | undefined,
  pedido: Pedido,
): Promise<number | number[] | string> {
  const ajuste: Ajuste = AJUSTES[clave]
  if (ajuste.tipo === 'texto') {
    if (texto.length > ajuste.maximo) refuse('texto', `Hasta ${ajuste.maximo} caracteres`)
    return texto.trim()
  }
  if (ajuste.tipo !== 'personas') {
    if (personas) refuse('personas', SIN_PERSONAS)
    const fault = faultOf(ajuste, valor)
    if (fault) refuse('valor', fault)
    if (ajuste.tipo === 'concepto' && valor > 0 && !(await isSold(tx, valor))) refuse('valor', SIN_CONCEPTO)
    return valor
  }
  if (!personas) refuse('personas', ELIJA)
  // Whoever is named already may stay: the defaults name two persons who may not be users here.
  const known = new Set(
    [before?.valor ?? [], (await listPersonas(tx, pedido, ajuste.entre)).map(({ id }) => id)].flat(),
  )
  if (!personas.every((id) => known.has(id))) refuse('personas', AJENA)
  return [...new Set(personas)].toSorted((a, b) => a - b)
}

async function isSold(tx: Tx, conceptoID: number): Promise<boolean> {
  const found = await tx.query(
    `SELECT FROM concepto WHERE id = $1 AND tipo <> ${TIPO_PRECIO} AND eliminado_en IS NULL FOR KEY SHARE`,
    [conceptoID],
  )
  return found.length > 0
}

const SIN_CONCEPTO = 'Ese concepto ya no existe'
const SIN_PERSONAS = 'Esta regla no es una lista de personas'
const ELIJA = 'Elija las personas'
const AJENA = 'Alguna de las personas no es un usuario al que se pueda nombrar'

export const listPersonas = (
  db: Queryable,
  { politica }: Pick<Pedido, 'politica'>,
  permiso: Permiso,
): Promise<FilaDe<typeof traerPersonas>[]> =>
  db.query(
    `SELECT u.id, ${nombreDeUsuario('u')} AS nombre, u.username AS usuario
     FROM usuario u JOIN rol r ON r.id = u.rol_id
     WHERE u.eliminado_en IS NULL AND r.nombre = ANY($1) ORDER BY nombre, u.id`,
    [ROLES.filter((rol) => can([rol], politica, permiso))],
  )

function changedBy(now: Guardado | undefined): Rechazo {
  const who = now?.cambiado
    ? `La cambió ${now.quien ?? 'otra persona'} el ${formatInstante(now.cambiado)}.`
    : 'Otra persona la cambió.'
  return new Rechazo(`${who} Revise el valor actual y vuelva a guardar.`)
}
