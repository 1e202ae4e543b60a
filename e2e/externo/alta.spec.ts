import {
  EXITO,
  field,
  fillAcademic,
  fillInitial,
  fillPersonal,
  heading,
  next,
  review,
  save,
  select,
  someone,
} from '../pasos/alta'
import { expect, test } from './base'

const CREAR = '/matriculado/crear'
const LISTA = '/matriculado/traerTodos'

test('a new doctor in an existing REST API: who has a number is named, all departments are offered, a refusal loses nothing, the spec’s keys are sent', async ({
  page,
  externo,
  entrar,
}, info) => {
  const nuevo = someone(info.workerIndex)
  await entrar('administrativo')
  externo.spoil('/hospital/traerTodosSelect', { tipo: 'HTML', http: 500 })
  await page.goto('/matriculado_01/crear')
  await expect(field(page, 'Matricula')).toBeEditable()
  await expect(field(page, 'Matricula')).toHaveValue('')

  await test.step('a filter that matches parts of a number is compared exactly, on every page of it', async () => {
    const { medicos } = externo.consejo
    const part = '5550'
    // More than a page of that server's, which holds seven.
    medicos.slice(0, 9).forEach(({ ficha }, i) => (ficha.matricula = `${part}${i}`))
    await field(page, 'Matricula').fill('1010')
    await expect(page.getByText('La matrícula 1010 ya es de').first()).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().includes(LISTA))
    await field(page, 'Matricula').fill(part)
    await answered
    await field(page, 'Matricula').press('Tab')
    await expect(page.locator('.field-error')).toHaveCount(0)
    const last = medicos.at(-1)?.ficha
    if (last) last.matricula = part
    await page.reload()
    await expect(field(page, 'Matricula')).toHaveAccessibleDescription(
      new RegExp(`ya es de ${String(last?.datospersonales.apellido_nombre)}`),
    )
  })

  await test.step('filled in: all departments, and a list that fails leaves the other steps alone', async () => {
    await fillInitial(page, nuevo)
    await next(page)
    await next(page)
    await expect(select(page, 'Provincia')).toHaveAccessibleDescription('Ingrese Provincia')
    await select(page, 'Departamento').click()
    await expect(page.getByRole('option')).toHaveText(['Capital', 'Banda', 'Río Hondo', 'Rivadavia'])
    await page.keyboard.press('Escape')
    await fillPersonal(page, nuevo, 'hondo')
    await next(page)
    await fillAcademic(page, nuevo)
    await expect(page.getByText('No se pudieron cargar las opciones')).toHaveCount(1)
    externo.spoil('/hospital/traerTodosSelect', undefined)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('No se pudieron cargar las opciones')).toHaveCount(0)
    await page.getByRole('button', { name: 'Agregar Hospital' }).click()
    await select(page, 'Hospital 1').fill('frías')
    await page.getByRole('option').click()
  })

  await test.step('refused in its own words, which belong to no field: said in the summary, nothing lost', async () => {
    const dialog = await review(page)
    const [first] = externo.consejo.medicos
    if (first) first.ficha.matricula = String(nuevo.matricula)
    await save(dialog)
    await expect(dialog.getByText('No se guardó: Ya existe un matriculado con esa matricula')).toBeVisible()
    if (first) first.ficha.matricula = '77'
    await dialog.getByRole('button', { name: 'Modificar Datos Iniciales' }).click()
    await expect(field(page, 'Matricula')).toHaveValue(String(nuevo.matricula))
  })

  await test.step('saved once with the spec’s keys alone; no CUIT is looked up', async () => {
    externo.pedidos = []
    await next(page)
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await next(page)
    await save(await review(page))
    await expect(page.getByText(EXITO)).toBeVisible()
    await expect(page).toHaveURL(/\/matriculados$/)
    expect(externo.askedFor(CREAR).map(({ datos }) => datos)).toMatchObject([
      {
        matricula: nuevo.matricula,
        formaPagoID: 1,
        provinciaID: 22,
        lugarOrigenID: 22,
        departamentoID: 7,
        domicilioNoConfirmado: true,
        superintendencia: false,
        federacion: false,
        fechaNacimiento: '1985-05-01',
        fechaTitulo: null,
        dni: nuevo.dni,
        cuitCuil: nuevo.cuit,
        hospitalesJSON: '[{"id":1,"hospital":2,"servicio":"","cargo":""}]',
      },
    ])
    await page.goto(`/matriculados?matricula=${nuevo.matricula}`)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  })
})
