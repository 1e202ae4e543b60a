import { request } from '@playwright/test'
import { today } from '@/domain/fechas'
import { sendCredentials } from '../pasos/entrada'
import { chooseOption, dialogOf, editText, openRecord, valueOf } from '../pasos/ficha'
import { expect, test } from './base'

const EDITAR = '/matriculado/actualizarDatos'

test('the record of an existing REST API is edited with the spec’s keys, and offers what that server announces', async ({
  page,
  externo,
  entrar,
  casa,
}) => {
  await test.step('one field of each kind is edited with the spec’s three keys', async () => {
    const { ficha } = externo.consejo.medicos[1] ?? {}
    const id = ficha?.id ?? 0
    await entrar('administrativo')
    await openRecord(page, id, casa.padron.url)
    // What the spec's record does not have is not offered.
    for (const etiqueta of ['Libro', 'Apellido', 'Servicios', 'Otro Hospital', 'Ultimo Periodo Renovado'])
      await expect(valueOf(page, etiqueta)).toHaveCount(0)
    // Nor acts on the rows of his hospitals, for which the spec has no call.
    await expect(page.getByRole('button', { name: /^(Agregar|Quitar|Editar) .*hospital/i })).toHaveCount(0)
    await editText(page, 'Apellido y Nombre', 'Banegas Ulises')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Banegas Ulises')
    await editText(page, 'Fecha de Nacimiento', '01/03/1980')
    await expect(valueOf(page, 'Fecha de Nacimiento')).toContainText('01/03/1980')
    await valueOf(page, 'Sexo').click()
    await page.getByRole('radio', { name: 'Masculino' }).check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(valueOf(page, 'Sexo')).toHaveText('Masculino')
    await valueOf(page, 'IOSEP').click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await valueOf(page, 'Departamento').click()
    await page.getByRole('combobox', { name: 'Departamento' }).click()
    await page.getByRole('option', { name: 'Río Hondo' }).click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(valueOf(page, 'Departamento')).toHaveText('Río Hondo')
    expect(externo.askedFor(EDITAR).map(({ datos }) => datos)).toEqual([
      { matriculadoID: id, campo: 'matriculado.datospersonales.apellido_nombre', valor: 'Banegas Ulises' },
      { matriculadoID: id, campo: 'matriculado.datospersonales.fecha_nacimiento', valor: '1980-03-01' },
      { matriculadoID: id, campo: 'matriculado.datospersonales.sexo', valor: 1 },
      { matriculadoID: id, campo: 'matriculado.varios.iosep', valor: true },
      { matriculadoID: id, campo: 'matriculado.datospersonales.departamento', valor: 7 },
    ])
  })
  externo.reset()
  await test.step('somebody else’s change is seen before it is written over', async () => {
    const { ficha } = externo.consejo.medicos[1] ?? {}
    await entrar('contador')
    await openRecord(page, ficha?.id ?? 0, casa.padron.url)
    await valueOf(page, 'Telefono').click()
    await page.getByRole('textbox', { name: 'Telefono' }).fill('385 4999999')
    if (ficha) ficha.datospersonales['telefono'] = '385 4111111'
    const dialog = dialogOf(page, 'Telefono')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Otra persona lo cambió: ahora dice «385 4111111»')
    await expect(dialog.getByRole('definition')).toHaveText('385 4111111')
    await expect(page.getByRole('textbox', { name: 'Telefono' })).toHaveValue('385 4999999')
    expect(externo.askedFor(EDITAR)).toEqual([])
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await expect(valueOf(page, 'Telefono')).toHaveText('385 4999999')
    expect(externo.askedFor(EDITAR)).toHaveLength(1)
  })
  externo.reset()
  await test.step('state, Genera Cuotas, key and periods, without what was not announced', async () => {
    const medico = externo.consejo.medicos[1]
    const id = medico?.ficha.id ?? 0
    await entrar('administrativo')
    await openRecord(page, id, casa.padron.url)
    await page.getByRole('button', { name: 'Mas Opciones' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Cambiar Estado',
      'Generar Carnet',
      'Generar Clave de Acceso',
      'Practicas',
      'Certificados',
      'Superintendencia',
      'Periodos de Matricula',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Mas Opciones' })).toBeFocused()

    await chooseOption(page, 'Cambiar Estado')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: /Motivo/ })).toHaveCount(0)
    await expect(dialog.getByText('(actual)')).toHaveCount(1)
    await dialog.getByRole('radio', { name: 'FALLECIDO' }).check()
    await expect(dialog.getByRole('listitem')).toHaveText([
      '«Genera Cuotas» está en SI',
      'Tiene CON COBERTURA',
      'Qué pasa con sus cuotas, su deuda y su cobertura lo decide el servidor',
    ])
    await dialog.getByRole('button', { name: 'Cambiar Estado' }).click()
    await expect(page.getByText('Se cambió el estado correctamente')).toBeVisible()

    await chooseOption(page, 'Genera Cuotas: SI')
    await expect(page.getByText('Se cambio el estado correctamente')).toBeVisible()
    expect(medico?.ficha['genera_cuotas']).toBe('false')

    await chooseOption(page, 'Generar Clave de Acceso')
    await page.getByRole('button', { name: 'Generar Clave' }).click()
    const clave = page.getByRole('dialog', { name: 'Clave de acceso generada' })
    await expect(clave.getByLabel('Clave nueva')).toHaveValue(String(48_213_097 + id))
    await expect(clave.getByText('una sola vez')).toHaveCount(0)
    await expect(async () => {
      const doctor = await request.newContext()
      const { cuit_cuil } = externo.consejo.find(id).ficha.datosprofesionales
      await sendCredentials(doctor, casa.padron.url, cuit_cuil, String(48_213_097 + id))
      await doctor.dispose()
    }).toPass({ timeout: 20_000 })
    await page.keyboard.press('Escape')
    for (const datos of ['', { clave: '48213097' }]) {
      externo.spoil('/matriculado/reiniciarClaveAcceso', {
        tipo: 'sobre',
        sobre: { estado: '1', mensaje: '', datos },
      })
      await chooseOption(page, 'Generar Clave de Acceso')
      await page.getByRole('button', { name: 'Generar Clave' }).click()
      await expect(page.getByText('no envió la clave nueva')).toHaveCount(1)
      await expect(clave).toHaveCount(0)
    }

    await chooseOption(page, 'Periodos de Matricula')
    const rows = page.getByRole('table').getByRole('row')
    const [anio, mes, dia] = today().split('-')
    await expect(rows.nth(1).getByRole('cell')).toHaveText([`${dia}/${mes}/${anio}`, '—', 'FALLECIDO', 'Si'])
    await expect(rows.nth(2).getByRole('cell').last()).toHaveText('No')
    expect((await page.request.get(`/fichaMatriculado/${id}/historial`)).status()).toBe(404)
  })
})

test.describe('what is not answered', () => {
  test.use({ erroresEsperados: [/Failed to load resource/] })

  test('of insurance holds up neither the record nor an edit for long; of the name, and nothing is offered that moves money', async ({
    page,
    externo,
    entrar,
    casa,
  }) => {
    await test.step('an insurance call that does not answer', async () => {
      const id = externo.consejo.medicos[1]?.ficha.id ?? 0
      await entrar('contador')
      for (const tipo of ['calla', 'corta'] as const) {
        externo.spoil('/federacion_matriculado/traerEstado', { tipo })
        const before = externo.askedFor('/federacion_matriculado/traerEstado').length
        if (tipo === 'calla') {
          // Sent with its place kept: the record did not wait for the answer that never comes.
          const html = await (await page.request.get(`/fichaMatriculado/${id}`)).text()
          expect(html).toContain('Cargando la cobertura')
          expect(html.indexOf('Datos Personales')).toBeLessThan(html.lastIndexOf('<div hidden id="S:'))
        }
        await page.goto(`/fichaMatriculado/${id}`, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: 'Datos Personales' })).toBeVisible()
        await page.waitForLoadState()
        await expect(page.getByText('Cargando la cobertura')).toHaveCount(0)
        await expect(page.getByText('COBERTURA')).toHaveCount(0)
        // Asked once for each reading, not until somebody answers.
        expect(externo.askedFor('/federacion_matriculado/traerEstado').length - before).toBeLessThanOrEqual(2)
      }
      externo.spoil('/federacion_matriculado/traerEstado', undefined)
      await openRecord(page, id, casa.padron.url)
      await expect(page.getByText('CON COBERTURA', { exact: true })).toBeVisible()
    })
    externo.reset()
    await test.step('the member’s name', async () => {
      const id = externo.consejo.medicos[2]?.ficha.id
      await entrar('tesorera')
      const basicos = '/matriculado/traerDatosBasicos'
      const nobody = { estado: '1', mensaje: '', datos: { nombre: null, matricula: null, dni: '1' } }
      for (const falla of [
        { tipo: 'HTML', http: 500 },
        { tipo: 'sobre', sobre: nobody },
      ] as const) {
        externo.spoil(basicos, falla)
        await page.goto(`/fichaMatriculado/${id}/pagos`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se pudo leer de quién es')
        await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
        await expect(page.getByText('sin nombre')).toHaveCount(0)
        await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check()
        for (const name of [
          'Pagar',
          'Eliminar',
          'Crear Plan de Pagos',
          'Generar Cuotas',
          'Eliminar Deuda (5 años)',
        ])
          await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
        // The screens read it in one way: once is enough.
        if (falla.tipo === 'sobre') continue
        for (const [screen, name] of [
          [`fichaMatriculado/${id}/pagoAnual`, /^Pagar/],
          [`fichaMatriculado/${id}/planDePagos`, /^Crear/],
          [`GestionConceptosMatriculado/${id}`, /^Nuevo/],
        ] as const) {
          await page.goto(`/${screen}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se pudo leer de quién es')
          await expect(page.getByRole('button', { name })).toHaveCount(0)
        }
      }
      externo.spoil(basicos, undefined)
      await page.getByRole('button', { name: 'Reintentar' }).first().click()
      await expect(page.getByRole('button', { name: 'Generar Cuotas', exact: true })).toBeVisible()
    })
  })
})
