import { CATALOGOS, direccionDeFila, isOwn, type NounCatalogo } from '@/contract/catalogo/lista'
import { DE_CADA_CLASE, fillForm, nameField, save } from '../pasos/catalogo'
import { expect, test } from './base'
import type { Externo } from './servidor'

const NOUNS = (Object.keys(CATALOGOS) as (keyof typeof CATALOGOS)[]).filter((noun) => !isOwn(noun))

test.describe('the catalogues of another council', () => {
  // The address of what that server cannot fill.
  test.use({ erroresEsperados: [/status of 404/] })

  test('every list and every form is drawn from old rows, and nothing else is asked', async ({
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
      await page.goto(address)
      await expect(page.getByRole('textbox', { name: CATALOGOS[noun].campos.nombre.etiqueta })).toHaveValue(
        rows[0]?.['nombre'] ?? '',
      )
    }
  })

  test('a catalogue of our own has neither card nor screens', async ({ page, externo, entrar }) => {
    await entrar('administracion')
    await page.goto('/ajustesAvanzados')
    await expect(page.getByRole('link', { name: /^Bancos/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Tipos de Seguro/ })).toHaveCount(0)
    for (const address of ['/tipoSeguros', '/tipoSeguro/crear', '/tipoSeguro/1'])
      expect((await page.request.get(address)).status(), address).toBe(404)
    expect(externo.askedFor('/tipo_seguro/traerTodos')).toEqual([])
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

  test('one of each kind: made, changed and deleted by the spec’s calls alone', async ({
    page,
    externo,
    entrar,
  }) => {
    test.setTimeout(180_000)
    await entrar('administracion')
    for (const [noun, formas] of EN_CABLE.filter(([one]) => DE_CADA_CLASE.includes(one))) {
      const { lista, crear, mensajes } = CATALOGOS[noun]
      await page.goto(crear)
      await fillForm(page, noun, 'Uno')
      await save(page)
      await expect(page.getByText(mensajes.creado)).toBeVisible()
      await expect(page).toHaveURL(lista)
      const id = Number(externo.consejo.rowsOf(noun).at(-1)?.id)
      const edita = formas.editar !== undefined
      if (edita) {
        await page.goto(direccionDeFila(noun, id))
        await nameField(page, noun).fill('Dos')
        await save(page)
        await expect(page.getByText(mensajes.modificado)).toBeVisible()
      }
      await page.goto(`${lista}?pagina=${Math.ceil(externo.consejo.rowsOf(noun).length / 7)}`)
      const nombre = edita ? 'Dos' : 'Uno'
      await expect(page.getByRole('link', { name: `Editar ${nombre}` })).toHaveCount(edita ? 1 : 0)
      await page.getByRole('button', { name: `Eliminar ${nombre}` }).click()
      await page.getByRole('button', { name: 'Si', exact: true }).click()
      await expect(page.getByText('Eliminacion Exitosa')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
      expectSent(externo, noun, formas, id)
    }
  })

  test('the others: what the proxy is given reaches the server in the spec’s keys', async ({
    page,
    externo,
    entrar,
    casa,
  }) => {
    await entrar('administracion')
    const headers = { origin: casa.padron.url, 'x-requested-by': 'padron' }
    for (const [noun, formas] of EN_CABLE.filter(([one]) => !DE_CADA_CLASE.includes(one))) {
      const call = async (name: string, data: Record<string, unknown>) =>
        expect(
          await (await page.request.post(`/api/${noun}/${name}`, { headers, data })).json(),
        ).toMatchObject({
          ok: true,
        })
      await call('crear', formas.crear)
      const id = Number(externo.consejo.rowsOf(noun).at(-1)?.id)
      await call('actualizarDatos', { ...formas.crear, nombre: 'Dos', id })
      await call('eliminar', { id })
      expectSent(externo, noun, formas, id)
    }
  })
})

/** The row was made, changed and deleted once, with no key but the spec's. */
function expectSent(externo: Externo, noun: NounCatalogo, formas: Formas, id: number): void {
  const sent = (call: string) => externo.askedFor(`/${noun}/${call}`).map(({ datos }) => datos)
  expect([sent('crear'), sent('actualizarDatos'), sent('eliminar')], noun).toEqual([
    [formas.crear],
    formas.editar ? [{ ...formas.crear, nombre: 'Dos', [formas.editar]: id }] : [],
    [{ [formas.eliminar]: id }],
  ])
}

test('a user’s first edit meets no clash where the server tells his role by name alone', async ({
  page,
  externo,
  entrar,
}) => {
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

test('a name shorter than the rule stays, and of two roles none is lost unsaid', async ({
  page,
  externo,
  entrar,
}) => {
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

interface Formas {
  crear: Record<string, unknown>
  /** Absent: there is no such call. */
  editar?: string
  eliminar: string
}

/** What each call carries, to the specification's letter. */
const CABLE = {
  titulo: { crear: { nombre: 'Uno', codigo: 5 }, editar: 'tituloID', eliminar: 'tituloID' },
  forma_pago: { crear: { nombre: 'Uno' }, editar: 'formaPagoID', eliminar: 'formaPagoID' },
  tipo_matricula: {
    crear: { nombre: 'Uno', categoria: 5, vence: true },
    eliminar: 'tipoMatriculaID',
  },
  organizacion: { crear: { nombre: 'Uno' }, editar: 'organizacionID', eliminar: 'organizacionID' },
  especialidad: { crear: { nombre: 'Uno' }, editar: 'especialidadID', eliminar: 'especialidadID' },
  entidad_otorga_titulo: {
    crear: { nombre: 'Uno' },
    editar: 'entidadOtorgaTituloID',
    eliminar: 'entidadID',
  },
  practica: { crear: { nombre: 'Uno' }, editar: 'practicaID', eliminar: 'practicaID' },
  banco: { crear: { nombre: 'Uno' }, editar: 'bancoID', eliminar: 'bancoID' },
  sucursal_banco: {
    crear: { nombre: 'Uno', bancoID: 1, codigo: 'Otro texto' },
    editar: 'sucursalBancoID',
    eliminar: 'sucursalID',
  },
}
const EN_CABLE = Object.entries(CABLE) as [NounCatalogo, Formas][]
