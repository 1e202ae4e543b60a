import { proposedExpiry } from '@/domain/especialidad'
import { formatFecha, today } from '@/domain/fechas'
import { choose } from '../pasos/alta'
import { expect, test } from './base'

test('another council’s specialties, superintendencia and insurance: the spec’s calls and keys alone, nothing it cannot do', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('administrativo')
  await test.step('specialties: added, revalidated, eliminated', async () => {
    const id = externo.consejo.medicos[1]?.ficha.id ?? 0
    await page.goto(`/fichaMatriculado/${id}`)
    await page
      .getByRole('navigation', { name: 'Accesos de la ficha' })
      .getByRole('link', { name: /^Especialidades/ })
      .click()
    await expect(page).toHaveURL(`/gestionEspecialidades/${id}`)
    const table = page.getByRole('table', { name: 'Especialidades' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Especialidad',
      'Fecha de Obtencion',
      'Fecha de Caducidad',
      'Nro Certificado',
      'Acciones',
    ])
    const row = (name: string) => table.getByRole('row').filter({ hasText: name })
    await expect(row('Cardiología')).toContainText('101/2012')
    await expect(row('Cardiología')).toContainText('Vigente')
    await expect(row('Clínica Médica')).toContainText('No vence')
    await expect(row('Clínica Médica').getByRole('button', { name: /^Revalidar/ })).toHaveCount(0)
    await expect(row('Cirugía')).toContainText('01/02/2020')
    await expect(row('Cirugía')).toContainText('Vencida')
    await page.getByText('Historial de revalidaciones').click()
    await expect(page.getByRole('table', { name: 'Historial de revalidaciones' })).toContainText('02/05/2017')

    await page.getByRole('button', { name: 'Agregar Especialidad' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva Especialidad' })
    await choose(page, 'Especialidad', 'pediatr')
    await choose(page, 'Forma de Obtencion', 'examen')
    await choose(page, 'Organizacion', 'sociedad de pediatr')
    await expect(dialog).toContainText('El precio lo pone el servidor.')
    await dialog.getByRole('switch', { name: 'Cobrar el concepto del certificado' }).check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó la especialidad correctamente').first()).toBeVisible()
    const [added] = externo.askedFor('/especialidad_matriculado/crear')
    expect(added?.datos).toEqual({
      matriculadoID: id,
      especialidadID: 7,
      fechaObtencion: `${today()} 00:00:00`,
      fechaCaducidad: `${proposedExpiry(today())} 00:00:00`,
      sinReval: false,
      conceptoCertif: true,
      esReval: false,
      formaObtencionEspecialidadID: 2,
      organizacionID: 2,
      lugarOrganizacion: '',
    })
    await expect(row('Pediatría')).toContainText(formatFecha(proposedExpiry(today())))

    await row('Cardiología')
      .getByRole('button', { name: /^Revalidar/ })
      .click()
    const again = page.getByRole('dialog', { name: 'Revalidar Especialidad' })
    await expect(again.getByLabel('Nro Certificado')).toHaveValue('101/2012')
    await expect(again.getByLabel('Nro Certificado')).not.toBeEditable()
    await again.getByRole('button', { name: 'Guardar' }).click()
    await expect(again).toHaveCount(0)
    const [, renewed] = externo.askedFor('/especialidad_matriculado/crear')
    expect(renewed?.datos).toMatchObject({ esReval: true, nroCertificado: '101/2012' })
    expect(renewed?.datos).not.toHaveProperty('conceptoCertif')
    await expect(row('Cardiología')).toContainText('Revalidada 2 veces')

    await row('Cirugía')
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Seguro que desea eliminar esta Especialidad?' })
    await question.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
    await expect(row('Cirugía')).toHaveCount(0)
    expect(externo.askedFor('/especialidad_matriculado/traerConcepto')).toHaveLength(0)
  })
  await test.step('superintendencia: added, edited, eliminated', async () => {
    await page.goto('/fichaMatriculado/101/superintendencia')
    await expect(page.getByText('No está en Superintendencia')).toBeVisible()
    const add = page.getByRole('button', { name: 'Agregar A Superintendencia' })
    const dialog = page.getByRole('dialog')
    await add.click()
    await dialog.getByLabel('Desde').fill('04/05/2020')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
    const rows = page.getByRole('table', { name: 'Superintendencia' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(add).toBeDisabled()

    await rows
      .nth(1)
      .getByRole('button', { name: /^Editar/ })
      .click()
    await dialog.getByLabel('Numero de Certificado').fill('S-1204')
    await dialog.getByLabel('Hasta').fill('03/05/2021')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se editó correctamente').first()).toBeVisible()
    expect(
      externo.askedFor('/superintendencia_matriculado/actualizarDatos').map(({ datos }) => datos),
    ).toEqual([
      {
        ...{ matriculadoID: 101, superintendenciaMatriculadoID: 1, nroCertificado: 'S-1204' },
        ...{ desde: '2020-05-04', hasta: '2021-05-03' },
      },
    ])
    await expect(add).toBeEnabled()
    await rows
      .nth(1)
      .getByRole('button', { name: /^Eliminar/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('No está en Superintendencia')).toBeVisible()
  })
  await test.step('insurance: added, changed, ended, eliminated', async () => {
    const sent = (call: string) =>
      externo.askedFor(`/federacion_matriculado/${call}`).map(({ datos }) => datos)
    await page.goto('/fichaMatriculado/101')
    await page
      .getByRole('navigation', { name: 'Accesos de la ficha' })
      .getByRole('link', { name: /^Seguros/ })
      .click()
    await expect(page.getByText('No tiene seguros')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pólizas' })).toHaveCount(0)
    const add = page.getByRole('button', { name: 'Agregar A Seguro' })
    const dialog = page.getByRole('dialog')
    const chooseKind = async (nombre: string) => {
      await dialog.getByLabel('Tipo Seguro').fill(nombre)
      await page.getByRole('option', { name: nombre }).click()
    }
    await add.click()
    await dialog.getByLabel('Fecha de Alta').fill('04/05/2020')
    await expect(dialog.getByRole('region', { name: 'Cuotas ya generadas' })).toHaveCount(0)
    await chooseKind('Seguro básico')
    await dialog.getByLabel('Ampliacion Extendida').check()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se agregó a Superintendencia correctamente').first()).toBeVisible()
    const flags = { ampliacion: false, ampliacionExtendida: true }
    expect(sent('crearSeguro')).toEqual([
      { matriculadoID: 101, desde: '2020-05-04', tipoSeguroID: 1, ...flags },
    ])
    const rows = page.getByRole('table', { name: 'Seguros' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('Ampliación extendida')
    await expect(rows.nth(1)).toContainText('Seguro básico')
    await expect(add).toBeDisabled()

    await page.getByRole('button', { name: 'Cambiar Seguro' }).click()
    await expect(dialog).toContainText(`El cambio se pide con fecha de hoy, ${formatFecha(today())}.`)
    await expect(dialog).not.toContainText('termina ayer')
    await chooseKind('Seguro completo')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se modificó el seguro correctamente').first()).toBeVisible()
    expect(sent('cambiarSeguro')).toEqual([{ matriculadoID: 101, desde: today(), tipoSeguroID: 2 }])
    await expect(rows).toHaveCount(3)

    await rows
      .nth(1)
      .getByRole('button', { name: /^Dar de Baja Seguro completo/ })
      .click()
    await expect(dialog).not.toContainText('último día cubierto')
    await dialog.getByLabel('Fecha de Baja').fill(formatFecha(today()))
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se dió de baja a seguro correctamente').first()).toBeVisible()
    expect(sent('darDeBaja')).toEqual([{ federacionMatriculadoID: 2, hasta: today() }])
    await expect(add).toBeEnabled()

    await rows
      .nth(2)
      .getByRole('button', { name: /^Eliminar Seguro básico/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Eliminacion Exitosa').first()).toBeVisible()
    expect(sent('eliminar')).toEqual([{ federacionMatriculadoID: 1 }])
    await expect(rows).toHaveCount(2)
    // What charged months would cost is not told here, nor asked.
    expect(sent('simular')).toEqual([])
  })
})
