import { expect, test } from './base'

/** The three filters go with each page. */
const VACIOS = { nroPagina: '1', nombre: '', dni: '', matricula: '' }

test('what that server does not announce has no door and is never asked, and the palette asks it for names and numbers alone', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('no address answers', async () => {
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
      '/controlPadron',
      '/prescripcion',
      '/fichaMatriculado/101/cobranza',
      '/cambiosProgramados',
      '/propuestas',
      '/solicitudes',
      '/tiposDeSolicitud',
      '/fichaMatriculado/1/solicitudes',
      '/utilidades/controlRefeps',
      '/controlRefeps/1',
      '/utilidades/controlFallecidos',
      '/controlFallecidos/1',
      '/utilidades/generarPolizas',
      '/fichaMatriculado/101/papeles',
      '/fichaMatriculado/101/adjuntos',
      '/ajustes',
      '/costoMatriculas/anioNuevo',
      '/tipoSeguros',
      '/tipoSeguro/crear',
      '/tipoSeguro/1',
    ])
      expect((await page.request.get(address)).status(), address).toBe(404)
    const f = (forma: object): string => encodeURIComponent(JSON.stringify(forma))
    await page.request.get(`/api/matriculado/traerTodos?f=${f({ pagina: 1, cuitCuil: '20111222337' })}`)
    expect(externo.askedFor('/matriculado/traerTodos').map(({ datos }) => datos)).toEqual([VACIOS])
    // Nothing was asked but what its own screens read: see the record of what came.
    expect(externo.askedFor('/tipo_seguro/traerTodos')).toEqual([])
  })
  externo.reset()
  await page.goto('/inicio')
  await test.step('no link leads there', async () => {
    await expect(page.getByRole('link', { name: /Matriculados/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Generar Cuotas/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Menú de/ }).click()
    await expect(page.getByRole('button', { name: 'Cerrar sesión' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Mi cuenta' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })
  await test.step('the palette offers no screen that needs more, and asks for a name, for DNI and for matricula', async () => {
    const { ficha } = externo.consejo.find(105)
    const nombre = ficha.datospersonales.apellido_nombre
    const matricula = String(ficha.matricula)
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await expect(page.getByRole('option', { name: 'Matriculados', exact: true })).toBeVisible()
    for (const name of ['Generar Cuotas', 'Mi cuenta', 'Auditoría'])
      await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0)
    const box = page.getByRole('combobox')
    await box.fill(nombre.slice(0, 4))
    await expect(page.getByRole('group', { name: 'Matriculados' })).toBeVisible()
    await box.fill(matricula)
    // His line is there already by his name: the question itself is waited for.
    await expect.poll(() => externo.askedFor('/matriculado/traerTodos')).toHaveLength(3)
    await expect(
      page.getByRole('option', { name: new RegExp(`Matricula ${matricula}`) }).first(),
    ).toBeVisible()
    await box.fill('20-11122233-7')
    await expect(page.getByText(/Nadie tiene ese DNI|matriculado/).last()).toBeVisible()
    await expect
      .poll(() => externo.askedFor('/matriculado/traerTodos').map(({ datos }) => datos))
      .toEqual([
        { ...VACIOS, nombre: nombre.slice(0, 4) },
        { ...VACIOS, dni: matricula },
        { ...VACIOS, matricula },
        { ...VACIOS, dni: '20111222337' },
        { ...VACIOS, matricula: '20111222337' },
      ])
    expect(new Set(externo.pedidos.map(({ ruta }) => ruta))).toEqual(new Set(['/matriculado/traerTodos']))
  })
  await page.goto('/ajustesAvanzados')
  await expect(page.getByRole('link', { name: /^Títulos/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Auditoría|Reglas|Tipos de Seguro)/ })).toHaveCount(0)
})
