import { proposedExpiry } from '@/domain/especialidad'
import { formatFecha, today } from '@/domain/fechas'
import { choose } from '../pasos/alta'
import { expect, test } from './base'

test('another council’s specialties: the spec’s calls and keys alone, nothing it cannot do', async ({
  page,
  externo,
  entrar,
}) => {
  const id = externo.consejo.medicos[1]?.ficha.id ?? 0
  await entrar('administrativo')
  await page.goto(`/fichaMatriculado/${id}`)
  await page.getByRole('link', { name: /^Especialidades/ }).click()
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
