import { CATALOGOS, direccionDeFila, isOwn } from '@/contract/catalogo/lista'
import { DE_CADA_CLASE } from '../pasos/catalogo'
import { expect, test } from './base'

const NOUNS = (Object.keys(CATALOGOS) as (keyof typeof CATALOGOS)[]).filter((noun) => !isOwn(noun))

test.describe('the catalogues of another council', () => {
  // The address of what that server cannot fill.
  test.use({ erroresEsperados: [/status of 404/] })

  test('every list, and a form of each kind, is drawn from old rows, and nothing else is asked', async ({
    page,
    externo,
    entrar,
  }) => {
    test.setTimeout(120_000)
    await entrar('administracion')
    for (const noun of NOUNS) {
      const rows = externo.consejo.rowsOf(noun)
      await page.goto(CATALOGOS[noun].lista)
      await expect(page.getByRole('table').getByRole('row'), noun).toHaveCount(Math.min(rows.length, 7) + 1)
      await expect(page.getByRole('textbox', { name: 'Buscar', exact: true })).toHaveCount(0)
      expect(externo.askedFor(`/${noun}/traerTodos`).map(({ datos }) => datos)).toEqual([{ nroPagina: '1' }])
      const address = direccionDeFila(noun, Number(rows[0]?.id))
      if (noun === 'tipo_matricula') {
        // Its update call is not one of the spec's.
        await expect(page.getByRole('link', { name: /^Editar/ })).toHaveCount(0)
        expect((await page.goto(address))?.status()).toBe(404)
        await expect(page.getByText('No está disponible con este servidor').first()).toBeVisible()
        continue
      }
      if (!DE_CADA_CLASE.includes(noun)) continue
      await page.goto(address)
      await expect(page.getByRole('textbox', { name: CATALOGOS[noun].campos.nombre.etiqueta })).toHaveValue(
        rows[0]?.['nombre'] ?? '',
      )
    }
  })

  test('a row is made, changed and deleted with the spec’s keys, slips and all', async ({
    page,
    externo,
    entrar,
  }) => {
    await entrar('administracion')
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
    expect(
      externo.askedFor('/firmante/actualizarDatos').map(({ datos }) => Object.keys(datos).sort()),
    ).toEqual([['cargo', 'firmanteID', 'nombre']])

    await page.goto('/firmantes')
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

test('of a user’s old row the name and the role stay, and of two roles none is lost unsaid', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(240_000)
  await test.step('a user’s first edit meets no clash where the server tells his role by name alone', async () => {
    const { id, rolID, ...fila } = externo.consejo.rowsOf('user')[0] ?? { id: '0' }
    expect(rolID).toBe('1')
    const datos = { id, ...fila, roles: [{ id, nombre: 'ADMINISTRACION' }] }
    externo.spoil('/user/traerDatos', { tipo: 'sobre', sobre: { estado: '1', mensaje: '', datos } })
    await entrar('administracion')
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
    await entrar('administracion')
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
})
