/** A new doctor typed into the wizard, step by step, as a clerk does it with mouse and keyboard. */
import { expect, type Locator, type Page } from '@playwright/test'
import { makeCuit } from '@/domain/cuit'
import { get, type FilaMatriculado } from './api'
import { CLAVE } from './cuentas'
import { typeCredentials } from './entrada'

export const EXITO = 'Se agregó el Matriculado correctamente'

export interface Nuevo {
  matricula: number
  dni: number
  cuit: string
  apellido: string
}

export const findBy = (
  filtro: 'dni' | 'matricula',
  valor: number,
  token: string,
): Promise<FilaMatriculado[]> => get(`/matriculado/traerTodos?nroPagina=1&${filtro}=${valor}`, token)

export async function signIn(page: Page, usuario: string): Promise<void> {
  await typeCredentials(page, usuario, CLAVE)
  await page.waitForURL(/\/inicio$/)
}

export const notice = (page: Page): Locator => page.getByText(/^Hay un borrador sin guardar/)

let made = 0

/** Numbers that nobody has: none of the demonstration's, none of another test's. */
export function someone(worker: number): Nuevo {
  const n = (Date.now() % 900_000) * 10 + worker * 3 + made++
  const dni = 80_000_000 + n
  return {
    matricula: 1_000_000 + n,
    dni,
    cuit: makeCuit(dni, 2),
    apellido: `Alta${String.fromCharCode(...[...String(n)].map((digit) => 97 + Number(digit)))}`,
  }
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const select = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

export async function choose(page: Page, name: string, typed: string): Promise<void> {
  await select(page, name).fill(typed)
  await page.getByRole('option').first().click()
  await expect(page.getByRole('listbox')).toBeHidden()
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** The first step, once the browser has taken it over. */
export async function openWizard(page: Page): Promise<void> {
  await page.goto('/matriculado_01/crear')
  await expect(field(page, 'Matricula')).toBeEditable()
}

/** Nothing of a draft: the number is the register's proposal. */
export const expectFresh = (page: Page): Promise<void> =>
  expect(field(page, 'Matricula')).toHaveAccessibleDescription(/^Propuesta: la que sigue a la más alta/)

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Siguiente', exact: true }).click()

export async function fillInitial(page: Page, { matricula }: Nuevo): Promise<void> {
  await field(page, 'Matricula').fill(String(matricula))
  await choose(page, 'Tipo de Matricula', 'activ')
}

export async function fillPersonal(
  page: Page,
  { dni, apellido }: Nuevo,
  departamento = 'rivada',
): Promise<void> {
  await field(page, 'Nombre').fill('Ana María')
  await field(page, 'Apellido').fill(apellido)
  await field(page, 'DNI').fill(String(dni))
  await field(page, 'Fecha de Nacimiento').fill('1/5/1985')
  await choose(page, 'Sexo', 'feme')
  await field(page, 'Nacionalidad').fill('Argentina')
  await choose(page, 'Provincia', 'santiago')
  await choose(page, 'Departamento', departamento)
  await field(page, 'Localidad').fill('Selva')
  await field(page, 'Barrio').fill('Centro')
  await field(page, 'Telefono').fill('3854 123456')
  await field(page, 'Email').fill('ana@example.com')
}

export async function fillAcademic(page: Page, { cuit }: Nuevo): Promise<void> {
  await choose(page, 'Titulo', 'médica')
  await choose(page, 'Entidad que otorga el Titulo', 'córdoba')
  await field(page, 'CUIT/CUIL').fill(`${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`)
}

/** Everything that must be typed, up to the last step. */
export async function fillAll(page: Page, nuevo: Nuevo, departamento?: string): Promise<void> {
  await openWizard(page)
  await fillInitial(page, nuevo)
  await next(page)
  await expect(heading(page, 'Datos Personales')).toBeVisible()
  await fillPersonal(page, nuevo, departamento)
  await next(page)
  await expect(heading(page, 'Datos Academicos')).toBeVisible()
  await fillAcademic(page, nuevo)
}

/** Opens the summary. */
export async function review(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Revisar y guardar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Resumen' })).toBeVisible()
  return dialog
}

export const save = (dialog: Locator): Promise<void> =>
  dialog.getByRole('button', { name: 'Guardar', exact: true }).click()

/** The same doctor as the old call carries him, for who saves without the screen. */
export const payload = ({ matricula, dni, cuit, apellido }: Nuevo): Record<string, unknown> => ({
  matricula,
  tipoMatriculaID: 1,
  formaPagoID: 1,
  nombre: 'Otra',
  apellido,
  dni,
  fechaNacimiento: '1985-05-01',
  sexo: 2,
  nacionalidad: 'Argentina',
  domicilioNoConfirmado: true,
  localidad: 'Selva',
  barrio: 'Centro',
  email: 'otra@example.com',
  telefono: '3854 123456',
  cuitCuil: cuit,
  isspse: false,
  iosep: false,
  superintendencia: false,
  federacion: false,
  hospitalesJSON: '[]',
})
