import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ColumnsDialog } from '@/components/data-table/columns-dialog'
import { draw } from '@/components/prueba/draw'

const LISTA = {
  clave: 'prueba',
  columnas: { nombre: 'Nombre', dni: 'DNI', estado: 'Estado', mora: 'Mora' },
  iniciales: ['nombre', 'estado'],
  fija: 'nombre',
  orden: { por: ['nombre', 'mora'], inicial: 'nombre asc' },
} as const

const show = () =>
  draw(
    <ColumnsDialog
      lista={LISTA}
      address={{ path: '/', params: {} }}
      puesta={{ campos: LISTA.iniciales, orden: 'nombre asc' }}
      close={() => undefined}
    />,
  )

const lines = () => [...document.querySelectorAll('li')].map((line) => line.textContent)
const apply = async () => {
  await page.getByRole('button', { name: 'Aplicar' }).click()
  return new URLSearchParams(location.search).get('columnas')
}

test('columns are shown, hidden and moved; the one that names the row stays', async () => {
  show()
  await expect.poll(lines).toEqual(['Nombre', 'Estado', 'DNI', 'Mora'])
  await expect.element(page.getByRole('checkbox', { name: 'Nombre' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Mora' }).click()
  await expect.poll(lines).toEqual(['Nombre', 'Estado', 'Mora', 'DNI'])
  await page.getByRole('button', { name: 'Subir Mora' }).click()
  await expect.poll(lines).toEqual(['Nombre', 'Mora', 'Estado', 'DNI'])
  await page.getByRole('button', { name: 'Bajar Nombre' }).click()
  await page.getByRole('checkbox', { name: 'Estado' }).click()
  await expect.poll(lines).toEqual(['Mora', 'Nombre', 'DNI', 'Estado'])
  await expect.element(page.getByRole('button', { name: 'Subir Mora' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Bajar Nombre' })).toBeDisabled()
  expect(await apply()).toBe('mora,nombre')
})

test('as at the beginning: its columns and its order', async () => {
  show()
  await page.getByRole('checkbox', { name: 'DNI' }).click()
  await page.getByRole('button', { name: 'Como al comienzo' }).click()
  await expect.poll(lines).toEqual(['Nombre', 'Estado', 'DNI', 'Mora'])
  expect(await apply()).toBe('nombre,estado')
})
