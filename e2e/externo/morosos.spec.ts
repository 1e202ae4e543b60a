import { expect, test } from './base'

test.use({ ajustes: { AREA_TELEFONICA: '385' } })

test('delinquents of a server with the spec’s call alone: each once, a chat by the telephone that is known, nothing else', async ({
  page,
  externo,
  entrar,
}) => {
  test.setTimeout(240_000)
  await test.step('delinquents of a server with the spec’s call alone: each once with both lists added up, a chat by the record’s telephone, nothing else', async () => {
    await entrar('contador')
    await page.goto('/varios')
    await expect(page.getByRole('link', { name: /^Cuentas corrientes/ })).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Morosos/ })
      .click()
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
    // What was typed is kept for the tab: the next list begins without it.
    await page.evaluate(() => sessionStorage.clear())
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
    await entrar('contador')
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
