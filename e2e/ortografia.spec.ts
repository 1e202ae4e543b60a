import type { Page } from '@playwright/test'
import { ACENTOS, MAS_QUE_ACENTOS } from '@/lib/ortografia/tabla'
import { expect } from './pasos/base'
import { withOwnPadron } from './pasos/padron-propio'

const test = withOwnPadron('ortografia', { ORTOGRAFIA: 'corregida' })

/** The catalogue's own name of a payment form, which the council writes as it likes. */
const DEL_CONSEJO = new Set(['Debito Automatico'])
const MAL = Object.keys({ ...ACENTOS, ...MAS_QUE_ACENTOS }).filter((texto) => !DEL_CONSEJO.has(texto))

const PANTALLAS = [
  '/inicio',
  '/matriculados',
  '/matriculado_01/crear',
  '/matriculado_02/crear',
  '/matriculado_03/crear',
  '/fichaMatriculado/1',
  '/fichaMatriculado/1/pagos',
  '/fichaMatriculado/1/cuentaCorriente',
  '/fichaMatriculado/1/planDePagos',
  '/fichaMatriculado/1/superintendencia',
  '/fichaMatriculado/1/periodoMatricula',
  '/gestionDebitosAutomaticos/1',
  '/gestionEspecialidades/1',
  '/gestionPracticas/1',
  '/gestionCertificados/1',
  '/GestionConceptosMatriculado/1',
  '/varios',
  '/ajustesBasicos',
  '/costoMatriculas',
  '/conceptos',
  '/concepto/crear',
  '/practicas',
  '/practica/crear',
  '/tipomatriculas',
  '/tipoCertificados',
  '/estadisticas',
  '/listaDeUsuarios',
  '/morosos',
  '/cuentasCorrientes',
  '/recibos',
]

/** All that is read of a page: its words, its labels, what stands in empty boxes, and its title in the browser. */
const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [document.title.split(' · ')[0] ?? '']
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (!node.parentElement?.closest('script, style')) said.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [data-label]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'data-label'])
        said.push(element.getAttribute(name) ?? '')
    return said.map((text) => text.trim())
  })

const wrong = async (page: Page): Promise<string[]> => {
  const said = new Set(await saidBy(page))
  return MAL.filter((texto) => said.has(texto))
}

test('with ORTOGRAFIA=corregida no screen says a text of the specification without its accents', async ({
  page,
}) => {
  for (const address of PANTALLAS) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.poll(() => wrong(page), { message: address }).toEqual([])
  }
  await page.goto('/fichaMatriculado/1')
  await page.getByRole('button', { name: 'Más Opciones' }).click()
  await page.getByRole('menuitem', { name: 'Prácticas' }).click()
  await page.getByRole('button', { name: 'Nueva Práctica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Práctica' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Elija una práctica').first()).toBeVisible()
  expect(await wrong(page)).toEqual([])
})
