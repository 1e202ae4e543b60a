import { today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { chooseOption } from './pasos/ficha'
import { createMember } from './pasos/matriculado'
test('what a change of state leaves behind is mended with it, and all of it is undone at once', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  const seguro = { matriculadoID: id, ampliacion: false, ampliacionExtendida: false, tipoSeguroID: 1 }
  await post('/federacion_matriculado/crearSeguro', { ...seguro, desde: '2026-01-01' }, token)
  await post('/pago/generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 }, token)
  const ends = async () => {
    const periods = await get<{ hasta: string | null }[]>(
      `/federacion_matriculado/traerTodos?matriculadoID=${id}`,
      token,
    )
    return periods.map(({ hasta }) => hasta)
  }

  await page.goto(`/fichaMatriculado/${id}`)
  await chooseOption(page, 'Cambiar Estado')
  const dialog = page.getByRole('dialog', { name: 'Cambiar Estado' })
  await dialog.getByRole('radio', { name: 'RESIDENTE' }).check()
  await expect(dialog.getByText('Tiene CON COBERTURA')).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'SUSPENDIDO' }).check()
  const tick = dialog.getByRole('checkbox', { name: 'Dar de baja su seguro hoy' })
  await expect(tick).not.toBeChecked()
  await expect(dialog.getByText(/cuotas? ya generadas? se/)).toHaveCount(0)
  await tick.check()
  await expect(dialog.getByText('1 cuota ya generada se cobraría ahora sin seguro.')).toBeVisible()
  await expect(dialog.getByText(/^Las impagas quedan como están\. Para ajustarlas, dé de baja/)).toBeVisible()
  await expectAccessibleInBoth(page, 0)
  await dialog.getByRole('button', { name: 'Cambiar Estado' }).click()
  await expect(page.getByText('Se cambió el estado correctamente')).toBeVisible()
  await expect.poll(ends).toEqual([today()])

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se deshizo el cambio de estado')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Habilitado hoy: ACTIVO/ })).toBeVisible()
  expect(await ends()).toEqual([null])
})

test('the debit of who leaves the register is ended with the change where it was ticked', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  await post('/da_listado/adherir', { matriculadoID: id, tipoDA: 5, datosDebitoJSON: null }, token)
  await page.goto(`/fichaMatriculado/${id}`)
  await chooseOption(page, 'Cambiar Estado')
  const dialog = page.getByRole('dialog', { name: 'Cambiar Estado' })
  await dialog.getByRole('radio', { name: 'SUSPENDIDO' }).check()
  await expect(dialog.getByText('Está adherido a APARSE: la adhesión no se da de baja sola')).toBeVisible()
  await dialog.getByRole('radio', { name: 'DADO DE BAJA' }).check()
  await dialog.getByRole('checkbox', { name: 'Dar de baja su débito automático hoy' }).check()
  await dialog.getByRole('button', { name: 'Cambiar Estado' }).click()
  await expect(page.getByText('Se cambió el estado correctamente')).toBeVisible()
  await page.goto(`/gestionDebitosAutomaticos/${id}`)
  // Who left may pay off what he owes by debit, with a reason.
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toHaveAccessibleDescription(
    /^Está DADO DE BAJA desde el .*: ingrese por qué se lo adhiere a un débito igual/,
  )
  await expect(page.getByRole('table', { name: 'Adhesiones' })).toContainText('Cambio de estado')
})
