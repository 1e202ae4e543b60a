import { makeCbu } from '@/domain/cbu'
import { expect, test } from './base'
import { choose } from '../pasos/debito'
import { keepPapers } from '../pasos/papel'

test('another council’s debit: its calls and keys alone, from enrolling to dropping, with and without a bank', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await test.step('another council’s debit: its calls and keys alone, from enrolling to dropping', async () => {
    await page.goto('/fichaMatriculado/101')
    await page.getByRole('link', { name: /^Debitos Automaticos/ }).click()
    await expect(page).toHaveURL('/gestionDebitosAutomaticos/101')
    const adhere = page.getByRole('button', { name: 'Adherir al Debito' })
    await adhere.click()
    await expect(page.getByText('Seleccione tipo de Debito').first()).toBeVisible()

    await choose(page, 'Tipo de Debito', 'APARSE')
    await adhere.click()
    await expect(page.getByText('Adherido correctamente').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Está adherido a APARSE' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver / Editar Datos' })).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Adhesiones' })).toHaveCount(0)
    expect(externo.askedFor('/da_listado/adherir').map(({ datos }) => datos)).toEqual([
      { matriculadoID: 101, tipoDA: 5, datosDebitoJSON: null },
    ])

    await page.getByRole('button', { name: 'Dar de Baja' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByLabel('Motivo')).toHaveCount(0)
    await question.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Dado de Baja Exitosamente').first()).toBeVisible()
    await expect(page).toHaveURL('/fichaMatriculado/101')
    expect(externo.askedFor('/da_listado/baja').map(({ datos }) => datos)).toEqual([{ matriculadoID: 101 }])
  })
  externo.reset()
  await test.step('bank debit of another council: number proposed, account edited with the CBU that was read, paper printed', async () => {
    await page.goto('/gestionDebitosAutomaticos/101')
    await choose(page, 'Tipo de Debito', 'Debito Automatico')
    await expect(page.getByLabel('Nro. de Solicitud')).toHaveValue('42')
    const [banco] = externo.consejo.rowsOf('banco')
    await choose(page, 'Banco', String(banco?.['nombre']))
    const sucursal = externo.consejo
      .rowsOf('sucursal_banco')
      .find((fila) => fila['bancoID'] === banco?.['id'])
    await choose(page, 'Sucursal', String(sucursal?.['nombre']))
    await choose(page, 'Tipo de Cuenta', 'Caja de Ahorro')
    const cbu = makeCbu('321', '0001', '0010000012345')
    await page.getByRole('textbox', { name: 'CBU', exact: true }).fill(cbu)
    await page.getByRole('button', { name: 'Comprobar CBU' }).click()
    await expect(page.getByLabel('Nro. de Cuenta')).toHaveValue(cbu.slice(11, 21))
    await page.getByRole('button', { name: 'Adherir al Debito' }).click()
    await expect(page.getByRole('heading', { name: 'Está adherido a Debito Automatico' })).toBeVisible()

    await page.getByRole('button', { name: 'Ver / Editar Datos' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Nro. de Solicitud')).toHaveValue('42')
    await dialog.getByLabel('Observaciones').fill('Firmó')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se modifico la informacion correctamente').first()).toBeVisible()
    expect(externo.askedFor('/da_listado/actualizarDatos').map(({ datos }) => datos)).toMatchObject([
      { matriculadoID: 101, daListadoID: 1, cbu, observaciones: 'Firmó', especialidadID: 1 },
    ])

    const paper = await keepPapers(page)
    await page.getByRole('button', { name: 'Imprimir Autorización' }).click()
    await expect.poll(paper).toContain('Autorización de débito automático')
    expect(await paper()).toContain(`${cbu.slice(0, 8)} ${cbu.slice(8)}`)
  })
})
