import { CLAVE_DEMO } from '@/backend/acceso/cuenta/admin'
import { openDatabase } from '@/backend/db/conexion'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { runningServerUrl } from '@/backend/db/supervisor/server'
import { signIn } from '@/bench/entrar'
import type { Cookie } from '@/bench/navegador'
import { type Lugar, webOf } from '@/bench/padron'
import type { Sitio } from '@/bench/paginas'

/** Signs in at the web and at the API of a Padrón that runs, and finds the members that figures are measured on. */
export async function openSite(lugar: Lugar, pelada: string): Promise<Sitio> {
  const base = runningServerUrl(demoFolder({ ...process.env, PADRON_DEMO: lugar.demo }))
  if (!base) throw new Error('El registro del banco de pruebas no está en marcha')
  const web = webOf(lugar)
  const api = `http://127.0.0.1:${lugar.api}`
  const token = await signInToApi(api)
  const cookie = await signIn(web, 'administracion', CLAVE_DEMO)
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<Sitio['miembro']>(
    `SELECT m.id, m.dni, left(m.apellido, 5) AS apellido,
       (SELECT matriculado_id FROM cargo WHERE tipo = 3 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS id240,
       (SELECT matriculado_id FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL
         GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS id300
     FROM matriculado m ORDER BY m.id OFFSET (SELECT count(*) / 2 FROM matriculado) LIMIT 1`,
  )
  await db.close()
  if (!row) throw new Error('El registro está vacío')
  return { web, api, base, token, cookie, pelada, miembro: row }
}

async function signInToApi(api: string): Promise<string> {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'administracion', password: CLAVE_DEMO }),
  })
  return ((await answer.json()) as { datos: { token: string } }).datos.token
}

/** A session's cookies as a browser takes them. */
export const asCookies = (cookie: string, url: string): Cookie[] =>
  cookie.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
  }))

export const browserPath = (): string => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
