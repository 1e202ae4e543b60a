import { openDatabase } from '@/backend/db/conexion'
import { listMatriculados } from '@/backend/padron/matriculado/store'
import { plegar } from '@/domain/plegar'
import { type Medida, get, ms, percentile, throughput, timeEach } from '@/bench/medir'

export interface Sitio {
  web: string
  api: string
  base: string
  token: string
  cookie: string
  pelada: string
  miembro: { dni: number; apellido: string; id: number; id240: number; id300: number }
}

const LISTA = `SELECT id, apellido, nombre, dni, matricula FROM matriculado`
const ORDEN = `ORDER BY apellido, nombre, id LIMIT 20`

/** What the database alone needs for the same answers: rows and total, one connection, the same parameters each time. */
async function bareSql(base: string, dni: number, apellido: string): Promise<Record<string, number>> {
  const db = openDatabase(base, { max: 1 })
  const p50 = async (...statements: [string, unknown[]][]): Promise<number> => {
    const times = await timeEach(200, async () => {
      for (const [sql, params] of statements) await db.query(sql, params)
    })
    return percentile(times, 50)
  }
  const like = `%${plegar(apellido)}%`
  const found = {
    lista: await p50([`${LISTA} ${ORDEN}`, []], ['SELECT count(*)::int FROM matriculado', []]),
    apellido: await p50(
      [`${LISTA} WHERE busqueda LIKE $1 ${ORDEN}`, [like]],
      ['SELECT count(*)::int FROM matriculado WHERE busqueda LIKE $1', [like]],
    ),
    dni: await p50(
      [`${LISTA} WHERE dni = $1 ${ORDEN}`, [dni]],
      ['SELECT count(*)::int FROM matriculado WHERE dni = $1', [dni]],
    ),
  }
  await db.close()
  return found
}

/** The rows and the total of a page as the API reads them, over one connection. */
async function measureListSql(base: string): Promise<Medida[]> {
  const db = openDatabase(base, { max: 1 })
  const p50 = async (pagina: number): Promise<string> =>
    ms(percentile(await timeEach(200, () => listMatriculados(db, { pagina })), 50))
  const rows = [
    { que: 'SQL de la lista, página 1', valor: await p50(1), meta: '≤ 3 ms' },
    { que: 'SQL de la lista, página 2.000', valor: await p50(2_000), meta: '≤ 3 ms' },
  ]
  await db.close()
  return rows
}

/** API and page times of the list, the record, the pending list and the account. */
export async function measurePages(sitio: Sitio): Promise<Medida[]> {
  const { web, api, miembro } = sitio
  const bearer = { authorization: `Bearer ${sitio.token}` }
  const cookie = { cookie: sitio.cookie }
  const sql = await bareSql(sitio.base, miembro.dni, miembro.apellido)
  const bare = await timeEach(200, () => get(sitio.pelada))
  const piso = `página pelada ${ms(percentile(bare, 50))}`
  const rows = await measureListSql(sitio.base)
  const apellido = encodeURIComponent(miembro.apellido)
  for (const [que, query, floor] of [
    ['API lista, página 1', 'nroPagina=1', sql['lista']],
    ['API lista, parte de un apellido', `nombre=${apellido}`, sql['apellido']],
    ['API lista, DNI', `dni=${miembro.dni}`, sql['dni']],
    ['API lista, página 2.000', 'nroPagina=2000', undefined],
  ] as const) {
    const times = await timeEach(300, () => get(`${api}/matriculado/traerTodos?${query}`, bearer))
    rows.push({
      que: `${que} p50`,
      valor: ms(percentile(times, 50)),
      meta: floor === undefined ? '≤ 1,5 × página 1' : `≤ ${ms(Math.max(5, 3 * floor))}`,
      piso: floor === undefined ? undefined : `SQL ${ms(floor)}`,
    })
  }
  for (const [que, path, meta] of [
    ['HTML /inicio', '/inicio', '≤ 100 ms'],
    ['HTML /estadisticas', '/estadisticas', '≤ 100 ms'],
    ['HTML /estadisticas/evolucion', '/estadisticas/evolucion', '≤ 150 ms'],
    ['HTML /utilidades/generarArchivoBSE', '/utilidades/generarArchivoBSE', '≤ 120 ms'],
    ['HTML /matriculados', '/matriculados', '≤ 20 ms'],
    ['HTML /matriculados por apellido', `/matriculados?nombre=${apellido}`, '≤ 20 ms'],
    ['HTML /matriculados por DNI', `/matriculados?dni=${miembro.dni}`, '≤ 20 ms'],
    ['HTML /matriculados página 2.000', '/matriculados?pagina=2000', '≤ 1,5 × página 1'],
    ['HTML ficha', `/fichaMatriculado/${miembro.id}`, '≤ 25 ms'],
    ['HTML catálogo, lista', '/especialidades', '≤ 25 ms'],
    ['HTML catálogo, edición', '/sucursal/1', '≤ 25 ms'],
    ['HTML pendientes, 300 ítems', `/fichaMatriculado/${miembro.id300}/pagos`, '≤ 40 ms'],
    [
      'HTML cuenta corriente, 240 meses',
      `/fichaMatriculado/${miembro.id240}/cuentaCorriente?desde=1900-01-01&hasta=2200-01-01`,
      '≤ 40 ms',
    ],
  ] as const) {
    const times = await timeEach(150, () => get(web + path, cookie))
    rows.push({ que: `${que} p50`, valor: ms(percentile(times, 50)), meta, piso })
  }
  rows.push(...(await measureCatalogue(sitio, piso)), await measureFrame(sitio))
  const pages = await throughput(16, 10, () => get(`${web}/matriculados`, cookie))
  const barePages = await throughput(16, 5, () => get(sitio.pelada))
  rows.push({
    que: 'HTML /matriculados, 16 clientes',
    valor: `${pages.toFixed(0)}/s`,
    meta: '≥ 100/s',
    piso: `página pelada ${barePages.toFixed(0)}/s`,
  })
  return rows
}

/** What the frame of a screen without rows takes over a bare page, the two by turns. */
async function measureFrame({ web, cookie, pelada }: Sitio): Promise<Medida> {
  const [frame, bare]: [number[], number[]] = [[], []]
  for (let i = 0; i < 5; i++) {
    frame.push(...(await timeEach(30, () => get(`${web}/ajustesBasicos`, { cookie }), 5)))
    bare.push(...(await timeEach(30, () => get(pelada), 5)))
  }
  const [marco, sola] = [percentile(frame, 50), percentile(bare, 50)]
  return {
    que: 'El marco (/ajustesBasicos) sobre una página pelada',
    valor: ms(marco - sola),
    meta: '≤ 5 ms',
    piso: `${ms(marco)} menos ${ms(sola)}`,
  }
}

/** A catalogue's list and form, and what the palette waits for while somebody types. */
async function measureCatalogue({ web, cookie, miembro }: Sitio, piso: string): Promise<Medida[]> {
  const p50 = async (path: string): Promise<string> => {
    const times = await timeEach(150, () => get(web + path, { cookie }))
    return ms(percentile(times, 50))
  }
  const palette = (entrada: Record<string, string>): Promise<string> =>
    p50(`/api/matriculado/traerTodos?f=${encodeURIComponent(JSON.stringify({ pagina: 1, ...entrada }))}`)
  return [
    { que: 'HTML catálogo, lista (/bancos) p50', valor: await p50('/bancos'), meta: '≤ 25 ms', piso },
    { que: 'HTML catálogo, edición (/banco/1) p50', valor: await p50('/banco/1'), meta: '≤ 25 ms', piso },
    {
      que: 'Paleta, parte de un apellido p50',
      valor: await palette({ nombre: miembro.apellido }),
      meta: '≤ 100 ms',
    },
    { que: 'Paleta, DNI p50', valor: await palette({ dni: String(miembro.dni) }), meta: '≤ 100 ms' },
  ]
}
