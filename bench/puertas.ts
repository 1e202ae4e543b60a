import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { repoRoot } from '@/backend/db/root'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { addAccount, CLAVE } from '@/backend/prueba/gente'
import { type Medida, ms, percentile } from '@/bench/medir'
import { withPadron } from '@/bench/padron'
import type { Sitio } from '@/bench/paginas'
import { measureScreen } from '@/bench/pantallas'
import { type BarePage, startBarePage } from '@/bench/pelada'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'
import { openNavegante, signInFrom } from '@/bench/torture/navegante'

const MEDICOS = 500
const MINUTO = 60_000
const META = '≤ 1 s'

/**
 * What the doors outwards cost on the register of PADRON_DEMO, to which it adds the doctors' accounts: a doctor's pages
 * and the public look-up in bare pages, 500 doctors on the day of the reminder, and the look-up fifty times a second:
 * `node bench/correr.mjs puertas`.
 */
async function main(): Promise<void> {
  const lugar = { demo: demoFolder(process.env).root, web: 3980, api: 4980 }
  const pelada = await startBarePage(repoRoot(), 3990)
  try {
    const medidas = await withPadron(lugar, {}, async (padron) =>
      measureDoors(padron, await openSite(lugar, pelada.url), pelada),
    )
    print(medidas, 'el registro de PADRON_DEMO')
  } finally {
    pelada.stop()
  }
}

async function measureDoors(padron: ChildProcess, { web, base }: Sitio, bare: BarePage): Promise<Medida[]> {
  const db = openDatabase(base, { max: 2 })
  try {
    const { apellido, matricula } = await someName(db)
    const medicos = await signInDoctors(db, web)
    const medidas: Medida[] = []
    for (const path of ['', '/cuenta', '/datos', '/carnet'].map((part) => `/inicio_matriculado${part}`))
      medidas.push(...(await measureScreen(padron, web, bare, { path, cookie: medicos[0] ?? '', meta: 3 })))
    // A search counts against its address; a number takes one like a name.
    await db.query("UPDATE ajuste SET valor = '1' WHERE clave = 'consultaPublica'")
    const asked = `/consultaPublica?texto=${encodeURIComponent(apellido)}`
    medidas.push(
      ...(await measureScreen(padron, web, bare, { path: '/consultaPublica', cookie: '', meta: 2 })),
    )
    medidas.push(...(await measureCrowd(web, medicos, 0, 'a la vez')))
    medidas.push(...(await measureCrowd(web, medicos, MINUTO, 'dentro de un minuto')))
    medidas.push(...(await measureLookUp(web, asked, `/consultaPublica?texto=${matricula}`)))
    return medidas
  } finally {
    await db.close()
  }
}

async function someName(db: Db): Promise<{ apellido: string; matricula: number }> {
  const [row] = await db.query<{ apellido: string; matricula: number }>(
    'SELECT apellido, matricula FROM matriculado WHERE length(apellido) > 4 ORDER BY id LIMIT 1',
  )
  if (!row) throw new Error('El registro está vacío')
  return row
}

/** The sessions of so many doctors who owe something, those who owe most first. */
async function signInDoctors(db: Db, web: string): Promise<string[]> {
  const rows = await db.query<{ id: number }>(
    `SELECT m.id FROM matriculado m WHERE NOT EXISTS (
       SELECT FROM usuario u WHERE u.matriculado_id = m.id AND u.username NOT LIKE 'banco.medico.%')
     ORDER BY (SELECT count(*) FROM cargo c WHERE c.matriculado_id = m.id AND c.linea_id IS NULL
       AND c.anulado_en IS NULL AND c.en_plan_id IS NULL) DESC, m.id OFFSET 1 LIMIT ${MEDICOS}`,
  )
  const cookies: string[] = []
  for (const [index, { id: matriculadoID }] of rows.entries()) {
    const usuario = `banco.medico.${matriculadoID}`
    const [known] = await db.query('SELECT FROM usuario WHERE username = $1', [usuario])
    if (!known) await addAccount(db, 'MEDICO', { username: usuario, matriculadoID })
    cookies.push(await signInFrom(web, web, { usuario, clave: CLAVE }, machine(index)))
  }
  return cookies
}

/** Each person asks from a machine of his own. */
const machine = (index: number): string => `127.0.${2 + Math.floor(index / 250)}.${1 + (index % 250)}`

/** Everybody opens his page within so many milliseconds; who is told to come back does, and his time goes on. */
async function measureCrowd(
  web: string,
  cookies: readonly string[],
  within: number,
  cuando: string,
): Promise<Medida[]> {
  let again = 0
  const times = await Promise.all(
    cookies.map(async (cookie, index) => {
      const one = openNavegante(web, cookie, machine(index))
      await delay(Math.random() * within)
      const start = performance.now()
      for (;;) {
        const answer = await one.get('/inicio_matriculado')
        if (answer.estado === 200 && answer.texto.includes('</html>')) return performance.now() - start
        if (answer.estado !== 503 || !answer.reintento)
          throw new Error(`Un médico recibió ${answer.estado} ${answer.lugar ?? ''}`)
        again++
        await delay(answer.reintento * 1_000)
      }
    }),
  )
  const [p50, p95, last] = [50, 95, 100].map((p) => percentile(times, p))
  return [
    {
      que: `${cookies.length} médicos abren su página ${cuando}: p50, p95, el último`,
      valor: `${ms(p50 ?? NaN)}, ${ms(p95 ?? NaN)}, ${ms(last ?? NaN)}; volvieron a pedir ${again} veces`,
      meta: META,
    },
  ]
}

const [POR_SEGUNDO, SEGUNDOS] = [50, 10]

/** Fifty searches a second by as many people, and by one machine that walks through the register beside one person. */
async function measureLookUp(web: string, asked: string, other: string): Promise<Medida[]> {
  const many = await askOften(POR_SEGUNDO * SEGUNDOS, (i) => openNavegante(web, '', machine(i)).get(asked))
  const one = openNavegante(web, '', '127.0.9.1')
  const person = openNavegante(web, '', '127.0.9.2')
  const meanwhile: number[] = []
  let walking = true
  const asking = (async () => {
    for (; walking; await delay(2_000)) {
      const start = performance.now()
      const { estado } = await person.get(other)
      if (estado !== 200) throw new Error(`Quien consulta recibió ${estado}`)
      meanwhile.push(performance.now() - start)
    }
  })()
  const walked = await askOften(POR_SEGUNDO * SEGUNDOS, () => one.get(asked))
  walking = false
  await asking
  const told = walked.filter(({ texto }) => texto.includes(RESULTADO)).length
  return [
    {
      que: `Consulta pública, ${POR_SEGUNDO} por segundo de ${MEDICOS} personas: p50, p95`,
      valor: [50, 95]
        .map((p) =>
          ms(
            percentile(
              many.map(({ took }) => took),
              p,
            ),
          ),
        )
        .join(', '),
      meta: META,
    },
    {
      que: `La misma de una sola máquina: consultas contestadas de ${walked.length}; otra persona mientras tanto, p95`,
      valor: `${told}; ${ms(percentile(meanwhile, 95))}`,
      meta: '–',
    },
  ]
}

/** Stands around what was found. */
const RESULTADO = 'aria-label="Resultado"'

async function askOften(
  veces: number,
  ask: (i: number) => Promise<{ estado: number; texto: string }>,
): Promise<{ estado: number; texto: string; took: number }[]> {
  return Promise.all(
    Array.from({ length: veces }, async (_, i) => {
      await delay((i * 1_000) / POR_SEGUNDO)
      const start = performance.now()
      const { estado, texto } = await ask(i)
      return { estado, texto, took: performance.now() - start }
    }),
  )
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
