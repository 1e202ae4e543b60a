import { readFileSync } from 'node:fs'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { addDays, formatFecha, today } from '@/domain/fechas'
import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { askFile } from './pasos/menu'
import { type Alta, createMember } from './pasos/matriculado'

const NO_SIRVE = 'El teléfono «no tiene» no sirve para Whatsapp'

/** A specialty whose last day is so many days from today. */
async function expiring(token: string, { id }: Alta, days: number, especialidadID = 1): Promise<void> {
  const wire = {
    matriculadoID: id,
    especialidadID,
    fechaObtencion: '2015-03-01 00:00:00',
    fechaCaducidad: `${addDays(today(), days)} 00:00:00`,
    sinReval: false,
    esReval: false,
    formaObtencionEspecialidadID: 1,
    organizacionID: 1,
  }
  const { estado, mensaje } = await post('/especialidad_matriculado/crear', wire, token)
  if (estado !== 1) throw new Error(mensaje ?? '')
}

/** Two of one surname: one has a telephone, the other none that serves. */
async function twoExpiring(token: string): Promise<{ apellido: string; ana: Alta; mudo: Alta }> {
  const ana = await createMember(token, { nombre: 'Ana' })
  const { apellido } = ana
  const mudo = await createMember(token, { nombre: 'Zoe', apellido, telefono: 'no tiene' })
  await expiring(token, ana, 12)
  await expiring(token, ana, -3, 2)
  await expiring(token, mudo, 45)
  return { apellido, ana, mudo }
}

test.describe('who writes to members', () => {
  test.use({ cuenta: 'contador' })

  test('finds what expires by days, kind, side and name; the address says it, and a file has it', async ({
    page,
    token,
  }) => {
    const { apellido, ana } = await twoExpiring(token)
    await page.goto('/varios')
    await page.getByRole('link', { name: /^Por vencer/ }).click()
    await expect(page).toHaveURL('/vencimientos')
    await expect(page.getByRole('heading', { level: 1, name: 'Por vencer' })).toBeVisible()
    await page.getByLabel('Matriculado').fill(apellido)
    await page.keyboard.press('Enter')
    const rows = page.getByRole('table', { name: 'Por vencer' }).getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(page).toHaveURL(`/vencimientos?nombre=${apellido}`)
    await expect(
      page.getByText('3 vencimientos: lo que vence en los próximos 60 días y lo que ya venció'),
    ).toBeVisible()
    for (const [at, words] of ['Vence en 12 días', 'Vence en 45 días', 'Venció hace 3 días'].entries())
      await expect(rows.nth(at + 1)).toContainText(words)

    await page.getByLabel('Días por delante').fill('pronto')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ingrese una cantidad de días')).toBeVisible()
    await expect(rows).toHaveCount(0)
    await page.getByLabel('Días por delante').fill('20')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(3)
    await page.goto(`/vencimientos?dias=100&clase=especialidad&lado=vencido&nombre=${ana.matricula}`)
    await expect(rows).toHaveCount(2)
    await expect(page.getByText('1 vencimiento: lo que ya venció')).toBeVisible()
    await expect(page.getByLabel('Qué ver')).toHaveValue('Vencido')
    await expect(page.getByLabel('Clase')).toHaveValue('Especialidad')
    await page.goto(`/vencimientos?clase=dni&nombre=${apellido}`)
    await expect(page.getByText('Nada vence con estos filtros')).toBeVisible()

    await page.goto(`/vencimientos?nombre=${apellido}`)
    const coming = page.waitForEvent('download')
    await askFile(page, 'CSV')
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^por-vencer-.*\.csv$/)
    const csv = readFileSync(await download.path(), 'utf8')
    expect(csv.trim().split('\n')).toHaveLength(4)
    for (const told of [
      `${apellido}, Ana`,
      'Especialidad',
      'Vence en 12 días',
      formatFecha(addDays(today(), 12)),
    ])
      expect(csv).toContain(told)

    await rows
      .nth(1)
      .getByRole('link', { name: /: ver especialidades de/ })
      .click()
    await expect(page).toHaveURL(`/gestionEspecialidades/${ana.id}`)
  })

  test('an attachment is in the list until another takes its place', async ({ page, token }) => {
    const { id, apellido } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}/adjuntos`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'DNI frente.png', mimeType: 'image/png', buffer: makePng(30, 30) })
    await page.getByLabel('Vence').fill(formatFecha(addDays(today(), -1)))
    await page.getByRole('button', { name: 'Subir 1 archivo' }).click()
    await expect(page.getByText('Se agregó 1 adjunto')).toBeVisible()
    await page.goto(`/vencimientos?clase=dni&nombre=${apellido}`)
    const rows = page.getByRole('table', { name: 'Por vencer' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('Venció ayer')
    await rows
      .nth(1)
      .getByRole('link', { name: /^DNI frente: ver adjuntos de/ })
      .click()
    await expect(page).toHaveURL(`/fichaMatriculado/${id}/adjuntos`)
    await page.getByRole('button', { name: 'Reemplazar DNI frente' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'nuevo.png', mimeType: 'image/png', buffer: makePng(31, 31) })
    await dialog.getByRole('button', { name: 'Reemplazar', exact: true }).click()
    await expect(page.getByText('Se reemplazó el adjunto')).toBeVisible()
    await page.goto(`/vencimientos?clase=dni&nombre=${apellido}`)
    await expect(page.getByText('Nada vence con estos filtros')).toBeVisible()
  })

  test('writes to those chosen, each once about all of his, and sees who gets none and why', async ({
    page,
    token,
  }) => {
    const { apellido, ana } = await twoExpiring(token)
    await page.goto(`/vencimientos?nombre=${apellido}`)
    const boxes = page.getByRole('table', { name: 'Por vencer' }).getByRole('checkbox')
    // The two rows of one member are one choice.
    await boxes.nth(1).check()
    await expect(boxes.nth(3)).toBeChecked()
    await expect(page.getByText('1 matriculado seleccionado', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Seleccionar los de esta página' }).check()
    await expect(page.getByText('2 matriculados seleccionados', { exact: true })).toBeVisible()
    await expectAccessibleInBoth(page, 0)

    await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
    await expect(dialog.getByText('1 de 2 lo recibe')).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Destinatarios' })).toContainText(NO_SIRVE)
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nombre}: debe {importe}')
    await dialog.getByRole('button', { name: 'Preparar 1 chat' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveAccessibleDescription(
      /No se conoce \{importe\}/,
    )
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Hola {nombre}: {vencimientos}.')
    const letter = dialog.getByRole('group', { name: `Mensaje para ${apellido}, Ana` })
    await expect(letter).toContainText(`venció el ${formatFecha(addDays(today(), -3))}; `)
    await expect(letter).toContainText(`vence el ${formatFecha(addDays(today(), 12))}.`)
    await dialog.getByRole('button', { name: 'Preparar 1 chat' }).click()

    await expect(page).toHaveURL(/\/mensajes\?envio=\d+$/)
    await expect(page.getByText('Vencimientos por Whatsapp')).toBeVisible()
    const outbox = page.getByRole('table', { name: 'Bandeja de salida' }).getByRole('row')
    await expect(outbox.filter({ hasText: `${apellido}, Ana` })).toContainText('5493854123456')
    await expect(outbox.filter({ hasText: `${apellido}, Zoe` })).toContainText(NO_SIRVE)
    await page.goto(`/fichaMatriculado/${ana.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(apellido)
  })
})

test.describe('who only looks', () => {
  test.use({ cuenta: 'empleado' })

  test('sees the list and its files, and writes to nobody', async ({ page }) => {
    await page.goto('/vencimientos')
    await expect(page.getByRole('heading', { level: 1, name: 'Por vencer' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Por vencer' }).getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Descargar' })).toBeEnabled()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Enviar Mensaje' })).toHaveCount(0)
  })
})
