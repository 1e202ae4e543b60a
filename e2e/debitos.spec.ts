import { makeCbu } from '@/domain/cbu'
import { formatFecha, today } from '@/domain/fechas'
import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { post } from './pasos/api'
import { expect, test } from './pasos/base'
import { askFile } from './pasos/menu'
import { branchOf, choose, enrolInBank } from './pasos/debito'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'

test.describe('the accountant', () => {
  test.use({ cuenta: 'contador' })

  test('enrols a member in bank debit from his record; the CBU button says why one is none', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    const { banco, sucursal, cbu } = await branchOf(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await page.getByRole('link', { name: /^Debitos Automaticos/ }).click()
    await expect(page).toHaveURL(`/gestionDebitosAutomaticos/${id}`)
    await expect(page.getByText('Nunca estuvo adherido a un débito')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dar de Baja' })).toBeDisabled()
    const adhere = page.getByRole('button', { name: 'Adherir al Debito' })
    await adhere.click()
    await expect(page.getByText('Seleccione tipo de Debito').first()).toBeVisible()

    // The bank's fields are there for bank debit alone.
    await choose(page, 'Tipo de Debito', 'APARSE')
    await expect(page.getByRole('textbox', { name: 'CBU', exact: true })).toHaveCount(0)
    await choose(page, 'Tipo de Debito', 'Debito Automatico')
    await expect(page.getByLabel('Nro. de Solicitud')).toHaveValue(/^\d+$/)
    await expect(page.getByLabel('Nro. de Solicitud')).toHaveAttribute('readonly', '')
    await adhere.click()
    for (const text of ['Seleccione un Banco', 'Seleccione una Sucursal', 'Ingrese CBU'])
      await expect(page.getByText(text).first()).toBeVisible()

    await choose(page, 'Banco', banco.nombre)
    await choose(page, 'Sucursal', sucursal.nombre)
    await choose(page, 'Tipo de Cuenta', 'Caja de Ahorro')
    const field = page.getByRole('textbox', { name: 'CBU', exact: true })
    const check = page.getByRole('button', { name: 'Comprobar CBU' })
    const turned = (place: number) =>
      cbu.slice(0, place) + String((Number(cbu[place]) + 1) % 10) + cbu.slice(place + 1)
    for (const [typed, why] of [
      [cbu.slice(1), 'tiene 21 dígitos y van 22'],
      [`${cbu.slice(0, 21)}O`, 'lleva solamente números'],
      [makeCbu('000', '0003', '1000012345678'), 'empieza con 000: es la CVU de una billetera virtual'],
      [turned(7), 'no coincide el dígito de control del primer bloque'],
      [turned(21), 'no coincide el dígito de control del segundo bloque'],
      [makeCbu('011', '0001', '0010000054321'), 'es de otro banco: empieza con 011'],
    ] as const) {
      await field.fill(typed)
      await check.click()
      await expect(page.getByText(`CBU INVÁLIDO: ${why}`).first()).toBeVisible()
      await expect(page.getByLabel('Nro. de Cuenta')).toHaveValue('')
    }
    await field.fill(`${cbu.slice(0, 8)}-${cbu.slice(8)}`)
    await check.click()
    await expect(page.getByLabel('Nro. de Cuenta')).toHaveValue(cbu.slice(11, 21))
    await expect(page.getByText('CBU INVÁLIDO')).toHaveCount(0)
    await page.getByRole('button', { name: 'Qué es la CBU' }).click()
    await expect(page.getByRole('dialog')).toContainText('empieza con 000 y no se puede debitar')
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await adhere.click()
    await expect(page.getByText('Adherido correctamente').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Está adherido a Debito Automatico' })).toBeVisible()
    await expect(adhere).toBeDisabled()
    const row = page.getByRole('table', { name: 'Adhesiones' }).getByRole('row').nth(1)
    await expect(row).toContainText(banco.nombre)
    await expect(row).toContainText('Sigue')
    await expectAccessibleInBoth(page, 0)
  })

  test('edits the account with the CBU left empty, prints the authorization and drops the debit', async ({
    page,
    token,
  }) => {
    const { id, apellido } = await createMember(token)
    await enrolInBank(token, id)
    await page.goto(`/fichaMatriculado/${id}`)
    await page.getByRole('link', { name: /^Debitos Automaticos/ }).click()
    await page.getByRole('button', { name: 'Ver / Editar Datos' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'CBU', exact: true })).toHaveValue('')
    await expect(
      dialog.getByText(/La guardada es \d{8} \d{14}: si queda vacío, se envía esa misma/),
    ).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Sucursal', exact: true })).toHaveValue(/^Sucursal/)
    await choose(dialog, 'Tipo de Cuenta', 'Cuenta Sueldo')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se modifico la informacion correctamente').first()).toBeVisible()
    await expect(page.getByText('Cuenta Sueldo 0000054321')).toBeVisible()

    const paper = await keepPapers(page)
    const print = page.getByRole('button', { name: 'Imprimir Autorización' })
    await print.click()
    await expect.poll(paper, { timeout: 30_000 }).toContain('Autorización de débito automático')
    expect((await paper()).replace(/\s+/g, ' ')).toContain(apellido)
    expect(await paper()).not.toContain('COPIA')
    await print.click()
    await expect.poll(paper, { timeout: 30_000 }).toContain('COPIA')

    await page.getByRole('button', { name: 'Dar de Baja' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('¿Dar de baja el débito por Debito Automatico?')
    await question.getByLabel('Motivo').fill('Se muda de provincia')
    await question.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Dado de Baja Exitosamente').first()).toBeVisible()
    await expect(page).toHaveURL(`/fichaMatriculado/${id}`)
    await page.getByRole('link', { name: /^Debitos Automaticos/ }).click()
    const row = page.getByRole('table', { name: 'Adhesiones' }).getByRole('row').nth(1)
    await expect(row).toContainText(formatFecha(today()))
    await expect(row).toContainText('Se muda de provincia')
    await expect(page.getByRole('button', { name: 'Adherir al Debito' })).toBeEnabled()
  })

  test('who was enrolled by somebody else meanwhile is told who did it, and who died is not enrolled', async ({
    page,
    token,
  }) => {
    const { id } = await createMember(token)
    await page.goto(`/gestionDebitosAutomaticos/${id}`)
    await choose(page, 'Tipo de Debito', 'APARSE')
    await enrolInBank(token, id)
    await page.getByRole('button', { name: 'Adherir al Debito' }).click()
    await expect(page.getByText('No se pudo adherir').first()).toBeVisible()
    await expect(page.getByText(/Ya está adherido a Debito Automatico: lo adhirió/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Está adherido a Debito Automatico' })).toBeVisible()

    const dead = await createMember(token)
    await post('/matriculado/cambiarEstado', { matriculadoID: dead.id, tipoMatriculaID: 8 }, token)
    await page.goto(`/gestionDebitosAutomaticos/${dead.id}`)
    await expect(page.getByText(/Está FALLECIDO.*: no se lo adhiere a un débito/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Adherir al Debito' })).toHaveCount(0)
  })

  test('everybody in debit by form, state and name; the address says it, a file has it, a message goes out', async ({
    page,
    token,
  }) => {
    const ana = await createMember(token, { nombre: 'Ana' })
    const zoe = await createMember(token, { nombre: 'Zoe', apellido: ana.apellido })
    await enrolInBank(token, ana.id)
    await post('/da_listado/adherir', { matriculadoID: zoe.id, tipoDA: 6, datosDebitoJSON: null }, token)
    await page.goto('/varios')
    await page.getByRole('link', { name: /^Débito Automático/ }).click()
    await expect(page).toHaveURL('/debitoAutomatico')
    await page.getByLabel('Matriculado').fill(ana.apellido)
    await page.keyboard.press('Enter')
    const rows = page.getByRole('table', { name: 'Débito Automático' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText('0000054321')
    await expect(rows.nth(2)).toContainText('CO.P.A.N.')
    await expectAccessibleInBoth(page, 0)
    await page.goto(`/debitoAutomatico?forma=41&estado=1&nombre=${ana.apellido}`)
    await expect(rows).toHaveCount(2)
    await page.goto(`/debitoAutomatico?forma=42&nombre=${ana.apellido}`)
    await expect(page.getByText('Nadie con estos filtros')).toBeVisible()

    await page.goto(`/debitoAutomatico?nombre=${ana.apellido}`)
    const coming = page.waitForEvent('download')
    await askFile(page, 'CSV')
    expect((await coming).suggestedFilename()).toMatch(/^debito-automatico-.*\.csv$/)

    await page.getByRole('checkbox', { name: new RegExp(`^Seleccionar ${ana.apellido}, Zoe`) }).check()
    await page.getByRole('button', { name: 'Enviar Mensaje' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enviar Mensaje' })
    await expect(dialog).toContainText('CO.P.A.N.')
    await dialog.getByRole('button', { name: 'Preparar 1 chat' }).click()
    await expect(page).toHaveURL(/\/mensajes\?envio=\d+/)
    await expect(page.getByText(/Débito automático por Whatsapp/).first()).toBeVisible()
  })
})

test.describe('who does not keep the money', () => {
  test.use({ cuenta: 'administrativo' })

  test('has a grey card, and neither of the two screens', async ({ page, token }) => {
    const { id } = await createMember(token)
    await page.goto(`/fichaMatriculado/${id}`)
    await expect(page.getByText('Debitos Automaticos')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Debitos Automaticos/ })).toHaveCount(0)
    await page.goto('/varios')
    await expect(page.getByRole('link', { name: /^Débito Automático/ })).toHaveCount(0)
  })
})
