import { formatCodigo } from '@/domain/codigo-de-papel'
import { proposedExpiry } from '@/domain/especialidad'
import { addDays, formatFecha, today } from '@/domain/fechas'
import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import { countActs } from './pasos/actos'
import { choose, select } from './pasos/alta'
import { get, pendingOf, post, signIn } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { openRecord } from './pasos/ficha'
import { createMember } from './pasos/matriculado'
import { keepPapers } from './pasos/papel'
import { tabTo } from './pasos/teclado'

test.use({ cuenta: 'administrativo' })

interface Especialidad {
  id: number
  especialidadID: number
  especialidad: string
  nroCertificado: string
}
const listOf = (id: number, token: string): Promise<Especialidad[]> =>
  get(`/especialidad_matriculado/traerTodos?matriculadoID=${id}`, token)

async function add(id: number, token: string, mas: object = {}): Promise<void> {
  const wire = {
    matriculadoID: id,
    especialidadID: 1,
    fechaObtencion: '2020-03-01 00:00:00',
    fechaCaducidad: '2025-03-01 00:00:00',
    sinReval: false,
    esReval: false,
    formaObtencionEspecialidadID: 1,
    organizacionID: 1,
    ...mas,
  }
  const { estado, mensaje } = await post('/especialidad_matriculado/crear', wire, token)
  if (estado !== 1) throw new Error(mensaje ?? '')
}

test('a specialty is added with its concept, revalidated and deleted, and the record keeps its history', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  await openRecord(page, id)
  await page
    .getByRole('navigation', { name: 'Accesos de la ficha' })
    .getByRole('link', { name: /^Especialidades/ })
    .click()
  await expect(page).toHaveURL(`/gestionEspecialidades/${id}`)
  await expect(page.getByText('No tiene especialidades')).toBeVisible()

  // By keyboard: what is missing is told beside its field, and nothing is lost.
  const button = page.getByRole('button', { name: 'Agregar Especialidad' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nueva Especialidad' })
  await expect(select(page, 'Especialidad')).toBeFocused()
  await expect(dialog.getByLabel('Fecha de Obtencion')).toHaveValue(formatFecha(today()))
  await expect(dialog.getByLabel('Fecha de Caducidad')).toHaveValue(formatFecha(proposedExpiry(today())))
  await page.keyboard.press('Control+Enter')
  await expect(select(page, 'Especialidad')).toHaveAccessibleDescription(/Elija una especialidad/)
  await expect(select(page, 'Organizacion')).toHaveAccessibleDescription(/Elija una Organizacion/)
  await expectAccessible(page)
  await choose(page, 'Especialidad', 'cardiolog')
  await choose(page, 'Forma de Obtencion', 'residencia')
  await choose(page, 'Organizacion', 'argentina de cardiolog')
  await dialog.getByLabel('Fecha de Obtencion').fill('1/3/24')
  await dialog.getByLabel('Fecha de Obtencion').press('Tab')
  await expect(dialog.getByLabel('Fecha de Caducidad')).toHaveValue('01/03/2029')
  await dialog.getByLabel('Fecha de Caducidad').fill('01/03/12029')
  await dialog.getByLabel('Fecha de Caducidad').press('Control+Enter')
  await expect(dialog.getByLabel('Fecha de Caducidad')).toHaveAccessibleDescription(
    /Ingrese una fecha válida/,
  )
  await dialog.getByLabel('Fecha de Caducidad').fill('28/02/2024')
  await dialog.getByLabel('Fecha de Caducidad').press('Control+Enter')
  await expect(dialog.getByLabel('Fecha de Caducidad')).toHaveAccessibleDescription(
    /tiene que ser posterior a la de obtención/,
  )
  const expiry = formatFecha(addDays(today(), 12))
  await dialog.getByLabel('Fecha de Caducidad').fill(expiry)
  const charged = dialog.getByRole('switch', { name: 'Cobrar el concepto del certificado' })
  await expect(dialog).toContainText(/Certificado de especialista: \$\s[\d.]+,\d\d/)
  await charged.check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se agregó la especialidad correctamente').first()).toBeVisible()
  expect(await pendingOf(id, token)).toMatchObject([{ nombre: 'Certificado de especialista' }])
  const table = page.getByRole('table', { name: 'Especialidades' })
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText('Vence en 12 días')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Especialidad',
    'Fecha de Obtencion',
    'Fecha de Caducidad',
    'Nro Certificado',
    'Acciones',
  ])
  await expectAccessibleInBoth(page, 1)

  const [first] = await listOf(id, token)
  await row.getByRole('button', { name: /^Revalidar/ }).click()
  const again = page.getByRole('dialog', { name: 'Revalidar Especialidad' })
  await expect(again.getByLabel('Nro Certificado')).toHaveValue(first?.nroCertificado ?? '')
  await expect(again.getByLabel('Nro Certificado')).not.toBeEditable()
  const groundOf = (label: string) =>
    again.getByLabel(label).evaluate((field) => getComputedStyle(field).backgroundColor)
  expect(await groundOf('Nro Certificado')).not.toBe(await groundOf('Lugar'))
  await expect(again.getByRole('switch', { name: /Cobrar/ })).toHaveCount(0)
  await expect(select(page, 'Forma de Obtencion')).toHaveValue(/Residencia/)
  await again.getByRole('button', { name: 'Guardar' }).click()
  await expect(again).toHaveCount(0)
  await expect(row).toContainText('Vigente')
  await expect(row).toContainText('Revalidada 1 vez')
  await page.getByText('Historial de revalidaciones').click()
  const old = page.getByRole('table', { name: 'Historial de revalidaciones' }).getByRole('row').nth(1)
  await expect(old).toContainText(expiry)

  await row.getByRole('button', { name: /^Eliminar/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Seguro que desea eliminar esta Especialidad?' })
  await expect(question).toContainText('Vuelve a valer lo que se había revalidado')
  await question.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
  await expect(row).toContainText('Vence en 12 días')
  await expect(old).toHaveCount(0)
})

test('two clerks revalidate the same: the second is told in his dialog, with what he typed', async ({
  page,
  token,
}) => {
  const { id } = await createMember(token)
  await add(id, token)
  await page.goto(`/gestionEspecialidades/${id}`)
  const row = page.getByRole('table', { name: 'Especialidades' }).getByRole('row').nth(1)
  await expect(row).toContainText('Vencida')
  await row.getByRole('button', { name: /^Revalidar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Revalidar Especialidad' })
  await dialog.getByLabel('Lugar').fill('Tucumán')
  const [seen] = await listOf(id, token)
  const other = { esReval: true, nroCertificado: seen?.nroCertificado, fechaObtencion: '2025-04-01' }
  await add(id, token, { ...other, fechaCaducidad: '2030-04-01' })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    /La especialidad cambió: lo hizo .+\. Ahora vence el 01\/04\/2030\./,
  )
  await expect(dialog.getByLabel('Lugar')).toHaveValue('Tucumán')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row).toContainText('Revalidada 1 vez')
  expect(await listOf(id, token)).toHaveLength(2)

  // On a telephone the name has the width of its card, over what can be done with it.
  await page.setViewportSize({ width: 390, height: 844 })
  const title = await row.getByRole('rowheader').boundingBox()
  const button = await row.getByRole('button', { name: /^Revalidar/ }).boundingBox()
  expect(title?.width).toBeGreaterThan(300)
  expect(button?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
})

test.describe('who only reads', () => {
  test.use({ cuenta: 'empleado' })

  test('sees what there is, and nothing to change it; the card is grey', async ({ page, token }) => {
    const { id } = await createMember(token)
    await add(id, token, { sinReval: true })
    await openRecord(page, id)
    await expect(page.getByRole('link', { name: /^Especialidades/ })).toHaveCount(0)
    await expect(page.getByText('Especialidades', { exact: true })).toBeVisible()
    await page.goto(`/gestionEspecialidades/${id}`)
    const table = page.getByRole('table', { name: 'Especialidades' })
    await expect(table).toContainText('No vence')
    await expect(table).not.toContainText('01/03/2025')
    await expect(table.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Agregar Especialidad' })).toHaveCount(0)
  })
})

/** A signatory whose name nobody else has. */
async function addSigner(): Promise<{ id: number; nombre: string }> {
  const nombre = `Dra. Firmante ${Date.now()}`
  const admin = await signIn('administracion', CLAVE)
  const { datos } = await post('/firmante/crear', { nombre, cargo: 'Presidenta' }, admin)
  return { ...(datos as { id: number }), nombre }
}
interface FilaPapel {
  numero: number
  codigo: string
  copias: number
}

test('its certificate is issued once with its number, printed again as a copy, and checked by anybody', async ({
  page,
  token,
}) => {
  const { id, apellido } = await createMember(token, { libro: '7', folio: '56' })
  await add(id, token, { fechaCaducidad: '2035-03-01 00:00:00' })
  const { nombre } = await addSigner()
  const issued = () => get<FilaPapel[]>(`/papel/traerTodos?matriculadoID=${id}&nroPagina=1`, token)
  const { act, within } = countActs('certificado')
  await page.goto(`/fichaMatriculado/${id}`)
  const paper = await keepPapers(page)
  await act(() =>
    page
      .getByRole('navigation', { name: 'Accesos de la ficha' })
      .getByRole('link', { name: /^Especialidades/ })
      .click(),
  )
  await expect(page).toHaveURL(`/gestionEspecialidades/${id}`)
  const said = async () => (await paper()).replace(/\s+/g, ' ')
  await act(() => page.getByRole('button', { name: /^Imprimir Certificado/ }).click())
  const dialog = page.getByRole('dialog', { name: 'Imprimir Certificado' })
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect(dialog.getByText('Elija un firmante').last()).toBeVisible()
  expect(await issued()).toEqual([])
  await act(() => choose(page, 'Firmante', nombre))
  await act(() => dialog.getByRole('button', { name: 'Imprimir con Membrete' }).click())
  within()
  await expect.poll(said, { timeout: 30_000 }).toContain('válida hasta el')
  const [first] = await issued()
  const name = `Certificado de especialidad N° ${first?.numero}`
  const code = formatCodigo(first?.codigo ?? '')
  for (const text of [apellido, 'obtenida el 01/03/2020', 'válida hasta el 01/03/2035', name])
    expect(await said()).toContain(text)
  // Figures at the beginning of a code are a stroke of their own.
  expect((await said()).replaceAll(' ', '')).toContain(code)
  expect(await said()).not.toContain('COPIA')
  const notice = dialog.getByRole('status').filter({ hasText: 'Emitido' })
  await expect(notice).toContainText(`Emitido: ${name}. Imprimir otra vez`)
  await expectAccessible(page)

  // The same again out of this dialog, with the head or without it, is the same original.
  const again = page.waitForResponse((response) => response.url().endsWith('/papel/reimprimir'))
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  expect((await again).ok()).toBe(true)
  await expect(dialog.getByRole('button', { name: 'Imprimir', exact: true })).toBeEnabled()
  expect(await said()).toContain(name)
  expect(await said()).not.toContain('COPIA')
  expect(await issued()).toMatchObject([{ numero: first?.numero, copias: 0 }])

  await dialog.getByText('Hoja apaisada').click()
  await expect(notice).toContainText('Los datos cambiaron: imprimir emite otro papel')
  await dialog.getByRole('button', { name: 'Imprimir', exact: true }).click()
  await expect(notice).not.toContainText(`${name}.`)
  expect(await issued()).toHaveLength(2)

  await page.goto(`/verificar/${first?.codigo}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('obtenida el 01/03/2020')).toBeVisible()
})

test('what the server refuses stands beside its field, and nothing is issued', async ({ page, token }) => {
  const { id } = await createMember(token, { libro: '7', folio: '56' })
  await add(id, token)
  const firmante = await addSigner()
  await page.goto(`/gestionEspecialidades/${id}`)
  await page.getByRole('button', { name: /^Imprimir Certificado/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Imprimir Certificado' })
  await choose(page, 'Firmante', firmante.nombre)
  await post('/firmante/eliminar', { especialidadID: firmante.id }, await signIn('administracion', CLAVE))
  await dialog.getByRole('button', { name: 'Imprimir con Membrete' }).click()
  await expect(select(page, 'Firmante')).toHaveAccessibleDescription(/Ese firmante no existe/)
  await expect(select(page, 'Firmante')).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
  expect(await get(`/papel/traerTodos?matriculadoID=${id}&nroPagina=1`, token)).toEqual([])
})
