import { expect, test } from './base'

test('without an area of the house a local telephone opens no chat: it would be a stranger’s elsewhere', async ({
  page,
  externo,
  entrar,
}) => {
  externo.spoil('/estadisticas/traerMorosos', {
    tipo: 'sobre',
    sobre: {
      estado: 1,
      datos: {
        matricula: [{ matriculadoID: 101, nombre: 'Abregú Ana', telefono: '4123456', monto: 100 }],
        concepto: [{ matriculadoID: 102, nombre: 'Banegas Bruno', telefono: '381 4123456', monto: 200 }],
      },
    },
  })
  await entrar('contador')
  await page.goto('/morosos')
  const table = page.getByRole('table', { name: 'Morosos' })
  await expect(table.getByRole('row').filter({ hasText: 'Abregú Ana' })).toContainText('Sin área')
  await expect(table.getByRole('link', { name: /^Whatsapp a/ })).toHaveCount(1)
  await expect(table.getByRole('link', { name: 'Whatsapp a Banegas Bruno', exact: true })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5493814123456\?/,
  )
})
