import { expectAccessible, expectAccessibleInBoth } from './pasos/accesible'
import {
  EXITO,
  choose,
  expectFresh,
  findBy,
  field,
  fillAcademic,
  fillAll,
  fillInitial,
  fillPersonal,
  heading,
  next,
  notice,
  openWizard,
  payload,
  review,
  save,
  select,
  signIn,
  someone,
} from './pasos/alta'
import { get, post, type FilaMatriculado } from './pasos/api'
import { countActs } from './pasos/actos'
import { expect, test } from './pasos/base'
import { formatCuit } from '@/domain/cuit'
import { today } from '@/domain/fechas'

interface Opcion {
  id: number
  nombre: string
  provinciaID?: number
}

const optionsOf = (catalogo: string, token: string): Promise<Opcion[]> =>
  get(`/${catalogo}/traerTodosSelect`, token)

test.use({ cuenta: 'administrativo' })

test.describe('from signing in to the list', () => {
  test.use({ cuenta: null })

  test('a new doctor by mouse; what is always the same is sent, and the drafts are gone', async ({
    page,
    token,
  }, info) => {
    test.slow()
    const nuevo = someone(info.workerIndex)
    await signIn(page, 'administrativo')
    await page.getByRole('link', { name: 'Matriculados' }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Nuevo Matriculado' }).click()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expect(field(page, 'Forma de Pago')).toHaveValue('Efectivo')
    await expect(field(page, 'Forma de Pago')).not.toBeEditable()
    await fillInitial(page, nuevo)
    await field(page, 'Libro').fill('IV')
    await next(page)
    await fillPersonal(page, nuevo)
    await next(page)
    await fillAcademic(page, nuevo)
    await field(page, 'Fecha del Titulo').fill('10/12/2010')
    await field(page, 'Otro Hospital').fill('El de siempre')
    await page.getByRole('button', { name: 'Agregar Hospital' }).click()
    await choose(page, 'Hospital 1', 'regional')
    await field(page, 'Servicio').fill('Guardia')
    await page.getByLabel('IOSEP').check()
    const dialog = await review(page)
    for (const told of ['ACTIVO', 'Efectivo', nuevo.apellido, '01/05/1985', 'Rivadavia', '10/12/2010'])
      await expect(dialog.getByText(told, { exact: true })).toBeVisible()
    await expect(dialog.getByText(/Hospital Regional.*, Guardia/)).toBeVisible()
    const sent = page.waitForRequest('**/api/matriculado/crear')
    await save(dialog)
    await expect(page.getByText(EXITO)).toBeVisible()
    await expect(page).toHaveURL(/\/matriculados$/)
    const first = page.getByRole('table', { name: 'Matriculados' }).getByRole('row').nth(1)
    await expect(first.getByRole('rowheader')).toHaveAccessibleName(`${nuevo.apellido}, Ana María Nuevo`)
    await expect(first).toContainText(String(nuevo.matricula))
    await page.goto('/matriculados?pagina=2')
    await expect(first.getByRole('rowheader')).not.toHaveAccessibleName(/Nuevo/)
    await page.goto('/matriculados')
    await expect(first.getByRole('rowheader')).toHaveAccessibleName(/Nuevo$/)
    const provincia = (await optionsOf('provincia', token)).find(({ nombre }) => /Santiago/.test(nombre))?.id
    expect((await sent).postDataJSON()).toMatchObject({
      formaPagoID: 1,
      provinciaID: provincia,
      lugarOrigenID: provincia,
      domicilioNoConfirmado: true,
      superintendencia: false,
      federacion: false,
      iosep: true,
      isspse: false,
      cuitCuil: nuevo.cuit,
      fechaNacimiento: '1985-05-01',
      hospitales: [{ id: 1, servicio: 'Guardia' }],
    })
    expect(await findBy('dni', nuevo.dni, token)).toMatchObject([{ matricula: nuevo.matricula }])
    await page.getByRole('main').getByRole('link', { name: 'Nuevo Matriculado' }).click()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expectFresh(page)
    await expect(notice(page)).toBeHidden()
  })

  test('a new doctor by keyboard alone, within its acts, to the charge of his inscription', async ({
    page,
    token,
  }, info) => {
    test.slow()
    const nuevo = someone(info.workerIndex)
    const { act, within } = countActs('registrarMatriculado')
    const press = (key: string) => act(() => page.keyboard.press(key))
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        if (text) await act(() => page.keyboard.type(text))
        await press('Tab')
      }
    }
    await signIn(page, 'administrativo')
    await page.goto('/matriculado_01/crear')
    await expect(field(page, 'Matricula')).toBeFocused()
    const matricula = Number(await field(page, 'Matricula').inputValue())
    await type('', 'activo')
    await press('Enter')
    await expect(field(page, 'Nombre')).toBeFocused()
    // An empty one is Tab alone: past the calendar's button, and past what is proposed.
    await type('Ana', nuevo.apellido, String(nuevo.dni), '010585', '', 'feme', '', '')
    await type('rivada', 'Selva', 'Centro', '', '3854123456')
    await act(() => page.keyboard.type('ana@example.com'))
    await press('Enter')
    await expect(select(page, 'Titulo')).toBeFocused()
    await expect(field(page, 'CUIT/CUIL')).toHaveValue(formatCuit(nuevo.cuit))
    await type('médica', '', '')
    await act(() => page.keyboard.type('córdoba'))
    await press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Resumen' })).toBeFocused()
    await press('Control+Enter')
    await expect(page.getByText(EXITO)).toBeVisible()
    within()
    const [row] = await findBy('matricula', matricula, token)
    expect(row).toMatchObject({ dni: nuevo.dni })
    await expect(page.getByRole('button', { name: 'Ver ficha' })).toBeVisible()
    await page.getByRole('button', { name: 'Cargar inscripción' }).click()
    const charge = page.getByRole('dialog', { name: 'Nuevo Concepto' })
    await expect(charge.getByRole('combobox', { name: 'Concepto' })).toHaveValue(
      'Inscripción en la matrícula',
    )
    await charge.getByRole('button', { name: 'Agregar' }).click()
    await expect(page.getByRole('row', { name: /Inscripción en la matrícula/ })).toContainText('Pendiente')
    // A dialog that the page opened by itself gives the focus to the page.
    await expect(page.locator(':focus')).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`/GestionConceptosMatriculado/${row?.id}$`))
    // On top of the list he stands as he does now, with what he was just charged.
    await page.goto('/matriculados')
    await page.getByRole('button', { name: 'Columnas', exact: true }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Deuda' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByRole('columnheader', { name: 'Deuda' })).toBeVisible()
    await page.goto('/matriculados')
    const first = page.getByRole('table', { name: 'Matriculados' }).getByRole('row').nth(1)
    await expect(first).toContainText(String(matricula))
    await expect(first).toContainText(/\$\s[1-9]/)
  })

  test('what a person typed stays: a CUIT when the DNI changes, a number that is not the proposed', async ({
    page,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    const otro = someone(info.workerIndex)
    await signIn(page, 'administrativo')
    await fillAll(page, nuevo)
    await field(page, 'CUIT/CUIL').fill(formatCuit(otro.cuit))
    await page.getByRole('button', { name: 'Volver' }).click()
    await field(page, 'DNI').fill(String(otro.dni))
    await next(page)
    await expect(field(page, 'CUIT/CUIL')).toHaveValue(formatCuit(otro.cuit))
    await expect(field(page, 'CUIT/CUIL')).toHaveAccessibleDescription(/^Propuesto por el DNI y el sexo/)
    await page.getByRole('button', { name: 'Volver' }).click()
    await field(page, 'DNI').fill(String(nuevo.dni))
    await next(page)
    await expect(field(page, 'CUIT/CUIL')).toHaveValue(formatCuit(nuevo.cuit))
  })
})

test.describe('what must be typed', () => {
  test('each step says so in the spec’s words and lets nobody on, and what is bad is told when it is left', async ({
    page,
    token,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    test.slow()
    const expectErrors = async (errors: Record<string, string>) => {
      for (const [name, text] of Object.entries(errors)) {
        const control = page.getByRole(
          /^(Tipo|Sexo|Provi|Depar|Titulo|Entidad)/.test(name) ? 'combobox' : 'textbox',
          {
            name,
            exact: true,
          },
        )
        await expect(control).toHaveAccessibleDescription(text)
      }
    }
    await openWizard(page)
    await field(page, 'Matricula').fill('')
    await next(page)
    await expectErrors({ Matricula: 'Ingrese Matricula', 'Tipo de Matricula': 'Ingrese Tipo de Matricula' })
    await expect(field(page, 'Matricula')).toBeFocused()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await fillInitial(page, nuevo)
    await next(page)
    await field(page, 'Nacionalidad').fill('')
    await next(page)
    await expectErrors({
      Nombre: 'Ingrese Nombre',
      Apellido: 'Ingrese Apellido',
      DNI: 'Ingrese DNI',
      'Fecha de Nacimiento': 'Ingrese Fecha de Nacimiento',
      Sexo: 'Elija Sexo',
      Nacionalidad: 'Ingrese Nacionalidad',
      Departamento: 'Ingrese Departamento',
      Localidad: 'Ingrese Localidad',
      Barrio: 'Ingrese Barrio',
      Email: 'Ingrese Email Válido',
      Telefono: 'Ingrese Telefono',
    })
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    await expect(field(page, 'Email')).toBeFocused()
    for (const [name, typed, text] of [
      ['DNI', '999999999', 'El DNI va de 1 a 99.999.999: revise sus cifras'],
      ['Email', 'ana@', 'Ingrese Email Válido'],
      ['Fecha de Nacimiento', '31/04/1985', 'Ingrese una fecha válida'],
      [
        'Fecha de Nacimiento',
        `01/01/${Number(today().slice(0, 4)) - 3}`,
        'Con esa fecha de nacimiento tiene 3 años: un médico tiene 18 o más',
      ],
    ] as const) {
      await field(page, name).fill(typed)
      await field(page, name).press('Tab')
      await expect(field(page, name)).toHaveAccessibleDescription(text)
    }
    await fillPersonal(page, nuevo)
    await expect(page.locator('.field-error')).toHaveCount(0)
    await field(page, 'Fecha de Nacimiento').fill('05/05/32')
    await field(page, 'DNI').fill('\u202a654.321\u202c')
    await next(page)
    const asked = page.getByRole('alertdialog', { name: 'El DNI 654.321 tiene menos de siete cifras.' })
    await asked.getByRole('button', { name: 'Revisar' }).click()
    await expect(field(page, 'DNI')).toBeFocused()
    await expect(field(page, 'Fecha de Nacimiento')).toHaveValue('05/05/1932')
    await field(page, 'DNI').fill(String(nuevo.dni))
    await next(page)
    const cuit = field(page, 'CUIT/CUIL')
    await cuit.fill(nuevo.cuit.replace(/\d$/, (last) => String((Number(last) + 1) % 10)))
    await cuit.press('Tab')
    await expect(cuit).toHaveAccessibleDescription('El CUIT/CUIL no es correcto: revise sus 11 cifras')
    await cuit.fill(someone(info.workerIndex).cuit)
    await expect(page.getByText(`en Datos Personales está el ${nuevo.dni}`)).toBeVisible()
    await expect(page.locator('.field-error')).toHaveCount(0)
    await cuit.fill(nuevo.cuit)
    await expect(page.getByText(/en Datos Personales está/)).toBeHidden()

    await cuit.fill('')
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await expectErrors({
      Titulo: 'Elija un Titulo',
      'Entidad que otorga el Titulo': 'Elija una Entidad',
      'CUIT/CUIL': 'Ingrese CUIT/CUIL',
    })
    await expect(page.getByRole('dialog')).toBeHidden()

    // Departments follow the province.
    const [provincias, departamentos] = await Promise.all(
      ['provincia', 'departamento'].map((catalogo) => optionsOf(catalogo, token)),
    )
    const cordoba = provincias?.find(({ nombre }) => nombre === 'Córdoba')?.id
    const nombres = departamentos?.filter(({ provinciaID }) => provinciaID === cordoba)
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(select(page, 'Provincia')).toHaveValue('Santiago del Estero')
    await choose(page, 'Provincia', 'Córdoba')
    await select(page, 'Departamento').click()
    await expect(page.getByRole('option')).toHaveText(nombres?.map(({ nombre }) => nombre) ?? [])
    await page.getByRole('option').first().click()
    await expect(select(page, 'Departamento')).toHaveValue(nombres?.[0]?.nombre ?? '')
    await choose(page, 'Provincia', 'Santiago del Estero')
    await expect(select(page, 'Departamento')).toHaveValue('')
  })
})

test.describe('somebody has that number', () => {
  test('said while it is typed, with the way to the record, and nobody goes on', async ({
    page,
    context,
    token,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    const [otro] = await get<FilaMatriculado[]>('/matriculado/traerTodos?nroPagina=2', token)
    const ficha = await get<{ datosprofesionales: { cuit_cuil: string } }>(
      `/matriculado/traerDatos?matriculadoID=${otro?.id}`,
      token,
    )
    await openWizard(page)
    await field(page, 'Matricula').fill(String(otro?.matricula))
    await expect(field(page, 'Matricula')).toHaveAccessibleDescription(
      new RegExp(`^La matrícula ${otro?.matricula} ya es de ${otro?.apellidoNombre}`),
    )
    await choose(page, 'Tipo de Matricula', 'activ')
    await next(page)
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expect(field(page, 'Matricula')).toBeFocused()
    await page.getByRole('button', { name: /^Usar la \d+, la siguiente libre$/ }).click()
    await expect(field(page, 'Matricula')).not.toHaveAccessibleDescription(/ya es de/)
    await field(page, 'Matricula').fill(String(otro?.matricula))
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Ver su ficha en otra pestaña' }).click()
    await expect((await opened).getByRole('heading', { level: 1 })).toContainText(otro?.apellidoNombre ?? '')
    await (await opened).close()
    await fillInitial(page, nuevo)
    await expect(page.locator('.field-error')).toHaveCount(0)
    await next(page)
    await fillPersonal(page, { ...nuevo, dni: otro?.dni ?? 0 })
    await next(page)
    await expect(field(page, 'DNI')).toHaveAccessibleDescription(
      new RegExp(`^El DNI ${otro?.dni} ya es de ${otro?.apellidoNombre}`),
    )
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await field(page, 'DNI').fill(String(nuevo.dni))
    await next(page)
    const { cuit_cuil: cuit } = ficha.datosprofesionales
    await fillAcademic(page, { ...nuevo, cuit: cuit.replace(/\D/g, '') })
    await expect(field(page, 'CUIT/CUIL')).toHaveAccessibleDescription(
      new RegExp(`ya es de ${otro?.apellidoNombre}`),
    )
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await expect(field(page, 'CUIT/CUIL')).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('refused on saving: named in the summary, shown beside its field, nothing lost', async ({
    page,
    token,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    const rapido = { ...someone(info.workerIndex), matricula: nuevo.matricula }
    await fillAll(page, nuevo)
    const dialog = await review(page)
    const departamento = (await optionsOf('departamento', token))[0]
    const [titulo] = await optionsOf('titulo', token)
    const [entidad] = await optionsOf('entidad_otorga_titulo', token)
    const saved = await post(
      '/matriculado/crear',
      {
        ...payload(rapido),
        departamentoID: departamento?.id,
        provinciaID: departamento?.provinciaID,
        lugarOrigenID: departamento?.provinciaID,
        tituloID: titulo?.id,
        entidadEntregaTituloID: entidad?.id,
      },
      token,
    )
    expect(saved.estado, saved.mensaje ?? '').toBe(1)
    await save(dialog)
    await expect(dialog.getByText(/^No se guardó/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Matricula: .*corregir en Datos Iniciales/ }).click()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expect(field(page, 'Matricula')).toBeFocused()
    await expect(field(page, 'Matricula')).toHaveAccessibleDescription(new RegExp(rapido.apellido))
    await expect(field(page, 'Matricula')).toHaveValue(String(nuevo.matricula))
    const otra = someone(info.workerIndex).matricula
    await field(page, 'Matricula').fill(String(otra))
    for (const step of ['Datos Personales', 'Datos Academicos']) {
      await next(page)
      await expect(heading(page, step)).toBeVisible()
    }
    await save(await review(page))
    await expect(page.getByText(EXITO)).toBeVisible()
    expect(await findBy('dni', nuevo.dni, token)).toMatchObject([{ matricula: otra }])
  })
})

test('/matriculado/{id} leads to the record', async ({ page, token }) => {
  const [row] = await get<FilaMatriculado[]>('/matriculado/traerTodos?nroPagina=1', token)
  await page.goto(`/matriculado/${row?.id}`)
  await expect(page).toHaveURL(new RegExp(`/fichaMatriculado/${row?.id}$`))
})

test.describe('who only reads', () => {
  test.use({ cuenta: 'empleado' })
  test('is offered no new doctor', async ({ page }) => {
    await page.goto('/matriculados')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nuevo Matriculado' })).toHaveCount(0)
  })
})

test.describe('how it looks', () => {
  test('axe finds nothing in any step, wrong or right, nor in the summary', async ({ page }, info) => {
    const nuevo = someone(info.workerIndex)
    await openWizard(page)
    await next(page)
    await expectAccessibleInBoth(page, 0)
    await fillInitial(page, nuevo)
    await field(page, 'Folio').press('F1')
    const note = page.getByRole('note')
    await expect(note).toContainText('La hoja del libro de matrículas')
    await expect(note).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
    await expect(field(page, 'Folio')).toBeFocused()
    await next(page)
    await next(page)
    await expect(field(page, 'Nombre')).toHaveAccessibleDescription('Ingrese Nombre')
    await expectAccessibleInBoth(page, 0)
    await fillPersonal(page, nuevo)
    await next(page)
    await page.getByRole('button', { name: 'Agregar Hospital' }).click()
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await expect(page.getByText(/^Hay \d+ datos para corregir$/)).toBeVisible()
    await expectAccessibleInBoth(page, 0)
    await choose(page, 'Hospital 1', 'regional')
    await fillAcademic(page, nuevo)
    await review(page)
    await expectAccessibleInBoth(page, 0)
  })
})
