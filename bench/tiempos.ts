import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { repoRoot } from '@/backend/db/root'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { addAccount } from '@/backend/prueba/gente'
import { type Medida, ms, percentile } from '@/bench/medir'
import { withPadron } from '@/bench/padron'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'
import { startBarePage } from '@/bench/pelada'

const PERSONAS = 120
const CALENTAR = 10
/** Requests for a code are looked at some seconds later. */
const HASTA_MIRADOS = 10_000
const CLAVE = 'otras-lunas-9'

/** Somebody the register knows, and a name and a CUIT that it does not. */
interface Pareja {
  cuit: string
  nacimiento: string
  ajeno: string
}

/**
 * Whether a door of the signed-out tells by its time who is known: each is asked for a known and an unknown person in
 * turn, each from an address of its own. On the register of PADRON_DEMO, to which it adds accounts:
 * `node bench/correr.mjs tiempos`.
 */
async function main(): Promise<void> {
  const lugar = { demo: demoFolder(process.env).root, web: 3980, api: 4980 }
  const pelada = await startBarePage(repoRoot(), 3990)
  try {
    const medidas = await withPadron(lugar, {}, async () => {
      const { api, base } = await openSite(lugar, pelada.url)
      const db = openDatabase(base, { max: 1 })
      try {
        return await measureDoors(api, await findPairs(db))
      } finally {
        await db.close()
      }
    })
    print(medidas, 'el registro de PADRON_DEMO')
  } finally {
    pelada.stop()
  }
}

/** So many members with an account, made where they had none, each beside a CUIT of nobody. */
async function findPairs(db: Db): Promise<Pareja[]> {
  const rows = await db.query<Pareja & { id: number; tiene: boolean }>(
    `SELECT m.id, m.cuit_cuil AS cuit, m.fecha_nacimiento::text AS nacimiento,
       EXISTS (SELECT FROM usuario u WHERE u.username = m.cuit_cuil) AS tiene,
       (99000000000 + row_number() OVER (ORDER BY m.id))::text AS ajeno
     FROM matriculado m
     WHERE m.cuit_cuil IS NOT NULL AND m.fecha_nacimiento IS NOT NULL AND m.email IS NOT NULL
     ORDER BY m.id DESC LIMIT ${PERSONAS + CALENTAR}`,
  )
  for (const { cuit, id, tiene } of rows)
    if (!tiene) await addAccount(db, 'MEDICO', { username: cuit, matriculadoID: id })
  return rows
}

type Puerta = (of: Pareja, known: boolean) => { ruta: string; cuerpo: Record<string, string> }

const who = ({ cuit, ajeno }: Pareja, known: boolean): string => (known ? cuit : ajeno)
const CLAVE_ERRADA = 'no es esta clave'

const PUERTAS: Readonly<Record<string, Puerta>> = {
  'Entrar con una clave errada': (one, known) => ({
    ruta: '/auth/login',
    cuerpo: { usuario: who(one, known), password: CLAVE_ERRADA },
  }),
  'Entrar a las recetas con una clave errada': (one, known) => ({
    ruta: '/externos/cuitLogin',
    cuerpo: { cuit: who(one, known), password: CLAVE_ERRADA },
  }),
  'Pedir un código por la clave olvidada': (one, known) => ({
    ruta: '/clave/pedir',
    cuerpo: { usuario: who(one, known) },
  }),
  'Pedir el código del primer acceso': (one, known) => ({
    ruta: '/clave/pedirPrimera',
    cuerpo: { cuit: one.cuit, fechaNacimiento: known ? one.nacimiento : '1931-02-03' },
  }),
}

/** What each door takes for known and unknown, and at last the code of a letter that went out or of one that never did. */
async function measureDoors(api: string, parejas: readonly Pareja[]): Promise<Medida[]> {
  const medidas: Medida[] = []
  for (const [que, puerta] of Object.entries(PUERTAS))
    medidas.push(
      await measureDoor(que, parejas, async (one, known) => (await ask(api, puerta(one, known))).took),
    )
  const pedidos = new Map<string, string>()
  for (const one of parejas)
    for (const known of [true, false]) {
      const cuerpo = { usuario: who(one, known) }
      pedidos.set(cuerpo.usuario, (await ask(api, { ruta: '/clave/pedir', cuerpo })).pedido)
    }
  await delay(HASTA_MIRADOS)
  medidas.push(
    await measureDoor('Elegir la clave con un código errado', parejas, async (one, known) => {
      const pedido = pedidos.get(who(one, known)) ?? ''
      const cuerpo = { pedido, codigo: 'aaaa-aaaa', password: CLAVE, password2: CLAVE }
      return (await ask(api, { ruta: '/clave/elegir', cuerpo })).took
    }),
  )
  return medidas
}

async function measureDoor(
  que: string,
  parejas: readonly Pareja[],
  ask: (one: Pareja, known: boolean) => Promise<number>,
): Promise<Medida> {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (const [index, one] of parejas.entries())
    for (const isKnown of index % 2 ? [true, false] : [false, true]) {
      const took = await ask(one, isKnown)
      if (index >= CALENTAR) (isKnown ? known : unknown).push(took)
    }
  const slower = known.filter((took, index) => took > (unknown[index] ?? took)).length / known.length
  return {
    que: `${que}: conocido, desconocido (p50); veces que tardó más el conocido`,
    valor: `${ms(percentile(known, 50))}, ${ms(percentile(unknown, 50))}; ${Math.round(slower * 100)} %`,
    meta: 'cerca del 50 %',
  }
}

let addresses = 0

async function ask(
  api: string,
  { ruta, cuerpo }: ReturnType<Puerta>,
): Promise<{ took: number; pedido: string }> {
  addresses++
  const start = performance.now()
  const answer = await fetch(`${api}${ruta}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    },
    body: JSON.stringify(cuerpo),
  })
  const { datos } = (await answer.json()) as { datos?: { pedido?: string } | null }
  const took = performance.now() - start
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${ruta} contestó ${answer.status}`)
  return { took, pedido: datos?.pedido ?? '' }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
