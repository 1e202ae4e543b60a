import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { expect, test } from './base'

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('another council’s figures and its delinquents: what it does not tell is said, what it does is once', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await test.step('figures: what is not told is never drawn as zero', async () => {
    await page.goto('/estadisticas')
    await expect(page.getByRole('link', { name: /Evolución/ })).toHaveCount(0)
    const cuotas = cardOf(page, 'Pagos/Impagos')
    await expect(cuotas.getByText('El servidor no informó: Impagos.')).toBeVisible()
    await expect(cuotas.getByText('sin dato')).toBeVisible()
    const tipos = cardOf(page, 'Tipo de Matriculados')
    await expect(tipos.getByRole('img')).toHaveAccessibleName('ACTIVO: 5, 71,4 %. PASIVO: 2, 28,6 %.')
    await expect(cardOf(page, 'Seguros').getByText('El servidor no informó: SIN COBERTURA.')).toBeVisible()
    const cumples = cardOf(page, 'Cumpleaños')
    await cumples.getByText('Semana').click()
    await expect(cumples.getByRole('listitem')).toHaveCount(2)
    await expect(cumples.getByRole('listitem').first()).toContainText('04/03')

    const sheetOf = async (card: string, button: string) => {
      const saved = page.waitForEvent('download')
      await cardOf(page, card).getByRole('button', { name: button }).click()
      const book = XLSX.read(await readFile(await (await saved).path()))
      const sheet = book.Sheets[book.SheetNames[0] ?? '']
      return XLSX.utils.sheet_to_json<Record<string, string>>(sheet ?? {}, { raw: false })
    }
    expect(await sheetOf('Informe mensual de ingresos', 'Resumen')).toEqual([
      { TIPO: 'Matricula', CANTIDAD: '1', MONTO: '1,500.50' },
      { TIPO: 'Total', MONTO: '1,500.50' },
    ])
    // Keys that nobody knows come as they are.
    expect(await sheetOf('Balance devengado', 'Descargar devengado')).toEqual([
      { periodo: '2020/01', importe: '1500.50' },
    ])
    expect(await sheetOf('Especialidades por vencer', 'Descargar especialidades')).toEqual([
      { MATRICULA: '101', VENCE: '02/10/2026', apellidoNombre: 'Ñáñez Ana' },
    ])
    const debitos = cardOf(page, 'Informe mensual de débitos')
    await debitos.getByRole('button', { name: 'Descargar débitos' }).click()
    await expect(debitos.getByText(/no informó ningún importe \(MONTO\)/)).toBeVisible()
    await expect(page.getByText(/Los 20 que más deben|Todo el padrón|próximos 60 días/)).toHaveCount(0)
    expect(externo.askedFor('/estadisticas/traerBalanceDevengado').map(({ datos }) => datos)).toEqual([
      { anio: '2020' },
    ])
    const cobranzas = cardOf(page, 'Cobranzas por período')
    await cobranzas.getByRole('button', { name: 'Descargar cobranzas' }).click()
    await expect(cobranzas.getByText('No hay nada para informar en ese período')).toBeVisible()
  })
  await test.step('delinquents of a server with the spec’s call alone: each once with both lists added up, a chat by the record’s telephone, nothing else', async () => {
    await page.goto('/varios')
    await expect(page.getByRole('link', { name: /^Cuentas corrientes/ })).toHaveCount(0)
    await page.getByRole('link', { name: /^Morosos/ }).click()
    const table = page.getByRole('table', { name: 'Morosos' })
    const owing = externo.consejo.medicos.filter(({ cargos }) => cargos.length > 0)
    await expect(table.getByRole('row')).toHaveCount(owing.length + 1)
    for (const hidden of ['Enviar Mensaje', 'Bandeja de salida', 'Recordatorios', 'Buscar'])
      await expect(
        page
          .getByRole('button', { name: hidden, exact: true })
          .or(page.getByRole('link', { name: hidden, exact: true })),
      ).toHaveCount(0)
    await expect(table.getByRole('checkbox')).toHaveCount(0)

    // The doctor of number 11 owes four months and a course: two lists.
    const both = externo.consejo.medicos[11]
    const nombre = both?.ficha.datospersonales.apellido_nombre ?? ''
    const row = table.getByRole('row').filter({ hasText: nombre }).filter({ hasText: '$ 81.250,50' })
    await expect(row).toHaveCount(1)

    await page.getByLabel('Mensaje de Whatsapp').fill('Hola {nombre}: {importe}')
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const opened = page.waitForEvent('popup')
    await row.getByRole('button', { name: `Whatsapp a ${nombre}`, exact: true }).click()
    const chat = await opened
    await chat.waitForURL(/^https:\/\/wa\.me\/5493854100011\?text=Hola%20/)
    expect(decodeURIComponent(chat.url())).toContain(`Hola ${nombre}: $ 81.250,50`)
    await chat.close()
  })
  externo.reset()
  await test.step('of a flat list with telephones each has a link; one text for all, kept for the session; unknown words are said', async () => {
    externo.spoil('/estadisticas/traerMorosos', {
      tipo: 'sobre',
      sobre: {
        estado: '1',
        datos: [
          { id: '101', apellido_nombre: 'Abregú Ana', telefono: '4123456', deuda: '100.50' },
          { id: '102', apellido_nombre: 'Banegas Bruno', telefono: '381 4123456', deuda: 200 },
          { id: '103', apellido_nombre: 'Coronel Celia', telefono: 'no tiene', deuda: 300 },
        ],
      },
    })
    await page.goto('/morosos')
    const table = page.getByRole('table', { name: 'Morosos' })
    const chat = (name: string) => table.getByRole('link', { name: `Whatsapp a ${name}`, exact: true })
    await expect(chat('Abregú Ana')).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5493854123456\?text=Estimado/,
    )
    await expect(chat('Abregú Ana')).toHaveAttribute('target', '_blank')
    await expect(chat('Banegas Bruno')).toHaveAttribute('href', /^https:\/\/wa\.me\/5493814123456\?/)
    await expect(chat('Coronel Celia')).toHaveCount(0)
    await expect(table.getByText('El teléfono «no tiene» no sirve para Whatsapp')).toBeVisible()

    const texto = page.getByLabel('Mensaje de Whatsapp')
    // No call of the documents tells months.
    await expect(texto).toHaveAccessibleDescription(
      '{nombre} e {importe} se cambian por los datos de cada uno.',
    )
    await texto.fill('Hola {apodo}')
    await expect(texto).toHaveAccessibleDescription(/No se conoce \{apodo\}/)
    await expect(table.getByRole('link', { name: /^Whatsapp/ })).toHaveCount(0)
    await texto.fill('Debe {importe}')
    await page.reload()
    await expect(texto).toHaveValue('Debe {importe}')
    await expect(chat('Abregú Ana')).toHaveAttribute('href', /text=Debe%20%24%20100%2C50$/)
  })
})
