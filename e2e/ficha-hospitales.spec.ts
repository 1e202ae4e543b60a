import { get, post } from './pasos/api'
import { choose, select } from './pasos/alta'
import { expect, test } from './pasos/base'
import { chooseOption, openRecord } from './pasos/ficha'
import { createMember } from './pasos/matriculado'

test.use({ cuenta: 'administrativo' })

interface Hospital {
  id: number
  hospital: { id: number; nombre: string }
  servicio: string | null
  cargo: string | null
  version: number
}

test('hospitals of the record are added, changed while somebody else does, and removed, and the history has each', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  const rowsNow = async () =>
    (
      await get<{ datosprofesionales: { hospitaldatosprofesionales: Hospital[] } }>(
        `/matriculado/traerDatos?matriculadoID=${id}`,
        token,
      )
    ).datosprofesionales.hospitaldatosprofesionales
  await openRecord(page, id)
  const add = page.getByRole('button', { name: 'Agregar Hospital' })
  const table = page.getByRole('table', { name: 'Hospitales' })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Guardar' })

  await add.click()
  await expect(select(page, 'Hospital')).toBeFocused()
  await save.click()
  await expect(select(page, 'Hospital')).toHaveAccessibleDescription(/Elija un Hospital/)
  await choose(page, 'Hospital', 'regional')
  await dialog.getByLabel('Servicio').fill('Guardia')
  await save.click()
  await expect(page.getByText('Se agregó el hospital correctamente')).toBeVisible()
  await expect(add).toBeFocused()
  await expect(table.getByRole('row')).toHaveCount(2)
  const [row] = await rowsNow()
  if (!row) throw new Error('Sin hospital en la ficha')
  const { nombre } = row.hospital
  await expect(table.getByRole('rowheader')).toHaveText(nombre)
  await expect(table.getByRole('cell')).toHaveText(['Guardia', '—', 'Quitar'])

  // A click on a value opens its row at that field.
  const cargo = table.getByRole('button', { name: `Editar Cargo de ${nombre}` })
  await cargo.click()
  await expect(dialog.getByLabel('Cargo')).toBeFocused()
  // A name that the catalogue does not have is not put back in silence: the former one would be saved again.
  const hospital = select(page, 'Hospital')
  await hospital.fill('Sanatorio que no existe')
  await save.click()
  await expect(hospital).toHaveAccessibleDescription(/Elija una opción de la lista/)
  await expect(hospital).toHaveValue('Sanatorio que no existe')
  await expect(hospital).toBeFocused()
  await choose(page, 'Hospital', nombre)
  await expect(hospital).toHaveValue(nombre)
  await dialog.getByLabel('Cargo').fill('Jefa')
  const seen = { matriculadoID: id, hospitalMatriculadoID: row.id, version: row.version }
  await post(
    '/hospital_matriculado/actualizarDatos',
    { ...seen, hospitalID: row.hospital.id, servicio: 'Terapia', cargo: '' },
    token,
  )
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(/Lo cambió .+ el \d\d\/\d\d\/\d{4}/)
  await expect(dialog.getByRole('alert')).toContainText('Servicio: ahora dice «Terapia»')
  await expect(dialog.getByLabel('Servicio')).toHaveValue('Terapia')
  await expect(dialog.getByLabel('Cargo')).toHaveValue('Jefa')
  await save.click()
  await expect(page.getByText('Se modificó el hospital correctamente')).toBeVisible()
  await expect(cargo).toHaveText('Jefa')
  await expect(cargo).toBeFocused()
  expect(await rowsNow()).toMatchObject([{ servicio: 'Terapia', cargo: 'Jefa', version: 3 }])

  await table.getByRole('button', { name: `Quitar ${nombre}` }).click()
  const question = page.getByRole('alertdialog', { name: `¿Quitar «${nombre}» de la ficha?` })
  await expect(question).toContainText('Terapia · Jefa')
  await question.getByRole('button', { name: 'Si' }).click()
  await expect(page.getByText('Se quitó el hospital correctamente')).toBeVisible()
  await expect(table).toHaveCount(0)
  expect(await rowsNow()).toEqual([])

  // What somebody else has taken out is not put back by the keys that save.
  const again = { matriculadoID: id, hospitalID: row.hospital.id, servicio: '', cargo: '' }
  await post('/hospital_matriculado/crear', again, token)
  await page.reload()
  await cargo.click()
  const [there] = await rowsNow()
  await post(
    '/hospital_matriculado/eliminar',
    { matriculadoID: id, hospitalMatriculadoID: there?.id, version: there?.version },
    token,
  )
  await dialog.getByLabel('Cargo').fill('Jefa')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('No hay qué guardar')
  await dialog.getByLabel('Cargo').press('Control+Enter')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await rowsNow()).toEqual([])

  await chooseOption(page, 'Historial')
  const acts = page.getByRole('table').getByRole('row')
  await expect(acts.nth(3)).toContainText('Hospital quitado')
  await expect(acts.nth(4)).toContainText(
    new RegExp(`Edición de un hospital.*${nombre}, Terapia.*después.*${nombre}, Terapia, Jefa`),
  )
  await expect(acts.nth(6)).toContainText(new RegExp(`Hospital agregado.*: ${nombre}, Guardia`))
})
