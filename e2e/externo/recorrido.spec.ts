import { readFileSync, readdirSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { DOCTORA } from './consejo'
import { expect, test } from './base'
import { typeCredentials } from '../pasos/entrada'

const CADUCADA = 'Sesión caducada. Vuelva a loguearse.'
const LISTA = '/matriculado/traerTodos'

test('the web alone is started, who signs in sees his own, and a session that ends leads to /login', async ({
  page,
  externo,
  entrar,
  casa,
}) => {
  await test.step('signed in by the form with a session of 4 kB, and left again', async () => {
    await expect(fetch(casa.padron.api)).rejects.toThrow()
    expect(readdirSync(casa.padron.folder)).toEqual(['web'])
    expect(await (await fetch(`${casa.padron.url}/salud/lista`)).json()).toMatchObject({ ok: true })
    // No way on is built from what a request says it was sent to.
    const ways = async (): Promise<(string | undefined)[]> =>
      Promise.all(
        ['/', '/login', '/inicio', '/matriculado/103', '/api/salir?motivo=caducada'].map(async (path) => {
          const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
          const answer = await page.request.get(`${casa.padron.url}${path}`, { headers, maxRedirects: 0 })
          return answer.headers()['location']
        }),
      )
    const back = '/login?volver=%2Fmatriculado%2F103'
    expect(await ways()).toEqual(['/login', undefined, '/login', back, '/login?aviso=caducada'])
    externo.largoToken = 14_000
    await typeCredentials(page, 'contador', 'consejo2026')
    await expect(page.getByText('Ocurrió un error inesperado. Intente de nuevo más tarde.')).toBeVisible()
    externo.largoToken = 4_096
    for (const [usuario, clave, text] of [
      ['contador', 'equivocada', 'Contraseña incorrecta, intente nuevamente'],
      ['nadie', 'equivocada', 'Usuario no encontrado'],
      ['sin.roles', 'consejo2026', 'Sin roles autorizados'],
    ] as const) {
      await typeCredentials(page, usuario, clave)
      await expect(page.getByRole('alert').getByText(text)).toBeVisible()
    }
    // A right password is enough, whatever the member list says.
    externo.spoil(LISTA, { tipo: 'calla' })
    await typeCredentials(page, 'contador', 'consejo2026')
    await page.waitForURL(/\/inicio$/)
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Inicio de sesión correcto')
    await expect(page.getByRole('banner')).toContainText(/Buen.*Óscar/)
    expect(externo.askedFor(LISTA)).toEqual([])
    externo.spoil(LISTA, undefined)
    expect(await ways()).toEqual(['/inicio', '/inicio', undefined, '/fichaMatriculado/103', '/'])
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/matriculados')
    await expect(page).toHaveURL(/\/login/)
  })
  externo.reset()
  await test.step('a doctor with a record of his own, one without, one who is refused a call for ever', async () => {
    await entrar(DOCTORA.cuit)
    await page.goto('/')
    await expect(page).toHaveURL(/\/inicio_matriculado$/)
    await expect(page.getByRole('main')).toContainText(
      String(externo.consejo.find(DOCTORA.id).ficha.datospersonales.apellido_nombre),
    )
    await expect(page.getByRole('list', { name: 'Pagos pendientes' })).toBeVisible()
    await page.context().clearCookies()
    await entrar('medico.suelto')
    await page.goto('/')
    await expect(page).toHaveURL(/\/inicio_matriculado$/)
    await expect(page.getByRole('main')).toContainText('no indica cuál es su matrícula')
    await expect(page.getByText('vinculen')).toHaveCount(0)

    await page.context().clearCookies()
    await entrar(DOCTORA.cuit)
    const sobre = { estado: -100, mensaje: 'Sin permiso' }
    externo.spoil('/pago/traerPagosPendientes', { tipo: 'sobre', sobre })
    await page.goto('/inicio_matriculado')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(CADUCADA).first()).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
  })
  externo.reset()
  await test.step('a session that ends leads to /login, from a change and from a page', async () => {
    const estado = -110
    await entrar('contador')
    await page.goto('/fichaMatriculado/103/pagos')
    await expect(page.getByRole('button', { name: 'Generar Cuotas' })).toBeVisible()
    await page.getByLabel('Cantidad de Cuotas').fill('1')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    const generate = page.getByRole('dialog').getByRole('button', { name: /^Generar/ })
    await expect(generate).toBeEnabled()
    externo.expire(estado)
    await generate.click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(CADUCADA).first()).toBeVisible()
    await entrar('contador')
    externo.expire(estado)
    await page.goto('/matriculados')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(CADUCADA).first()).toBeVisible()
  })
})

test('the main job: months, payment, receipt, current account and its spreadsheets', async ({
  page,
  externo,
  entrar,
}) => {
  await test.step('paid', async () => {
    const medico = externo.consejo.medicos[1]
    const id = medico?.ficha.id ?? 0
    const before = medico?.cargos.length ?? 0
    await entrar('contador')
    await page.goto(`/fichaMatriculado/${id}/pagos`)
    const rows = page.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(before + 1)
    await page.getByLabel('Cantidad de Cuotas').fill('2')
    await page.getByRole('button', { name: 'Generar Cuotas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Generar 2 cuotas' }).click()
    await expect(page.getByText('Cuotas generadas: 2').first()).toBeVisible()
    await expect(rows).toHaveCount(before + 3)
    // The months that were just generated are chosen already.
    await expect(page.getByText('2 ítems seleccionados')).toBeVisible()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).not.toContainText('se numera al cobrar')
    await dialog.getByLabel('Observaciones').fill('Pagó en ventanilla')
    await dialog.getByRole('button', { name: /^Pagar/ }).dblclick()
    await expect(page.getByText('Pago realizado correctamente').first()).toBeVisible()
    expect(externo.askedFor('/pago/realizarPagoEfectivo')).toHaveLength(1)
    expect(externo.askedFor('/pago/proximoRecibo')).toHaveLength(0)
    expect(medico?.cargos).toHaveLength(before)
    await expect(dialog.getByText(/^Pago \d+$/)).toBeVisible()
    await expect(dialog).not.toContainText('Recibo N°')
    const file = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Ver recibo' }).click()
    await file
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first().click()
    await expect(rows).toHaveCount(before + 1)

    await page.goto(`/fichaMatriculado/${id}/cuentaCorriente`)
    const table = page.getByRole('table')
    await expect(table).toContainText('Saldo anterior')
    await expect(table.getByText('Ingreso').first()).toBeVisible()
    const again = page.waitForEvent('popup')
    await table.getByRole('button', { name: 'Recibo' }).last().click()
    await again
  })
  await test.step('both spreadsheets', async () => {
    const { movimientos = [], ficha } = externo.consejo.medicos[2] ?? {}
    await page.goto(`/fichaMatriculado/${ficha?.id}/cuentaCorriente`)
    for (const button of ['Descargar Total', 'Descargar Total Historico']) {
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: button, exact: true }).click()
      const book = XLSX.read(readFileSync(await (await waiting).path()))
      const cells = XLSX.utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
        header: 1,
      })
      const heading = cells.findIndex(
        (row) => row.join('|') === 'FECHA|CONCEPTO|TIPO|TIPO DE MOVIMIENTO|DEBE|HABER|SALDO',
      )
      const body = cells.slice(heading + 1).filter((row) => row.length > 0)
      expect(body.pop()?.[0]).toBe('Total')
      if (button.endsWith('Historico')) expect(body).toHaveLength(movimientos.length)
      else expect(body.length).toBeLessThanOrEqual(movimientos.length + 1)
      expect(typeof body.at(-1)?.[6]).toBe('number')
    }
  })
})
