import type { ChildProcess } from 'node:child_process'
import { openDatabase } from '@/backend/db/conexion'
import { ENCODING, costInBarePages } from '@/bench/costo'
import { type Medida, get } from '@/bench/medir'
import { firstLoadKB } from '@/bench/navegador'
import type { Sitio } from '@/bench/paginas'
import type { BarePage } from '@/bench/pelada'

const BATCHES = { batch: 20, rounds: 5 }
/** What a catalogue's list may cost, and what the page for anybody may. */
const [PELADAS, PELADAS_DE_NADIE] = [3, 2]

interface Pantalla {
  path: string
  /** Without a session it is seen by anybody. */
  cookie: string
  meta: number
}

/** Processor time of the credentials' screens in bare pages, and the scripts that each asks for at first. */
export async function measureScreens(
  padron: ChildProcess,
  { web, base, cookie }: Sitio,
  bare: BarePage,
): Promise<Medida[]> {
  const { miembro, codigo } = await someMember(base)
  const inside = [
    '/especialidades',
    `/gestionEspecialidades/${miembro}`,
    `/gestionPracticas/${miembro}`,
    `/gestionCertificados/${miembro}`,
    `/fichaMatriculado/${miembro}/papeles`,
    `/fichaMatriculado/${miembro}/adjuntos`,
    '/papeles',
  ].map((path): Pantalla => ({ path, cookie, meta: PELADAS }))
  const verified = { path: `/verificar/${codigo}`, cookie: '', meta: PELADAS_DE_NADIE }
  const medidas: Medida[] = []
  for (const one of [...inside, verified]) medidas.push(...(await measureScreen(padron, web, bare, one)))
  return medidas.map((one) => ({ ...one, que: one.que.replace(codigo, '{código}') }))
}

/** Screens whose cost is in their frame or in figures of the whole register. */
const VISTAS = [
  '/utilidades',
  '/debitoAutomatico',
  '/debitoAutomatico/rondas',
  '/debitoAutomatico/rechazos',
  '/debitoAutomatico/cobrosPorResolver',
  '/utilidades/generarArchivoBSE',
  '/utilidades/cargaArchivoRendicionBSE',
  '/estadisticas',
  '/estadisticas/evolucion',
  '/listaDeUsuarios',
] as const

/** The same of these, or of the addresses that are given. */
export async function measureViews(
  padron: ChildProcess,
  { web, cookie }: Sitio,
  bare: BarePage,
  given: readonly string[] = [],
): Promise<Medida[]> {
  const medidas: Medida[] = []
  for (const path of given.length > 0 ? given : VISTAS)
    medidas.push(...(await measureScreen(padron, web, bare, { path, cookie, meta: PELADAS })))
  return medidas
}

/** A screen's processor time in bare pages, and the scripts that it asks for at first. */
export async function measureScreen(
  padron: ChildProcess,
  web: string,
  bare: BarePage,
  { path, cookie, meta }: Pantalla,
): Promise<Medida[]> {
  const seen = (): Promise<string> => get(web + path, { ...ENCODING, cookie })
  const { peladas, pagina, pelada } = await costInBarePages(padron, bare, seen, BATCHES)
  const name = path.replace(/\/\d+(?=\/|$)/, '/{id}')
  return [
    {
      que: `${name}, tiempo de procesador`,
      valor: `${peladas.toFixed(2).replace('.', ',')} peladas (${pagina.toFixed(1)} ms)`,
      meta: `≤ ${meta} peladas`,
      piso: `página pelada ${pelada.toFixed(1)} ms`,
    },
    {
      que: `${name}, JavaScript de la primera carga`,
      valor: `${(await firstLoadKB(web, path, cookie)).toFixed(0)} kB gzip`,
      meta: '≤ 170 kB',
    },
  ]
}

/** A member who has something of each, and the code of a paper. */
async function someMember(base: string): Promise<{ miembro: number; codigo: string }> {
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<{ miembro: number; codigo: string }>(
    `SELECT matriculado_id AS miembro, codigo FROM papel WHERE clase = 'especialidad' AND anulado_en IS NULL
       AND matriculado_id IN (SELECT matriculado_id FROM practica_matriculado)
       AND matriculado_id IN (SELECT matriculado_id FROM certificado_matriculado)
     ORDER BY id LIMIT 1`,
  )
  await db.close()
  if (!row) throw new Error('Ningún matriculado del registro tiene papeles de cada clase')
  return row
}
