import { expect, test } from './prueba'

test('delinquents of a server with the spec’s call alone: all of them, each with a chat, and nothing else', async ({
  page,
  externo,
  entrar,
}) => {
  await entrar('contador')
  await page.goto('/varios')
  await expect(page.getByRole('link', { name: /^Cuentas corrientes/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Morosos/ }).click()
  const table = page.getByRole('table', { name: 'Morosos' })
  const owing = externo.consejo.medicos.filter(({ cargos }) => cargos.some(({ tipo }) => tipo === 3))
  await expect(table.getByRole('row')).toHaveCount(owing.length + 1)
  for (const hidden of ['Enviar Mensaje', 'Bandeja de salida', 'Recordatorios', 'Buscar'])
    await expect(
      page
        .getByRole('button', { name: hidden, exact: true })
        .or(page.getByRole('link', { name: hidden, exact: true })),
    ).toHaveCount(0)
  await expect(table.getByRole('checkbox')).toHaveCount(0)
  const chat = table.getByRole('link', { name: /^Whatsapp a/ }).first()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/549385\d{7}\?text=Estimado%2Fa%20/)
  await expect(chat).toHaveAttribute('target', '_blank')
})
