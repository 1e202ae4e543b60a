import { randomBytes } from 'node:crypto'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { type Medida, get, ms, percentile } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { addDays, today } from '@/domain/fechas'
import { BYTES_DE_CODIGO, makeCodigo } from '@/domain/codigo-de-papel'
import { plegar } from '@/domain/plegar'

const PAPELES = 500_000
/** Between two papers, so that the register is of some ten years. */
const MINUTOS = 10
const VECES = 15
/** What an answer takes besides its SQL counts from here on. */
const PISO_MS = 5

/**
 * The register of papers with half a million of them: the call with each filter beside the statements that the database
 * would need for the same page and its total, by turns. The papers stay.
 */
export async function measurePapers(sitio: Sitio): Promise<Medida[]> {
  await fillPapers(sitio.base)
  const db = openDatabase(sitio.base, { max: 1, statementTimeout: 0 })
  try {
    const medidas: Medida[] = []
    for (const filtro of await filtersOf(db)) medidas.push(await measureFilter(sitio, db, filtro))
    return medidas
  } finally {
    await db.close()
  }
}

/** Papers of what the register's members have, with their numbers and codes, as many as are missing. */
export async function fillPapers(base: string): Promise<void> {
  const db = openDatabase(base, { max: 1, statementTimeout: 0 })
  try {
    const [found] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM papel')
    const missing = PAPELES - (found?.n ?? 0)
    if (missing > 0) await addPapers(db, missing)
  } finally {
    await db.close()
  }
}

async function addPapers(db: Db, missing: number): Promise<void> {
  const codigos = Array.from({ length: missing }, () => makeCodigo(randomBytes(BYTES_DE_CODIGO)))
  await withTransaction(
    db,
    async (tx) => {
      await tx.query(FILL, [codigos, MINUTOS])
      await tx.query(
        `UPDATE contador c SET valor = (SELECT max(numero) FROM papel WHERE 'papel.' || clase = c.nombre)
         WHERE c.nombre LIKE 'papel.%'`,
      )
    },
    { statementTimeout: 0 },
  )
  await db.query('VACUUM (ANALYZE) papel')
}

const FILL = `
  WITH origen AS MATERIALIZED (
    SELECT row_number() OVER (ORDER BY id, clase) - 1 AS lugar, count(*) OVER () AS cuantos, o.*
    FROM (
      SELECT 'especialidad' AS clase, id, matriculado_id FROM especialidad_matriculado
      UNION ALL SELECT 'practica', id, matriculado_id FROM practica_matriculado
      UNION ALL SELECT 'certificado', id, matriculado_id FROM certificado_matriculado
      UNION ALL SELECT 'carnet', id, id FROM matriculado
    ) o
  ), quien AS (
    SELECT id FROM usuario ORDER BY id LIMIT 1
  ), nuevo AS (
    SELECT c.codigo, c.n, o.*, row_number() OVER (PARTITION BY o.clase ORDER BY c.n) AS orden,
      format('{"titulo":"Certificado","cuerpo":"<p>Papel %s</p>","nombre":"N","matricula":%s,"firmante":"F"}', c.n, o.id)
        AS contenido
    FROM unnest($1::text[]) WITH ORDINALITY c (codigo, n)
    JOIN origen o ON o.lugar = c.n % (SELECT max(cuantos) FROM origen)
  )
  INSERT INTO papel (clase, numero, codigo, matriculado_id, origen_id, certifica, firmante, contenido, huella,
    foto_huella, emitido_en, emitido_por, anulado_en, anulado_por, motivo)
  SELECT n.clase, (SELECT valor FROM contador WHERE nombre = 'papel.' || n.clase) + n.orden, n.codigo, n.matriculado_id,
    CASE WHEN n.clase <> 'carnet' THEN n.id END, 'Lo que certifica el papel ' || n.n, 'Firmante', n.contenido,
    sha256(convert_to(n.contenido, 'UTF8')),
    CASE WHEN n.clase = 'carnet' THEN (SELECT foto_huella FROM papel WHERE foto_huella IS NOT NULL LIMIT 1) END,
    now() - n.n * $2 * interval '1 minute', q.id,
    CASE WHEN n.n % 50 = 0 THEN now() END, CASE WHEN n.n % 50 = 0 THEN q.id END,
    CASE WHEN n.n % 50 = 0 THEN 'Medición' END
  FROM nuevo n, quien q ORDER BY n.n DESC`

/** What is asked of the call, and the condition that says the same to the database. */
interface Filtro {
  que: string
  query: Record<string, string>
  where: string
  params: readonly unknown[]
  pagina?: number
}

const NONE = { query: {}, where: 'true', params: [] }
const KIND = { query: { clase: 'practica' }, where: 'p.clase = $1', params: ['practica'] }
const ANNULLED = { query: { soloAnulados: 'true' }, where: 'p.anulado_en IS NOT NULL', params: [] }

async function filtersOf(db: Db): Promise<Filtro[]> {
  const [one] = await db.query<Alguien>(
    `SELECT p.codigo, m.id AS miembro, m.matricula, m.apellido FROM papel p JOIN matriculado m ON m.id = p.matriculado_id
     WHERE p.clase = 'certificado' ORDER BY p.id OFFSET 100 LIMIT 1`,
  )
  if (!one) throw new Error('El registro no tiene certificados')
  return [
    { que: 'sin filtros', ...NONE },
    { que: 'sin filtros, página 5.000', ...NONE, pagina: 5_000 },
    { que: 'sin filtros, última página', ...NONE, pagina: PAPELES / 20 },
    { que: 'de una clase', ...KIND },
    { que: 'de una clase, página 1.000', ...KIND, pagina: 1_000 },
    { que: 'anulados', ...ANNULLED },
    { que: 'anulados, última página', ...ANNULLED, pagina: PAPELES / 50 / 20 },
    { que: 'un número', query: { numero: '77' }, where: 'p.numero = $1', params: [77] },
    {
      que: 'clase y número',
      query: { clase: 'carnet', numero: '77' },
      where: 'p.clase = $1 AND p.numero = $2',
      params: ['carnet', 77],
    },
    { que: 'código', query: { codigo: one.codigo }, where: 'p.codigo = $1', params: [one.codigo] },
    ...byMember(one),
    ...byDay(),
  ]
}

interface Alguien {
  codigo: string
  miembro: number
  matricula: number
  apellido: string
}

function byMember({ miembro, matricula, apellido }: Alguien): Filtro[] {
  const named = 'p.matriculado_id IN (SELECT id FROM matriculado WHERE busqueda LIKE $1)'
  const like = (text: string): string => `%${plegar(text)}%`
  return [
    { que: 'un apellido', query: { nombre: apellido }, where: named, params: [like(apellido)] },
    { que: 'tres letras', query: { nombre: 'gon' }, where: named, params: [like('gon')] },
    { que: 'una letra', query: { nombre: 'a' }, where: named, params: [like('a')] },
    {
      que: 'un apellido, de una clase, anulados',
      query: { nombre: apellido, ...KIND.query, ...ANNULLED.query },
      where: `${named} AND p.clase = $2 AND ${ANNULLED.where}`,
      params: [like(apellido), 'practica'],
    },
    {
      que: 'matrícula',
      query: { nombre: String(matricula) },
      where: 'p.matriculado_id = (SELECT id FROM matriculado WHERE matricula = $1)',
      params: [matricula],
    },
    {
      que: 'de un matriculado',
      query: { matriculadoID: String(miembro) },
      where: 'p.matriculado_id = $1',
      params: [miembro],
    },
  ]
}

function byDay(): Filtro[] {
  const [desde, hasta, ayer] = [addDays(today(), -730), addDays(today(), -365), addDays(today(), -1)]
  const inDays = (first: number): string =>
    `p.emitido_en >= ($${first}::date)::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires'
     AND p.emitido_en < ($${first + 1}::date + 1)::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires'`
  const year = { query: { desde, hasta }, where: inDays(1), params: [desde, hasta] }
  const both = { ...KIND.query, ...year.query }
  const where = `p.clase = $1 AND ${inDays(2)}`
  const params = ['practica', desde, hasta]
  return [
    { que: 'dos días', query: { desde: ayer }, where: inDays(1), params: [ayer, today()] },
    { que: 'un año', ...year },
    { que: 'un año, página 1.000', ...year, pagina: 1_000 },
    { que: 'una clase en un año', query: both, where, params },
    {
      que: 'anulados de una clase en un año',
      query: { ...both, ...ANNULLED.query },
      where: `${where} AND ${ANNULLED.where}`,
      params,
    },
  ]
}

async function measureFilter({ api, token }: Sitio, db: Db, filtro: Filtro): Promise<Medida> {
  const { que, query, where, params, pagina = 1 } = filtro
  const address = new URLSearchParams({ nroPagina: String(pagina), ...query })
  const asked = `${api}/papel/traerTodos?${address.toString()}`
  const call = timed(() => get(asked, { authorization: `Bearer ${token}` }))
  const bare = timed(async () => {
    await db.query(
      `SELECT p.id, p.clase, p.numero, p.certifica, p.emitido_en FROM papel p WHERE ${where}
       ORDER BY p.emitido_en DESC, p.id DESC LIMIT 20 OFFSET ${(pagina - 1) * 20}`,
      params,
    )
    await db.query(`SELECT count(*)::int FROM papel p WHERE ${where}`, params)
  })
  const pairs: [number, number][] = []
  for (let i = -3; i < VECES; i++) {
    const pair: [number, number] = [await call(), await bare()]
    if (i >= 0) pairs.push(pair)
  }
  const [ours, floor] = [0, 1].map((side) =>
    percentile(
      pairs.map((pair) => pair[side] ?? 0),
      50,
    ),
  )
  const ratio = percentile(
    pairs.map(([one, other]) => one / other),
    50,
  )
  return {
    que: `API papeles, ${que} p50`,
    valor: `${ms(ours ?? 0)}, ${ratio.toFixed(1).replace('.', ',')} × su SQL`,
    meta: `≤ ${ms(Math.max(PISO_MS, 3 * (floor ?? 0)))}`,
    piso: `SQL ${ms(floor ?? 0)}`,
  }
}

const timed = (act: () => Promise<unknown>) => async (): Promise<number> => {
  const start = performance.now()
  await act()
  return performance.now() - start
}
