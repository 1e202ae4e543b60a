import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CatalogoForm } from '@/components/catalogos/catalogo/catalogo-form'
import { answerCalls, draw } from '@/components/prueba/draw'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'

const declaracionDe = (noun: NounCatalogo): DeclaracionCatalogo => CATALOGOS[noun]
/** Those whose form is their declaration and nothing else. */
const PLANOS = (Object.keys(CATALOGOS) as NounCatalogo[]).filter(
  (noun) => declaracionDe(noun).formulario === undefined,
)
const ELEGIBLES = { opciones: { bancoID: [{ id: 7, nombre: 'Banco Santiago' }] }, sinOpciones: {} }
const NUEVO = { id: 41 }

/** What is typed into a field of its kind, and what is sent of it. */
function valueFor(campo: CampoCatalogo): { typed?: string; sent: unknown } {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return { typed: '  Ñandú Público ', sent: 'Ñandú Público' }
    case 'entero':
      return { typed: String(campo.minimo + 5), sent: campo.minimo + 5 }
    case 'dinero':
      return { typed: '1.234,50', sent: { $centavos: '123450' } }
    case 'referencia':
      return { typed: 'santiago', sent: 7 }
    case 'siNo':
      return { sent: campo.porDefecto }
  }
}

async function fill(campo: CampoCatalogo): Promise<void> {
  const { typed } = valueFor(campo)
  if (typed === undefined) return
  const role = campo.tipo === 'referencia' ? 'combobox' : 'textbox'
  await page.getByRole(role, { name: campo.etiqueta, exact: true }).fill(typed)
  if (campo.tipo === 'referencia') await page.getByRole('option').first().click()
}

const save = () => page.getByRole('button', { name: 'Guardar' }).click()

test.each(PLANOS)(
  '%s: what it must have is asked for in its own words; filled, all of it is sent and told',
  async (noun) => {
    const { campos, crear, lista, mensajes } = declaracionDe(noun)
    const sent: unknown[] = []
    const asked = answerCalls((_path, _url, _signal, entrada) => {
      sent.push(entrada)
      return NUEVO
    })
    draw(<CatalogoForm noun={noun} fila={undefined} elegibles={ELEGIBLES} />, { at: crear })
    await save()
    for (const { requerido } of Object.values(campos))
      if (requerido) await expect.element(page.getByText(requerido, { exact: true }).first()).toBeVisible()
    expect(asked).toEqual([])
    for (const campo of Object.values(campos)) await fill(campo)
    await save()
    await expect.element(page.getByText(mensajes.creado, { exact: true })).toBeVisible()
    await expect.poll(() => location.pathname).toBe(lista)
    expect(asked).toEqual([`/${noun}/crear`])
    expect(sent).toEqual([
      Object.fromEntries(Object.entries(campos).map(([key, campo]) => [key, valueFor(campo).sent])),
    ])
  },
)

test('while it saves, Guardar is off and says so; a double click makes one row', async () => {
  let letGo: (datos: unknown) => void = () => undefined
  const asked = answerCalls(() => new Promise((resolve) => (letGo = resolve)))
  draw(<CatalogoForm noun="practica" fila={undefined} elegibles={ELEGIBLES} />, { at: '/practica/crear' })
  await page.getByRole('textbox', { name: 'Práctica' }).fill('Ñandú')
  await page.getByRole('button', { name: 'Guardar' }).dblClick()
  await expect.element(page.getByRole('button', { name: 'Guardando...' })).toBeDisabled()
  letGo(NUEVO)
  await expect.element(page.getByText('Se agregó la Practica correctamente')).toBeVisible()
  // The list is on its way, and the second press of a slow double click comes after the answer.
  await save()
  await save()
  expect(asked).toEqual(['/practica/crear'])
})

test('a row that the specification fixes keeps its name, and is sent to its own call with its version', async () => {
  const sent: unknown[] = []
  const asked = answerCalls((_path, _url, _signal, entrada) => {
    sent.push(entrada)
    return null
  })
  const fila = { id: 1, version: 3, categoria: 1, nombre: 'ACTIVO', vence: true, fijo: true }
  draw(<CatalogoForm noun="tipo_matricula" fila={fila} elegibles={ELEGIBLES} />, { at: '/tipomatricula/1' })
  const nombre = page.getByRole('textbox', { name: 'Nombre' })
  await expect.element(nombre).toHaveAttribute('readonly')
  await expect.element(nombre).toHaveAccessibleDescription(/conserva su nombre/)
  await save()
  await expect.poll(() => location.pathname).toBe('/tipomatriculas')
  // The specification's old screen posted to the title's call.
  expect(asked).toEqual(['/tipo_matricula/actualizarDatos'])
  expect(sent).toMatchObject([{ id: 1, version: 3, nombre: 'ACTIVO' }])
})
