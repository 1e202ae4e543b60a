import { ATAQUES } from '@/backend/prueba/catalogos/ataques'
import { CATALOGOS, direccionDeFila, isOwn } from '@/contract/catalogo/lista'
import { DE_CADA_CLASE } from '../pasos/catalogo'
import { expect, test } from './base'

const NOUNS = (Object.keys(CATALOGOS) as (keyof typeof CATALOGOS)[]).filter((noun) => !isOwn(noun))

test('the catalogues of another council: every list, a form of each kind, a row’s life', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('every list, and a form of each kind, is drawn from old rows, and nothing else is asked', async () => {
    for (const noun of NOUNS) {
      const rows = externo.consejo.rowsOf(noun)
      const names = rows.map(({ nombre }) => nombre)
      const html = await (await page.request.get(CATALOGOS[noun].lista)).text()
      expect(
        names.filter((nombre) => html.includes(`>${nombre}<`)),
        noun,
      ).toEqual(names.slice(0, 7))
      expect(externo.askedFor(`/${noun}/traerTodos`).map(({ datos }) => datos)).toEqual([{ nroPagina: '1' }])
      if (!DE_CADA_CLASE.includes(noun) && noun !== 'tipo_matricula') continue
      await page.goto(CATALOGOS[noun].lista)
      await expect(page.getByRole('table').getByRole('row'), noun).toHaveCount(Math.min(rows.length, 7) + 1)
      await expect(page.getByRole('textbox', { name: 'Buscar', exact: true })).toHaveCount(0)
      const address = direccionDeFila(noun, Number(rows[0]?.id))
      if (noun === 'tipo_matricula') {
        // Its update call is not one of the spec's.
        await expect(page.getByRole('link', { name: /^Editar/ })).toHaveCount(0)
        const none = await page.request.get(address)
        expect(none.status()).toBe(404)
        expect(await none.text()).toContain('No está disponible con este servidor')
        continue
      }
      await page.goto(address)
      await expect(page.getByRole('textbox', { name: CATALOGOS[noun].campos.nombre.etiqueta })).toHaveValue(
        rows[0]?.['nombre'] ?? '',
      )
    }
  })
  await test.step('a row is made, changed and deleted with the spec’s keys, slips and all', async () => {
    await page.goto('/firmante/crear')
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Dr. Díaz')
    await page.getByRole('textbox', { name: 'Cargo' }).fill('Secretario')
    await page.getByRole('button', { name: 'Guardar' }).dblclick()
    await expect(page.getByText('Se agregó el Firmante correctamente')).toBeVisible()
    await expect(page).toHaveURL(/\/firmantes$/)
    expect(externo.askedFor('/firmante/crear').map(({ datos }) => datos)).toEqual([
      { nombre: 'Dr. Díaz', cargo: 'Secretario' },
    ])
    const id = Number(externo.consejo.rowsOf('firmante').at(-1)?.id)

    await page.goto(`/firmante/${id}`)
    await page.getByRole('textbox', { name: 'Cargo' }).fill('Tesorero')
    externo.consejo.editRow('firmante', id, { nombre: 'Dr. Díaz Paz' })
    await page.getByRole('button', { name: 'Guardar' }).click()
    // Each changed another field: both are kept, and nobody is asked.
    await expect(page.getByText('Se modifico el Firmante correctamente')).toBeVisible()
    expect(externo.consejo.rowsOf('firmante').at(-1)).toMatchObject({
      nombre: 'Dr. Díaz Paz',
      cargo: 'Tesorero',
    })
    await expect(page).toHaveURL(/\/firmantes$/)
    expect(
      externo.askedFor('/firmante/actualizarDatos').map(({ datos }) => Object.keys(datos).sort()),
    ).toEqual([['cargo', 'firmanteID', 'nombre']])

    await page
      .getByRole('button', { name: /^Eliminar/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
    expect(externo.askedFor('/firmante/eliminar').map(({ datos }) => datos)).toEqual([{ especialidadID: id }])
  })
})

test('users, bodies and prices of another council: nothing of an old row is lost unsaid, run, or overwritten unknown', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administracion')
  await test.step('a user’s first edit meets no clash where the server tells his role by name alone', async () => {
    const [fila] = externo.consejo.rowsOf('user')
    if (!fila) throw new Error('the other council has no users')
    const { id, rolID, ...others } = fila
    expect(rolID).toBe('1')
    const datos = { id, ...others, roles: [{ id, nombre: 'ADMINISTRACION' }] }
    externo.spoil('/user/traerDatos', { tipo: 'sobre', sobre: { estado: '1', mensaje: '', datos } })
    await page.goto(`/usuario/${id}`)
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rosalía')
    await page.getByLabel(/^Contraseña\*?$/).fill('clave-nueva-77')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/usuarios$/)
    expect(externo.askedFor('/user/actualizarDatos').map(({ datos: sent }) => sent)).toEqual([
      expect.objectContaining({ nombre: 'Rosalía', rolID: 1 }),
    ])
  })
  externo.reset()
  await test.step('a name shorter than the rule stays, and of two roles none is lost unsaid', async () => {
    const [fila] = externo.consejo.rowsOf('user')
    if (!fila) throw new Error('Falta el usuario')
    fila['username'] = 'ana'
    const { rolID: _none, ...datos } = fila
    const roles = [{ nombre: 'CONTADOR' }, { nombre: 'ADMINISTRACION' }]
    externo.spoil('/user/traerDatos', { tipo: 'sobre', sobre: { estado: '1', datos: { ...datos, roles } } })
    await page.goto(`/usuario/${fila.id}`)
    const save = page.getByRole('button', { name: 'Guardar' })
    await expect(page.getByText('Tiene los roles CONTADOR y ADMINISTRACION')).toBeVisible()
    await page.getByLabel(/^Contraseña\*?$/).fill('clave-nueva-77')
    await page.getByRole('textbox', { name: 'Usuario', exact: true }).fill('eva')
    await save.click()
    await expect(page.getByText('Ingrese nombre de usuario').first()).toBeVisible()
    await expect(page.getByText('Por favor elija un tipo de usuario').first()).toBeVisible()
    expect(externo.askedFor('/user/actualizarDatos')).toEqual([])
    await page.getByRole('textbox', { name: 'Usuario', exact: true }).fill('ana')
    await page.getByRole('combobox', { name: 'Tipo de usuario' }).click()
    await page.getByRole('option', { name: 'ADMINISTRACION' }).click()
    await save.click()
    await expect(page).toHaveURL(/\/usuarios$/)
    expect(externo.askedFor('/user/actualizarDatos').map((pedido) => pedido.datos)).toEqual([
      expect.objectContaining({ username: 'ana', rolID: 1, password: 'clave-nueva-77' }),
    ])
  })
  externo.reset()
  await test.step('prices are names and amounts: filtered by the year in the name, saved with the spec’s keys alone', async () => {
    await page.goto('/ajustesBasicos')
    await page.getByRole('link', { name: /^Costo de Matriculas/ }).click()
    const table = page.getByRole('table', { name: 'Costos - Matriculas' })
    await expect(table.getByRole('columnheader')).toHaveText(['Nombre', 'Monto', 'Acciones'])
    // The year in force; those before are a key away.
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: /^Proponer/ })).toHaveCount(0)
    await expect(table.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0)

    await page.keyboard.press('a')
    await expect(page.getByLabel('Año')).toHaveValue('2025')
    await expect(table.getByRole('row')).toHaveCount(2)
    const amount = page.getByRole('textbox', { name: 'Monto de ACTIVO 2025' })
    await expect(amount).toHaveValue('13.700,00')
    await amount.fill('14.500,5')
    await amount.press('Enter')
    await expect(page.getByText('Se modifico el Concepto correctamente')).toBeVisible()
    expect(externo.askedFor('/concepto/actualizarDatos').map(({ datos }) => datos)).toEqual([
      { conceptoID: 3, nombre: 'ACTIVO 2025', descripcion: 'Acta 7', monto: 14_500.5 },
    ])
    await expect(amount).toHaveValue('14.500,50')
  })
  externo.reset()
  await test.step('an amount somebody else saved is shown, and overwritten only knowingly', async () => {
    await page.goto('/costoMatriculas')
    const amount = page.getByRole('textbox', { name: 'Monto de ACTIVO 2026' })
    await amount.fill('20000')
    externo.consejo.editRow('concepto', 2, { monto: '19000.00' })
    await amount.press('Enter')
    await expect(
      page.getByText(/Otra persona cambió este precio\. Ahora dice \$\s19\.000,00\./),
    ).toBeVisible()
    expect(externo.askedFor('/concepto/actualizarDatos')).toEqual([])
    await amount.press('Enter')
    await expect(page.getByText('Se modifico el Concepto correctamente')).toBeVisible()
    expect(externo.consejo.rowOf('concepto', 2)['monto']).toBe('20000')
  })
  externo.reset()
  await test.step('a new price is a plain concept, and there is no proposal', async () => {
    await page.goto('/costoMatriculas')
    await page.getByRole('link', { name: 'Agregar año' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Concepto')
    await expect(page.getByLabel('Tipo de Matricula')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Nombre' }).fill('ACTIVO 2027')
    await page.getByRole('textbox', { name: 'Monto' }).fill('25000')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL(/\/conceptos$/)
    expect(externo.askedFor('/concepto/crear').map(({ datos }) => datos)).toEqual([
      { nombre: 'ACTIVO 2027', monto: 25_000, descripcion: '' },
    ])
    // An address of ours that somebody kept says nothing to this server either.
    await page.goto('/concepto/crear?tipo=1&anio=2027&tipoMatriculaID=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo Concepto')
    await page.goto('/concepto/2')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar el concepto')
    expect((await page.request.get('/costoMatriculas/anioNuevo')).status()).toBe(404)
  })
  externo.reset()
  await test.step('bodies are shown without running, saved with the spec’s keys; images are not spoken of', async () => {
    const cuerpo = `<p class="ql-align-center">Viejo ##NOMBRE_MATRICULADO##</p>${ATAQUES.join('\n')}`
    externo.consejo.editRow('tipo_certificado', 1, { cuerpo })
    let ran = 0
    page.on('dialog', () => ran++)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))

    await page.goto('/tipoCertificados')
    await page.getByRole('button', { name: /^Ver cuerpo de/ }).click()
    const sheet = page.getByRole('region', { name: 'Hoja del certificado' })
    await expect(sheet).toContainText('Viejo ##NOMBRE_MATRICULADO##')
    expect(
      await sheet.locator('script, img, svg, iframe, a, form, input, object, [onclick], [id]').count(),
    ).toBe(0)
    await page.goto('/tipoCertificado/1')
    await expect(page.getByRole('textbox', { name: 'Cuerpo' })).toContainText('Viejo')
    expect(ran).toBe(0)
    expect(loaded.filter((url) => url.includes('x.example'))).toEqual([])

    await page.getByRole('textbox', { name: 'Nombre' }).fill('Otro nombre')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText('Se modificó la el Tipo de Certificado correctamente')).toBeVisible()
    await expect(page).toHaveURL('/tipoCertificados')
    expect(externo.askedFor('/tipo_certificado/actualizarDatos').map(({ datos }) => datos)).toEqual([
      { nombre: 'Otro nombre', cuerpo, tipoCertificadoID: 1 },
    ])
    await page.goto('/firmante/1')
    await expect(page.getByRole('textbox', { name: 'Cargo' })).toBeVisible()
    await expect(page.getByText('Imagen de la firma')).toHaveCount(0)
    // A file call never gets there, not even when it is asked for by hand.
    const f = new URLSearchParams({ f: '{"id":1}' })
    expect((await page.request.get(`/api/firmante/verImagen?${f}`)).status()).toBe(404)
    const sent = await page.request.post(`/api/firmante/subirImagen?${f}`, {
      data: Buffer.from('89504e470d0a1a0a', 'hex'),
      headers: {
        origin: new URL(page.url()).origin,
        'x-requested-by': 'padron',
        'content-type': 'application/octet-stream',
      },
    })
    expect(await sent.text()).toContain('"ok":false')
    expect(externo.askedFor('/firmante/verImagen')).toEqual([])
    expect(externo.askedFor('/firmante/subirImagen')).toEqual([])
  })
})
