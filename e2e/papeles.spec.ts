import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { nameOfPapel } from '@/domain/papel'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { askFile, moreFilters } from './pasos/menu'
import { chooseOption } from './pasos/ficha'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

interface Emitido {
  id: number
  numero: number
  codigo: string
}

/** A member with so many papers of one certificate. */
async function memberWithPapers(token: string, cuantos: number, mas: object = {}) {
  const member = await createMember(token, { folio: '56', libro: '7', ...mas })
  const [firmante] = await get<{ id: number }[]>('/firmante/traerTodosSelect', token)
  const wire = { matriculadoID: member.id, tipoCertificadoID: 1, validezDesde: '2026-01-15' }
  const made = await post('/certificado_matriculado/crear', wire, token)
  const origenID = (made.datos as { id: number }).id
  const papeles: Emitido[] = []
  for (let n = 0; n < cuantos; n++) {
    const paper = { clase: 'certificado', origenID, firmanteID: firmante?.id, observacion1: 'Guardia' }
    papeles.push((await post('/papel/emitir', paper, token)).datos as Emitido)
  }
  return { ...member, papeles }
}

test.describe('who keeps credentials', () => {
  test.use({ cuenta: 'administrativo' })

  test('what is typed while a search is on its way stays, and the filters are read whole', async ({
    page,
  }) => {
    await page.goto('/papeles')
    const numero = page.getByLabel('Número')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/papeles?**numero=12**', async (route) => {
      await held
      await route.continue()
    })
    const first = page.waitForResponse('**/papeles?**numero=12**')
    await numero.fill('12')
    await numero.press('Enter')
    await numero.fill('34')
    release()
    await first
    await expect(page).toHaveURL(/numero=12/)
    await expect(numero).toHaveValue('34')
    await numero.press('Enter')
    await expect(page).toHaveURL(/numero=34/)
    await page.goBack()
    await expect(numero).toHaveValue('12')

    // The hints of the filters are read whole, and the buttons are beside the last one.
    const fits = await page.getByLabel('Matriculado').evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return false
      pen.font = font
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return pen.measureText(field.placeholder).width <= room
    })
    expect(fits).toBe(true)
    const bottomOf = async (locator: Locator): Promise<number> => {
      const box = await locator.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const last = page.getByLabel('Matriculado')
    const buttons = await bottomOf(page.getByRole('main').getByRole('button', { name: 'Buscar' }))
    expect(Math.abs(buttons - (await bottomOf(last)))).toBeLessThanOrEqual(2)
  })

  test('finds a paper by its code, annuls it with a reason, and sees who did, when and why', async ({
    page,
    token,
  }) => {
    const { apellido, papeles } = await memberWithPapers(token, 2)
    const [papel = { id: 0, numero: 0, codigo: '' }] = papeles
    const nombre = nameOfPapel('certificado', papel.numero)
    await page.goto('/varios')
    await page.getByRole('link', { name: /^Papeles emitidos/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Papeles emitidos' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Papeles emitidos' }).getByRole('row')

    await moreFilters(page)
    await page.getByLabel('Código').fill('K7MP')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Falta una letra del código o hay una de más o cambiada')).toBeVisible()
    await page.getByLabel('Código').fill(formatCodigo(papel.codigo).toLowerCase())
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(nombre)
    // The number does not fall below its 'N°'.
    expect(await rows.nth(1).textContent()).toContain(`N°\u00a0${papel.numero}`)
    await expect(rows.nth(1)).toContainText(apellido)
    await expect(rows.nth(1)).toContainText('Emitido')

    await rows
      .nth(1)
      .getByRole('button', { name: `Anular ${nombre}` })
      .focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Anular el papel' })
    await expect(dialog).toContainText(nombre)
    await expect(dialog).toContainText(apellido)
    await expect(dialog.getByLabel('Motivo')).toBeFocused()
    await dialog.getByRole('button', { name: 'Anular el papel' }).click()
    await expect(dialog.getByText('Ingrese el motivo').first()).toBeVisible()
    await expectAccessibleInBoth(page, 1)
    await dialog.getByLabel('Motivo').fill('El nombre estaba mal escrito')
    await dialog.getByRole('button', { name: 'Anular el papel' }).click()
    await expect(page.getByText('Se anuló el papel')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    for (const told of ['Anulado', 'Motivo: El nombre estaba mal escrito'])
      await expect(rows.nth(1)).toContainText(told)
    await expect(rows.nth(1).getByRole('button', { name: /^Anular/ })).toHaveCount(0)

    const [publico] = await Promise.all([
      page.waitForEvent('popup'),
      rows
        .nth(1)
        .getByRole('link', { name: /^Verificar/ })
        .click(),
    ])
    await expect(publico.getByText('Este papel fue anulado')).toBeVisible()
  })

  test('prints a copy of what was issued, which the register counts', async ({ page, token }) => {
    const { id, apellido, papeles } = await memberWithPapers(token, 1)
    const nombre = nameOfPapel('certificado', papeles[0]?.numero ?? 0)
    await page.goto(`/fichaMatriculado/${id}/papeles`)
    const paper = await keepPapers(page)
    await page.getByRole('button', { name: `Imprimir una copia de ${nombre}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Imprimir una copia' })
    await expect(dialog).toContainText(apellido)
    await expectAccessibleInBoth(page, 0)
    await dialog.getByRole('button', { name: 'Imprimir con Membrete' }).click()
    await expect.poll(paper, { timeout: 30_000 }).toContain('COPIA')
    // A code's letters stand apart.
    const said = (await paper()).replace(/\s+/g, '')
    for (const told of [apellido, 'Guardia', nombre, formatCodigo(papeles[0]?.codigo ?? '')])
      expect(said).toContain(told.replace(/\s+/g, ''))
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(page.getByRole('table', { name: 'Papeles emitidos' })).toContainText('1 copia')
  })

  test("a member's papers are reached from his record, filtered in the address, and saved as CSV", async ({
    page,
    token,
  }) => {
    const { id, papeles } = await memberWithPapers(token, 2)
    await post('/papel/anular', { papelID: papeles[0]?.id, motivo: 'Prueba' }, token)
    await page.goto(`/fichaMatriculado/${id}`)
    await chooseOption(page, 'Papeles emitidos')
    await expect(page).toHaveURL(`/fichaMatriculado/${id}/papeles`)
    const rows = page.getByRole('table', { name: 'Papeles emitidos' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(nameOfPapel('certificado', papeles[1]?.numero ?? 0))
    await expectAccessibleInBoth(page, 0)

    const [download] = await Promise.all([page.waitForEvent('download'), askFile(page, 'CSV')])
    const csv = readFileSync(await download.path(), 'utf8')
    for (const papel of papeles) {
      expect(csv).toContain(nameOfPapel('certificado', papel.numero))
      expect(csv).toContain(formatCodigo(papel.codigo))
    }
    expect(csv.trim().split('\n')).toHaveLength(3)

    await page.goto(`/fichaMatriculado/${id}/papeles?anulados=solo`)
    await expect(rows).toHaveCount(2)
    await page.goto(`/fichaMatriculado/${id}/papeles?clase=carnet`)
    await expect(page.getByText('Sin resultados')).toBeVisible()
  })
})

test.describe('who administers', () => {
  test.use({ cuenta: 'administracion' })

  test('sets the next number of a kind onwards, and sees what stays without a paper', async ({ page }) => {
    await page.goto('/ajustes')
    const row = page
      .getByRole('table', { name: 'Numeración de papeles' })
      .getByRole('row')
      .filter({ hasText: 'Certificado de práctica' })
    const free = Number(/N° (\d+)/.exec(await row.innerText())?.[1])
    await row.getByRole('button', { name: /^Cambiar/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cambiar el próximo número' })
    await expect(dialog.getByLabel('Próximo número')).toBeFocused()
    await page.keyboard.type(String(free))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Tiene que ser mayor que ${free}`)).toBeVisible()
    await expectAccessibleInBoth(page, 0)
    await dialog.getByLabel('Próximo número').fill(String(free + 100))
    await expect(dialog).toContainText(`Los números del ${free} al ${free + 99} quedan sin papel.`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Se cambió el próximo número')).toBeVisible()
    await expect(row).toContainText(`N° ${free + 100}`)
    await expect(row).toContainText('Cambiado por')
  })
})

test.describe('who only reads', () => {
  test.use({ cuenta: 'empleado' })

  test('sees the register and changes nothing', async ({ page }) => {
    await page.goto('/papeles?anulados=solo')
    await expect(page.getByRole('heading', { level: 1, name: 'Papeles emitidos' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Anular/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Descargar' })).toHaveCount(0)
    const refused = await page.request.get('/api/descargas/papeles')
    expect(refused.status()).toBe(403)
  })
})
