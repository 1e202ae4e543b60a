import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Casa } from '@/bench/torture/casa'
import { payOnce, type Respuesta } from '@/bench/torture/cliente'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { openNavegante, payByWeb, signInFrom } from '@/bench/torture/navegante'
import { addAccount, CLAVE } from '@/backend/prueba/gente'
import { repoRoot } from '@/backend/db/root'

const PERSONA = '127.0.0.21'
const LISTA = '/matriculados'

/** T02, before anything dies: what one machine was told, the other knows. */
export async function knowTheSame(casa: Casa): Promise<Comprobacion[]> {
  return [
    ...(await shareSessions(casa)),
    ...(await shareBuild(casa)),
    ...(await shareTries(casa)),
    ...(await shareKeys(casa)),
  ]
}

async function shareSessions({ webs, anteWebs, cuenta, escena }: Casa): Promise<Comprobacion[]> {
  const origen = anteWebs.url
  const forged = { 'x-forwarded-for': '203.0.113.9' }
  const cookie = await signInFrom(origen, origen, cuenta, PERSONA, forged)
  const [sesion] = await escena.db.query<{ direccion: string }>(
    'SELECT direccion FROM sesion ORDER BY creada_en DESC LIMIT 1',
  )
  const at = webs.map(({ url }) => openNavegante(url, cookie, PERSONA, origen))
  const pages = await Promise.all(at.map((navegante) => navegante.get(LISTA)))
  const left = await at[0]?.post('/api/salir', '')
  const after = await at[1]?.get(LISTA)
  return [
    expectThat('la sesión abierta en una vale en las dos', pages.every(isList), statesOf(pages)),
    expectThat(
      'se anota la dirección de la persona, no la que dice ni la de un proxy',
      sesion?.direccion === PERSONA,
      sesion?.direccion ?? 'ninguna',
    ),
    expectThat(
      'la que se cierra en una deja de valer en la otra',
      left?.estado === 204 && after !== undefined && !isList(after),
      `${left?.estado}, después ${after?.estado} ${after?.lugar ?? ''}`,
    ),
  ]
}

const isList = ({ estado, texto }: { estado: number; texto: string }): boolean =>
  estado === 200 && texto.includes('</table>')
const statesOf = (pages: readonly { estado: number }[]): string =>
  pages.map(({ estado }) => estado).join(' y ')

/** A page of one web goes on working at the other: the same scripts, the same server actions. */
async function shareBuild({ webs, anteWebs, cuenta }: Casa): Promise<Comprobacion[]> {
  const cookie = await signInFrom(anteWebs.url, anteWebs.url, cuenta, PERSONA)
  const at = webs.map(({ url }) => openNavegante(url, cookie, PERSONA, anteWebs.url))
  const scripts = await Promise.all(
    at.map(async (one) => {
      const { texto } = await one.get('/bancos')
      // In tags alone: the page's data come in pieces that may end within an address.
      const inTags = texto.matchAll(/ (?:src|href)="(\/_next\/static\/[^"]+)"/g)
      return [...new Set([...inTags].map(([, address]) => address))].sort().join(' ')
    }),
  )
  // Asked at the public address, twice: each web takes one.
  const atBoth = openNavegante(anteWebs.url, cookie, PERSONA)
  const headers = {
    'next-action': actionOf('makeBancoList'),
    accept: 'text/x-component',
    'content-type': 'text/plain',
  }
  const before = anteWebs.given()
  const files = [await atBoth.post('/bancos', '[]', headers), await atBoth.post('/bancos', '[]', headers)]
  const taken = anteWebs.given().map((count, i) => count - (before[i] ?? 0))
  return [
    expectThat(
      'el mismo armado en las dos',
      scripts[0] !== '' && scripts[0] === scripts[1],
      `${scripts[0]?.split(' ').length} archivos`,
    ),
    expectThat(
      'la planilla de una página sale de cualquiera',
      files.every(({ estado, texto }) => estado === 200 && texto.includes('PK\u0003\u0004')) &&
        taken.every((count) => count === 1),
      `${statesOf(files)}, ${files.map(({ texto }) => texto.length).join(' y ')} caracteres`,
    ),
  ]
}

/** The id under which the build knows a server action. */
function actionOf(name: string): string {
  const file = join(repoRoot(), '.next', 'server', 'server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string }>
  }
  const found = Object.entries(node).find(([, { exportedName }]) => exportedName === name)
  if (!found) throw new Error(`El armado no tiene la acción ${name}`)
  return found[0]
}

const POR_CUENTA = 5
const POR_DIRECCION = 50

/** Failed sign-ins, one API after the other: both count together. */
async function shareTries({ apis, escena }: Casa): Promise<Comprobacion[]> {
  const usuario = 'empleada.dos'
  await addAccount(escena.db, 'EMPLEADO', { username: usuario })
  const enter = async (i: number, name: string, password: string, desde: string) => {
    const answer = await fetch(`${apis[i % 2]?.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': desde },
      body: JSON.stringify({ usuario: name, password }),
    })
    return { http: answer.status, estado: ((await answer.json()) as { estado: number }).estado }
  }
  for (let i = 0; i < POR_CUENTA; i++) await enter(i, usuario, `mal-${i}-mal`, '203.0.113.41')
  const atBoth = (desde: string) => Promise.all([0, 1].map((i) => enter(i, usuario, CLAVE, desde)))
  const slowed = await atBoth('203.0.113.41')
  const elsewhere = await atBoth('203.0.113.42')
  for (let i = 0; i < POR_DIRECCION; i++) await enter(i, `nadie.${i}`, 'mal-mal-mal', '203.0.113.43')
  const barred = await Promise.all([0, 1].map((i) => enter(i, 'nadie', 'mal-mal-mal', '203.0.113.43')))
  return [
    expectThat(
      'cinco claves erradas repartidas frenan en las dos a quien las probó',
      slowed.every(({ estado }) => estado === -4),
      slowed.map(({ estado }) => `estado ${estado}`).join(' y '),
    ),
    expectThat(
      'y a nadie más: desde otra dirección se entra por las dos',
      elsewhere.every(({ estado }) => estado === 1),
      elsewhere.map(({ estado }) => `estado ${estado}`).join(' y '),
    ),
    expectThat(
      'cincuenta de una dirección la frenan en las dos',
      barred.every((answer) => answer.http === 429),
      barred.map((answer) => answer.http).join(' y '),
    ),
  ]
}

/** One confirmed payment sent to both: it happens once, and both answer it. */
async function shareKeys({ apis, webs, anteWebs, cuenta, escena }: Casa): Promise<Comprobacion[]> {
  const [one, other, third] = await escena.charge(3)
  if (!one || !other || !third) throw new Error('Faltan cargos')
  const cookie = await signInFrom(anteWebs.url, anteWebs.url, cuenta, PERSONA)
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
  const atApi = (i: number, clave: string, cargo = one) =>
    payOnce(apis[i]?.url ?? '', escena.token, cargo, clave)
  const atWeb = (i: number, clave: string, cargo = third) =>
    payByWeb(openNavegante(webs[i]?.url ?? '', cookie, PERSONA, anteWebs.url), cargo, clave)
  return [
    same('el pago repetido en la otra API es el mismo', [await atApi(0, a), await atApi(1, a)]),
    same('los dos a la vez, también', await Promise.all([atApi(0, b, other), atApi(1, b, other)])),
    same('y por la otra web', [await atWeb(0, c), await atWeb(1, c)]),
  ]
}

function same(nombre: string, answers: readonly (Respuesta | undefined)[]): Comprobacion {
  const [first, second] = answers.map((answer) =>
    answer?.que === 'pagado' ? `pago ${answer.pagoID}, recibo ${answer.nroRecibo}` : JSON.stringify(answer),
  )
  const bien = answers.every((answer) => answer?.que === 'pagado') && first === second
  return expectThat(nombre, bien, bien ? String(first) : `${first} y ${second}`)
}
