import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { openWeb, type WebProcess } from '@/bench/torture/web'
import { CLAVE_AJENA } from '@/e2e/externo/consejo'
import type { Falla } from '@/e2e/externo/fallas'
import { type Externo, openExterno } from '@/e2e/externo/servidor'

/** Seconds a wait may last beyond its rule. */
const HOLGURA = 2
const LISTA = '/matriculado/traerTodos'
const GENERAR = '/pago/generarMatriculaAdelantada'
const F = encodeURIComponent(JSON.stringify({ pagina: 1 }))

interface Caso {
  nombre: string
  falla: Falla
  pedir: (web: WebProcess, cookie: string) => Promise<Response>
  /** What the body says, and after how many seconds. */
  dice: RegExp
  segundos: number
}

const read = (intento: number) => (web: WebProcess, cookie: string) =>
  fetch(`${web.url}/api${LISTA}?f=${F}&i=${intento}`, { headers: { cookie } })
const change = (web: WebProcess, cookie: string) =>
  fetch(`${web.url}/api${GENERAR}`, {
    method: 'POST',
    headers: { cookie, origin: web.url, 'x-requested-by': 'padron', 'content-type': 'application/json' },
    body: JSON.stringify({ matriculadoID: 101, cantidad: 1 }),
  })
const page = (web: WebProcess, cookie: string) => fetch(`${web.url}/matriculados`, { headers: { cookie } })

const CALLA: Falla = { tipo: 'calla' }
const NADA = /Falló la conexión con el servidor/
const CASOS: readonly Caso[] = [
  {
    nombre: 'lectura que tarda 5 s',
    falla: { tipo: 'tarda', ms: 5_000 },
    pedir: read(1),
    dice: /"ok":true/,
    segundos: 5,
  },
  {
    nombre: 'lectura que tarda 19 s',
    falla: { tipo: 'tarda', ms: 19_000 },
    pedir: read(1),
    dice: /"ok":true/,
    segundos: 19,
  },
  {
    nombre: 'lectura que tarda 21 s',
    falla: { tipo: 'tarda', ms: 21_000 },
    pedir: read(1),
    dice: NADA,
    segundos: 20,
  },
  {
    nombre: 'la misma, segundo intento',
    falla: { tipo: 'tarda', ms: 21_000 },
    pedir: read(2),
    dice: /"ok":true/,
    segundos: 21,
  },
  { nombre: 'lectura callada, primer intento', falla: CALLA, pedir: read(1), dice: NADA, segundos: 20 },
  { nombre: 'lectura callada, décimo intento', falla: CALLA, pedir: read(10), dice: NADA, segundos: 38 },
  { nombre: 'lectura que gotea', falla: { tipo: 'gotea' }, pedir: read(1), dice: NADA, segundos: 20 },
  {
    nombre: 'página callada',
    falla: CALLA,
    pedir: page,
    dice: /Esperando respuesta del servidor/,
    segundos: 20,
  },
  {
    nombre: 'cambio que tarda 29 s',
    falla: { tipo: 'tarda', ms: 29_000 },
    pedir: change,
    dice: /"ok":true/,
    segundos: 29,
  },
  { nombre: 'cambio callado', falla: CALLA, pedir: change, dice: NADA, segundos: 30 },
]

/** T10 with the rules' own times: each case on a server of its own, all at once. */
export async function waitAsRuled(): Promise<Comprobacion[]> {
  const externos = await Promise.all(CASOS.map(() => openExterno()))
  const found: Comprobacion[] = []
  // Four webs at a time: ten of them would measure the machine.
  for (let from = 0; from < CASOS.length; from += 4)
    found.push(
      ...(await Promise.all(CASOS.slice(from, from + 4).map((caso, i) => measure(caso, externos[from + i])))),
    )
  await Promise.all(externos.map((externo) => externo.close()))
  return found
}

async function measure(
  { nombre, falla, pedir, dice, segundos }: Caso,
  externo: Externo | undefined,
): Promise<Comprobacion> {
  if (!externo) throw new Error('Falta un servidor')
  const web = await openWeb(externo.url)
  try {
    const cookie = await web.signIn('contador', CLAVE_AJENA)
    await (await page(web, cookie)).text()
    externo.reset()
    for (const ruta of [LISTA, GENERAR]) externo.spoil(ruta, falla)
    const start = performance.now()
    const text = await (await pedir(web, cookie)).text()
    const took = (performance.now() - start) / 1_000
    const bien =
      dice.test(text) && took > segundos - 0.5 && took < segundos + HOLGURA && externo.pedidos.length === 1
    return expectThat(nombre, bien, `${took.toFixed(1)} s, ${externo.pedidos.length} pedido`)
  } finally {
    await web.end()
  }
}
