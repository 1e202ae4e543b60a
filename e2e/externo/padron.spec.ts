import { EXITO, field, fillAll, review, save, someone } from '../pasos/alta'
import { chooseOption } from '../pasos/ficha'
import { expect, test } from './base'

test.describe('the register of another council', () => {
  test('a new doctor by the three steps, sent once with the spec’s keys', async ({
    page,
    externo,
    entrar,
  }, info) => {
    const nuevo = someone(info.workerIndex)
    await entrar('administrativo')
    await fillAll(page, nuevo)
    const dialog = await review(page)
    await save(dialog)
    await expect(page.getByText(EXITO)).toBeVisible()
    await expect(page).toHaveURL(/\/matriculados$/)
    const [sent, ...more] = externo.askedFor('/matriculado/crear')
    expect(more).toEqual([])
    expect(sent?.datos).toMatchObject({
      matricula: nuevo.matricula,
      formaPagoID: 1,
      domicilioNoConfirmado: true,
      superintendencia: false,
      federacion: false,
      provinciaID: 22,
      lugarOrigenID: 22,
      fechaNacimiento: '1985-05-01',
      cuitCuil: nuevo.cuit,
      hospitalesJSON: '[]',
    })
    await page.goto(`/matriculados?matricula=${nuevo.matricula}`)
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  })

  test('a number that is taken is named, though the server’s filters match loosely', async ({
    page,
    entrar,
  }) => {
    await entrar('administrativo')
    await page.goto('/matriculado_01/crear')
    // 100 is a part of every number there and nobody's own.
    await expect(field(page, 'Matricula')).toBeEditable()
    await field(page, 'Matricula').fill('1003')
    await expect(page.getByText('La matrícula 1003 ya es de').first()).toBeVisible()
    await field(page, 'Matricula').fill('100')
    await expect(page.getByText(/ya es de/)).toHaveCount(0)
  })

  test('a key given there opens a session', async ({ page, externo, entrar }) => {
    const { datosprofesionales } = externo.consejo.find(105).ficha
    await entrar('administracion')
    await page.goto('/fichaMatriculado/105')
    await chooseOption(page, 'Generar Clave de Acceso')
    await page.getByRole('button', { name: 'Generar Clave', exact: true }).click()
    const clave = await page.getByLabel('Clave nueva').inputValue()
    await page.context().clearCookies()
    await entrar(datosprofesionales.cuit_cuil, clave)
    await page.goto('/')
    await expect(page).toHaveURL(/\/inicio_matriculado$/)
  })

  test('what that server does not announce has no door and is never asked', async ({
    page,
    externo,
    entrar,
  }) => {
    await entrar('administracion')
    for (const address of [
      '/fichaMatriculado/101/historial',
      '/generarCuotas',
      '/generarCuotas/1',
      '/cambiarClave',
      '/miCuenta',
      '/auditoria',
      '/papeles',
      '/vencimientos',
      '/controlCobertura',
      '/utilidades/generarPolizas',
      '/fichaMatriculado/101/papeles',
      '/fichaMatriculado/101/adjuntos',
      '/ajustes',
      '/costoMatriculas/anioNuevo',
    ])
      expect((await page.request.get(address)).status(), address).toBe(404)
    await page.goto('/inicio')
    await expect(page.getByRole('link', { name: /Matriculados/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Generar Cuotas/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await expect(page.getByRole('button', { name: 'Cerrar sesión' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mi cuenta' })).toHaveCount(0)
    await page.goto('/ajustesAvanzados')
    await expect(page.getByRole('link', { name: /^Títulos/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Auditoría|Reglas)/ })).toHaveCount(0)
    const f = (forma: object): string => encodeURIComponent(JSON.stringify(forma))
    for (const [ruta, forma] of [
      ['/matriculado/traerHistorial', { matriculadoID: 101 }],
      ['/matriculado/simularEstado', { matriculadoID: 101, tipoMatriculaID: 2 }],
      ['/cuota/simularMes', { anio: 2026, mes: 1 }],
      ['/pago/proximoRecibo', {}],
      ['/matriculado/traerLote', { cantidad: 10 }],
    ] as const)
      expect(await (await page.request.get(`/api${ruta}?f=${f(forma)}`)).json(), ruta).toMatchObject({
        ok: false,
      })
    await page.request.get(`/api/matriculado/traerTodos?f=${f({ pagina: 1, cuitCuil: '20111222337' })}`)
    expect(externo.askedFor('/matriculado/traerTodos').map(({ datos }) => datos)).toEqual([
      { nroPagina: '1', nombre: '', dni: '', matricula: '' },
    ])
  })
})
