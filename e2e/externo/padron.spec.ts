import { expect, test } from './base'

test.describe('the register of another council', () => {
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
      '/tipoSeguros',
      '/tipoSeguro/crear',
      '/tipoSeguro/1',
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
    await expect(page.getByRole('link', { name: /^(Auditoría|Reglas|Tipos de Seguro)/ })).toHaveCount(0)
    const f = (forma: object): string => encodeURIComponent(JSON.stringify(forma))
    await page.request.get(`/api/matriculado/traerTodos?f=${f({ pagina: 1, cuitCuil: '20111222337' })}`)
    expect(externo.askedFor('/matriculado/traerTodos').map(({ datos }) => datos)).toEqual([
      { nroPagina: '1', nombre: '', dni: '', matricula: '' },
    ])
    // Nothing was asked but what its own screens read: see the record of what came.
    expect(externo.askedFor('/tipo_seguro/traerTodos')).toEqual([])
  })
})
