import type { ChildProcess } from 'node:child_process'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openDatabase } from '@/backend/db/conexion'
import { sendCall } from '@/backend/prueba/llamada'
import { memory } from '@/bench/memoria'
import { type Medida, get, ms } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { type Ventana, paperOf, sampled, watchPapers, withWindow } from '@/bench/ventana'
import { FOTO_EN_PIXELES } from '@/domain/carnet'
import { doWithChosen } from '@/e2e/pasos/menu'

/** The first pages of the list, at twenty members each. */
const PAGINAS = 5
const CARNETS = PAGINAS * 20
const VECES = 4

/**
 * A hundred cards of as many photographs in the browser, from the click to the PDF of their sheets, again and again in
 * one window: how long, how many steps of progress were shown, and what the memory of the browser's pages and of web and
 * API rises to and stands at afterwards.
 */
export async function measureCards(padron: ChildProcess, sitio: Sitio): Promise<Medida[]> {
  await givePhotos(sitio)
  return withWindow(sitio, async ({ page, resident }) => {
    await page.goto('/matriculados')
    await page.waitForLoadState('networkidle')
    await watchPapers(page)
    const before = { pagina: await resident(), servidor: (await memory(padron, 0)).total }
    const rounds: Awaited<ReturnType<typeof printAll>>[] = []
    for (let i = 0; i < VECES; i++) rounds.push(await printAll(padron, { page, resident }, i % 2 > 0))
    const times = rounds.map(({ paper }) => paper.ms)
    const bytes = Math.max(...rounds.map(({ paper }) => paper.bytes))
    const each = (of: (one: (typeof rounds)[number]) => number): string =>
      rounds.map((one) => of(one).toFixed(0)).join(', ')
    return [
      {
        que: `${CARNETS} carnets, del clic al PDF, la mejor y la peor de ${VECES}`,
        valor: `${ms(Math.min(...times))} / ${ms(Math.max(...times))}, PDF de ${(bytes / 1e6).toFixed(1)} MB`,
        meta: '≤ 6.000 ms',
      },
      { que: `${CARNETS} carnets, pasos de avance a la vista`, valor: each(({ steps }) => steps), meta: '–' },
      {
        que: `Memoria de las páginas del navegador, ${CARNETS} carnets cada vez`,
        valor: `${before.pagina.toFixed(0)} MB; picos ${each(({ pagina }) => pagina.peak)}; después ${each(({ pagina }) => pagina.after)}`,
        meta: 'pareja',
      },
      {
        que: `Memoria web + API, ${CARNETS} carnets cada vez`,
        valor: `${before.servidor.toFixed(0)} MB; picos ${each(({ servidor }) => servidor.peak)}; después ${each(({ servidor }) => servidor.after)}`,
        meta: 'pareja',
      },
    ]
  })
}

async function printAll(padron: ChildProcess, { page, resident }: Ventana, back: boolean) {
  const dialog = await pickAll(page, back)
  const generate = dialog.getByRole('button', { name: `Generar ${CARNETS} carnets` })
  await generate.and(page.locator(':enabled')).waitFor()
  const steps = await page.evaluateHandle(countSteps)
  const pagina = sampled(resident)
  const servidor = sampled(async () => (await memory(padron, 0)).total)
  const paper = await paperOf(page, () => generate.click())
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  return {
    paper,
    steps: await steps.evaluate((counted) => counted.end()),
    pagina: await pagina.end(),
    servidor: await servidor.end(),
  }
}

/** Picks the members of the first pages, forwards and the next time back again, and opens their dialog. */
async function pickAll(page: Page, back: boolean) {
  await page.getByRole('button', { name: 'Elegir', exact: true }).click()
  for (let picked = 1; picked <= PAGINAS; picked++) {
    await page.getByRole('checkbox', { name: 'Seleccionar los de esta página' }).check()
    await page.getByText(`${picked * 20} matriculados seleccionados`).waitFor()
    if (picked === PAGINAS) break
    const next = back ? PAGINAS - picked : picked + 1
    await page.locator(back ? 'a[rel=prev]' : 'a[rel=next]').click()
    await page.waitForURL(next > 1 ? new RegExp(`pagina=${next}$`) : /matriculados$/)
  }
  await doWithChosen(page, 'Imprimir Carnets')
  return page.getByRole('dialog', { name: 'Imprimir Carnets' })
}

/** Runs in the page: how many lengths of the bar were drawn. */
function countSteps(): { end: () => number } {
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => {
    const bar = document.querySelector('progress')
    if (bar) seen.add(bar.getAttribute('value'))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  return {
    end: () => {
      observer.disconnect()
      return seen.size
    },
  }
}

/** A card of each, with a photograph of his own; those of an earlier run stay. */
async function givePhotos({ api, base, token }: Sitio): Promise<void> {
  const ids: number[] = []
  for (let at = 1; at <= PAGINAS; at++) {
    const answer = await get(`${api}/matriculado/traerTodos?nroPagina=${at}`, {
      authorization: `Bearer ${token}`,
    })
    ids.push(...(JSON.parse(answer) as { datos: { id: number }[] }).datos.map(({ id }) => id))
  }
  const db = openDatabase(base, { max: 1 })
  const [found] = await db.query<{ n: number }>(
    `SELECT count(DISTINCT foto_huella)::int AS n FROM (
       SELECT DISTINCT ON (matriculado_id) foto_huella FROM papel
       WHERE foto_huella IS NOT NULL AND matriculado_id = ANY ($1) ORDER BY matriculado_id, id DESC) ultima`,
    [ids],
  )
  // Whoever stands on those pages has a card, whatever his state.
  await db.query(
    `INSERT INTO ajuste (clave, valor) VALUES ('carnetEstados', '255')
     ON CONFLICT (clave) DO UPDATE SET valor = excluded.valor`,
  )
  await db.close()
  if (found?.n === CARNETS) return
  for (const matriculadoID of ids) {
    const archivo = new File([await drawPhoto(matriculadoID)], 'foto.jpg')
    const { sobre } = await sendCall(api, 'papel.emitirCarnet', { matriculadoID }, { token, archivo })
    if (sobre.estado !== 1) throw new Error(`papel.emitirCarnet: ${sobre.mensaje}`)
  }
}

/** As the dialog cuts a photograph, and as large: noise. */
async function drawPhoto(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 90 + (seed % 80), sigma: 30 } as const
  const { ancho: width, alto: height } = FOTO_EN_PIXELES
  const made = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  return Uint8Array.from(await made.blur(1.2).jpeg({ quality: 85 }).toBuffer())
}
