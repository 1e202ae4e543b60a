import { type Page } from '@playwright/test'
import { expectAccessible } from './pasos/accesible'
import {
  choose,
  field,
  fillAcademic,
  fillAll,
  fillInitial,
  fillPersonal,
  heading,
  next,
  openWizard,
  payload,
  review,
  save,
  select,
  someone,
} from './pasos/alta'
import { get, post } from './pasos/api'
import { expect, test } from './pasos/base'
import { CLAVE } from './pasos/cuentas'
import { revokeSessions, setUser } from './pasos/registro'

const EXITO = 'Se agregó el Matriculado correctamente'

interface Fila {
  id: number
  apellidoNombre: string
  dni: number
  matricula: number
}
interface Opcion {
  id: number
  nombre: string
  provinciaID?: number
}

const findBy = (filtro: string, valor: number, token: string): Promise<Fila[]> =>
  get(`/matriculado/traerTodos?nroPagina=1&${filtro}=${valor}`, token)
const optionsOf = (catalogo: string, token: string): Promise<Opcion[]> =>
  get(`/${catalogo}/traerTodosSelect`, token)

async function signIn(page: Page, usuario: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE)
  await page.getByRole('button', { name: 'Iniciar Sesion' }).click()
  await expect(page).toHaveURL(/\/inicio$/)
}

const notice = (page: Page) => page.getByText(/^Hay un borrador sin guardar/)

test.use({ cuenta: 'administrativo' })

test.describe('from signing in to the list', () => {
  test.use({ cuenta: null })

  test('a new doctor by mouse; what is always the same is sent, and the drafts are gone', async ({
    page,
    token,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    await signIn(page, 'administrativo')
    await page.getByRole('link', { name: 'Matriculados' }).first().click()
    await page.getByRole('link', { name: 'Nuevo Matriculado' }).click()
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
    await field(page, 'Hospital').fill('El de siempre')
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
    await page.getByRole('link', { name: 'Nuevo Matriculado' }).click()
    await expect(field(page, 'Matricula')).toBeEditable()
    await expect(field(page, 'Matricula')).toHaveValue('')
    await expect(notice(page)).toBeHidden()
  })

  test('a new doctor by keyboard alone', async ({ page, token }, info) => {
    const nuevo = someone(info.workerIndex)
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        if (text) await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    }
    const toggle = (name: string) => expect(page.getByRole('button', { name })).toBeFocused()
    await signIn(page, 'administrativo')
    await page.goto('/matriculado_01/crear')
    await expect(field(page, 'Matricula')).toBeFocused()
    // The form of payment is read only, and passed over the calendar's button below.
    await type(String(nuevo.matricula), 'activo', '', '77', 'V', '12')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Nombre')).toBeFocused()
    await type('Ana', nuevo.apellido, String(nuevo.dni), '010585', '', 'feme', 'Argentina')
    await type('santiago', 'rivada', 'Selva', 'Centro', '', '3854123456')
    await page.keyboard.type('ana@example.com')
    await page.keyboard.press('Enter')
    await expect(select(page, 'Titulo')).toBeFocused()
    await type('médica', '', '', 'córdoba', nuevo.cuit, '', '', '', '', '', '', '', '')
    await toggle('Agregar Hospital')
    await page.keyboard.press('Enter')
    await expect(select(page, 'Hospital 1')).toBeFocused()
    await type('regional', 'Guardia')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Resumen' })).toBeFocused()
    const button = page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true })
    for (let i = 0; i < 8 && !(await button.evaluate((el) => el === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(EXITO)).toBeVisible()
    expect(await findBy('matricula', nuevo.matricula, token)).toMatchObject([{ dni: nuevo.dni }])
  })
})

test.describe('what must be typed', () => {
  test('each step says so in the spec’s words and lets nobody on', async ({ page }, info) => {
    const nuevo = someone(info.workerIndex)
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
    await next(page)
    await expectErrors({ Matricula: 'Ingrese Matricula', 'Tipo de Matricula': 'Ingrese Tipo de Matricula' })
    await expect(field(page, 'Matricula')).toBeFocused()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await fillInitial(page, nuevo)
    await next(page)
    await next(page)
    await expectErrors({
      Nombre: 'Ingrese Nombre',
      Apellido: 'Ingrese Apellido',
      DNI: 'Ingrese DNI',
      'Fecha de Nacimiento': 'Ingrese Fecha de Nacimiento',
      Sexo: 'Elija Sexo',
      Nacionalidad: 'Ingrese Nacionalidad',
      Provincia: 'Ingrese Provincia',
      Departamento: 'Ingrese Departamento',
      Localidad: 'Ingrese Localidad',
      Barrio: 'Ingrese Barrio',
      Email: 'Ingrese Email Válido',
      Telefono: 'Ingrese Telefono',
    })
    await page.getByRole('button', { name: 'Email: Ingrese Email Válido' }).click()
    await expect(field(page, 'Email')).toBeFocused()
    await fillPersonal(page, nuevo)
    await next(page)
    await page.getByRole('button', { name: 'Revisar y guardar' }).click()
    await expectErrors({
      Titulo: 'Elija un Titulo',
      'Entidad que otorga el Titulo': 'Elija una Entidad',
      'CUIT/CUIL': 'Ingrese CUIT/CUIL',
    })
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a bad DNI, address, CUIT or date is told when it is left', async ({ page }, info) => {
    const nuevo = someone(info.workerIndex)
    await openWizard(page)
    await fillInitial(page, nuevo)
    await next(page)
    for (const [name, typed, text] of [
      ['DNI', '999999', 'El DNI va de 1.000.000 a 99.999.999: revise sus cifras'],
      ['Email', 'ana@', 'Ingrese Email Válido'],
      ['Fecha de Nacimiento', '31/04/1985', 'Ingrese Fecha de Nacimiento'],
    ] as const) {
      await field(page, name).fill(typed)
      await field(page, name).press('Tab')
      await expect(field(page, name)).toHaveAccessibleDescription(text)
    }
    await fillPersonal(page, nuevo)
    await expect(page.locator('.field-error')).toHaveCount(0)
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
  })

  test('departments follow the province', async ({ page, token }, info) => {
    const [provincias, departamentos] = await Promise.all(
      ['provincia', 'departamento'].map((catalogo) => optionsOf(catalogo, token)),
    )
    const cordoba = provincias?.find(({ nombre }) => nombre === 'Córdoba')?.id
    const nombres = departamentos?.filter(({ provinciaID }) => provinciaID === cordoba)
    await openWizard(page)
    await fillInitial(page, someone(info.workerIndex))
    await next(page)
    await expect(select(page, 'Departamento')).toHaveAttribute('placeholder', 'Elija primero la provincia')
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
    const [otro] = await get<Fila[]>('/matriculado/traerTodos?nroPagina=2', token)
    const ficha = await get<{ datosprofesionales: { cuit_cuil: string } }>(
      `/matriculado/traerDatos?matriculadoID=${otro?.id}`,
      token,
    )
    await openWizard(page)
    await field(page, 'Matricula').fill(String(otro?.matricula))
    await expect(
      page.getByText(`La matrícula ${otro?.matricula} ya es de ${otro?.apellidoNombre}`),
    ).toBeVisible()
    await choose(page, 'Tipo de Matricula', 'activ')
    await next(page)
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expect(field(page, 'Matricula')).toBeFocused()
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Ver su ficha en otra pestaña' }).click()
    await expect(heading(await opened, otro?.apellidoNombre ?? '')).toBeVisible()
    await (await opened).close()
    await fillInitial(page, nuevo)
    await expect(page.locator('.field-error')).toHaveCount(0)
    await next(page)
    await fillPersonal(page, { ...nuevo, dni: otro?.dni ?? 0 })
    await next(page)
    await expect(page.getByText(`El DNI ${otro?.dni} ya es de ${otro?.apellidoNombre}`)).toBeVisible()
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await field(page, 'DNI').fill(String(nuevo.dni))
    await next(page)
    const { cuit_cuil: cuit } = ficha.datosprofesionales
    await fillAcademic(page, { ...nuevo, cuit: cuit.replace(/\D/g, '') })
    await expect(page.getByText(`ya es de ${otro?.apellidoNombre}`)).toBeVisible()
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

test.describe('a draft', () => {
  test.use({ erroresEsperados: [/net::ERR_FAILED/] })

  test('survives steps, the browser’s back, a reload and a stopped server, half-typed values too', async ({
    page,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    await openWizard(page)
    await fillInitial(page, nuevo)
    await next(page)
    await field(page, 'Nombre').fill('Ana María')
    await field(page, 'Email').fill('ana@medio')
    await field(page, 'Fecha de Nacimiento').fill('31/02')
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(field(page, 'Matricula')).toHaveValue(String(nuevo.matricula))
    await next(page)
    await page.goBack()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await page.goForward()
    await expect(field(page, 'Email')).toHaveValue('ana@medio')
    await page.reload()
    await expect(page.getByText('Hay un borrador sin guardar de Ana María')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue('ana@medio')
    await expect(field(page, 'Fecha de Nacimiento')).toHaveValue('31/02')
    await page.route('**/*', (route) => route.abort())
    await field(page, 'Localidad').fill('Sin servidor')
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(field(page, 'Matricula')).toHaveValue(String(nuevo.matricula))
    await next(page)
    await expect(field(page, 'Localidad')).toHaveValue('Sin servidor')
    await page.unroute('**/*')
    await page.reload()
    await expect(field(page, 'Localidad')).toHaveValue('Sin servidor')
  })

  test('is asked about when the wizard is left, kept, and can be begun anew', async ({ page }, info) => {
    const nuevo = someone(info.workerIndex)
    await openWizard(page)
    await page.getByRole('link', { name: 'Volver' }).click()
    await expect(page).toHaveURL(/\/matriculados$/)
    await page.getByRole('link', { name: 'Nuevo Matriculado' }).click()
    await fillInitial(page, nuevo)
    await next(page)
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Quedarse' }).click()
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    await question.getByRole('button', { name: 'Guardar borrador y salir' }).click()
    await expect(page).toHaveURL(/\/inicio$/)
    await page.goto('/matriculado_01/crear')
    await expect(
      page.getByText(`Hay un borrador sin guardar de la matrícula ${nuevo.matricula}`),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(heading(page, 'Datos Personales')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await question.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click()
    await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    await expect(field(page, 'Matricula')).toHaveValue('')
    await field(page, 'Matricula').fill('5')
    await page.getByRole('link', { name: 'Volver' }).click()
    await question.getByRole('button', { name: 'Descartar y salir' }).click()
    await expect(page).toHaveURL(/\/matriculados$/)
    await openWizard(page)
    await expect(field(page, 'Matricula')).toHaveValue('')
  })

  test('a step before the others are done leads to the first that is missing', async ({ page }, info) => {
    for (const route of ['02', '03', '04', '05']) {
      await page.goto(`/matriculado_${route}/crear`)
      await expect(page).toHaveURL(/\/matriculado_01\/crear$/)
      await expect(heading(page, 'Datos Iniciales')).toBeVisible()
    }
    await fillAll(page, someone(info.workerIndex))
    for (const [route, title] of [
      ['04', 'Datos Profesionales'],
      ['05', 'Varios'],
    ] as const) {
      await page.goto(`/matriculado_${route}/crear`)
      await expect(page).toHaveURL(/\/matriculado_03\/crear/)
      await expect(page.getByRole('region', { name: title })).toBeFocused()
    }
    await page.getByRole('link', { name: /Datos Iniciales/ }).click()
    await field(page, 'Matricula').fill('')
    await page.goto('/matriculado_03/crear')
    await expect(page).toHaveURL(/\/matriculado_01\/crear$/)
  })
})

test.describe('a draft and who is signed in', () => {
  test.use({ cuenta: null })

  test('ends with signing out', async ({ page }, info) => {
    await signIn(page, 'administrativo')
    await openWizard(page)
    await fillInitial(page, someone(info.workerIndex))
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await signIn(page, 'administrativo')
    await openWizard(page)
    await expect(field(page, 'Matricula')).toHaveValue('')
    await expect(notice(page)).toBeHidden()
  })

  test('outlives an expired session for the same person; nobody else sees it', async ({ page }, info) => {
    const usuario = `prueba.alta.${info.workerIndex}`
    const usuarioID = await setUser(usuario, { rol: 'ADMINISTRATIVO' })
    const nuevo = someone(info.workerIndex)
    await signIn(page, usuario)
    await openWizard(page)
    await fillInitial(page, nuevo)
    await next(page)
    await field(page, 'Apellido').fill(nuevo.apellido)
    await revokeSessions(usuarioID)
    await field(page, 'DNI').fill(String(nuevo.dni))
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Sesión caducada. Vuelva a loguearse.')).toBeVisible()
    await signIn(page, 'contador')
    await openWizard(page)
    await expect(field(page, 'Matricula')).toHaveValue('')
    await expect(notice(page)).toBeHidden()
    await page.context().clearCookies()
    await signIn(page, usuario)
    await page.goto('/matriculado_02/crear')
    await expect(notice(page)).toContainText(nuevo.apellido)
    await expect(field(page, 'DNI')).toHaveValue(String(nuevo.dni))
  })
})

test.describe('when no answer comes to the save', () => {
  test.use({ erroresEsperados: [/ERR_FAILED|Failed to load|net::/] })

  test('it was saved: says so, and ends', async ({ page, token }, info) => {
    const nuevo = someone(info.workerIndex)
    await fillAll(page, nuevo)
    const dialog = await review(page)
    await page.route('**/api/matriculado/crear', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await save(dialog)
    await expect(dialog.getByText('No se sabe si el matriculado se guardó.')).toBeVisible()
    await expect(dialog.getByText(/ya está en el padrón.*Quedó guardado/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Guardar otra vez' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Terminar' }).click()
    await expect(page).toHaveURL(/\/matriculados$/)
    expect(await findBy('dni', nuevo.dni, token)).toHaveLength(1)
    await openWizard(page)
    await expect(field(page, 'Matricula')).toHaveValue('')
  })

  test('it was not: the DNI is looked up before repeating is offered', async ({ page, token }, info) => {
    const nuevo = someone(info.workerIndex)
    await fillAll(page, nuevo)
    const dialog = await review(page)
    await page.route('**/api/matriculado/crear', (route) => route.abort())
    await save(dialog)
    await expect(dialog.getByText(/no está en el padrón: no se guardó/)).toBeVisible()
    await page.unroute('**/api/matriculado/crear')
    await dialog.getByRole('button', { name: 'Guardar otra vez' }).click()
    await expect(page.getByText(EXITO)).toBeVisible()
    expect(await findBy('dni', nuevo.dni, token)).toHaveLength(1)
  })
})

test('/matriculado/{id} leads to the record', async ({ page, token }) => {
  const [row] = await get<Fila[]>('/matriculado/traerTodos?nroPagina=1', token)
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

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440])
    test.describe(`${colorScheme} ${width}px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true })

      test('axe finds nothing in any step, wrong or right, nor in the summary', async ({ page }, info) => {
        const nuevo = someone(info.workerIndex)
        await openWizard(page)
        await next(page)
        await expectAccessible(page)
        await fillInitial(page, nuevo)
        await next(page)
        await next(page)
        await expect(field(page, 'Nombre')).toHaveAccessibleDescription('Ingrese Nombre')
        await expectAccessible(page)
        await fillPersonal(page, nuevo)
        await next(page)
        await page.getByRole('button', { name: 'Agregar Hospital' }).click()
        await page.getByRole('button', { name: 'Revisar y guardar' }).click()
        await expectAccessible(page)
        await choose(page, 'Hospital 1', 'regional')
        await fillAcademic(page, nuevo)
        await review(page)
        await expectAccessible(page)
      })
    })
