import { expect, test } from './base'

/** The three filters go with each page. */
const VACIOS = { nroPagina: '1', nombre: '', dni: '', matricula: '' }

test('the palette asks that server for names and numbers alone, and offers no screen that needs more', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(240_000)
  await test.step('letters ask that server for a name, digits for DNI and for matricula, and nothing else', async () => {
    const { ficha } = externo.consejo.find(105)
    const nombre = ficha.datospersonales.apellido_nombre
    const matricula = String(ficha.matricula)
    await entrar('administracion')
    await page.goto('/inicio')
    await page.getByRole('button', { name: /^Buscar/ }).click()
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
    expect(new Set(externo.pedidos.map(({ ruta }) => ruta))).toEqual(
      new Set(['/auth/login', '/matriculado/traerTodos'].filter((ruta) => externo.askedFor(ruta).length > 0)),
    )
  })
  externo.reset()
  await test.step('screens that need more than the spec are not offered there', async () => {
    await entrar('administracion')
    await page.goto('/inicio')
    await page.getByRole('button', { name: /^Buscar/ }).click()
    await expect(page.getByRole('option', { name: 'Matriculados', exact: true })).toBeVisible()
    for (const name of ['Generar Cuotas', 'Mi cuenta', 'Auditoría'])
      await expect(page.getByRole('option', { name, exact: true })).toHaveCount(0)
  })
})
