import { textOfMes } from '@/domain/cuota'
import { monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { expectAccessibleInBoth } from './pasos/accesible'
import { get, post, upload } from './pasos/api'
import { expect, test } from './pasos/base'
import { type Alta, createMember } from './pasos/matriculado'
import { answerTo, debit } from './pasos/registro'

test.use({ cuenta: 'contador' })

/** So far ahead that no other test charges anybody who is in debit. */
const MES = monthAt(monthNumber(partsOf(today())) + 10)
const CUAL = { forma: 41, ...MES }

async function closeMonth(token: string): Promise<number> {
  const asked = new URLSearchParams(Object.entries(CUAL).map(([key, value]) => [key, String(value)]))
  const { listas } = await get<{ listas: object[] }>(`/ronda/contar?${asked.toString()}`, token)
  const { datos } = await post('/ronda/cerrar', { ...CUAL, ...listas[0] }, token)
  return (datos as { id: number }).id
}

test('a closed round is told, and what the bank rejects is seen to: why, what to do, and leaving', async ({
  page,
  token,
}) => {
  const [ana, eva] = [await createMember(token), await createMember(token)] as [Alta, Alta]
  for (const { id } of [ana, eva]) await debit(id, { entidad: '321' }, MES)
  const rondaID = await closeMonth(token)
  await page.goto(`/debitoAutomatico/rondas/${rondaID}`)
  const card = page.getByRole('region', { name: 'El débito cerrado' })
  await expect(card).toContainText(/Avise hasta el .* 7 días antes. Avisados: 0 de 2/)
  await card.getByRole('button', { name: 'Avisar a los matriculados' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Mail' })).toBeChecked()
  await expect(dialog.getByRole('list', { name: 'Destinatarios' })).toContainText(ana.apellido)
  await expect(dialog.getByRole('group', { name: /^Mensaje para/ })).toBeVisible()
  await dialog.getByRole('button', { name: /^Enviar/ }).click()
  await expect(page).toHaveURL(/\/mensajes/)
  await expect(page.getByRole('row').filter({ hasText: ana.apellido })).toBeVisible()
  await page.goto(`/debitoAutomatico/rondas/${rondaID}`)
  await expect(card).toContainText('Avisados: 2 de 2')

  await post('/ronda/enviar', { rondaID }, token)
  const archivo = await answerTo(rondaID, 'CA', [
    { matriculadoID: ana.id, texto: 'Cuentas sin saldo' },
    { matriculadoID: eva.id, importe: 150_000n },
  ])
  const read = await upload('/rendicion/leer', { rondaID: String(rondaID), clase: 'CA' }, archivo, token)
  await post('/rendicion/aplicar', { rendicionID: (read.datos as { id: number }).id }, token)
  const state = async () =>
    (await get<{ estado: string }>(`/ronda/traerDatos?rondaID=${rondaID}`, token)).estado
  await expect.poll(state).toBe('rendida')

  await page.goto(`/debitoAutomatico/rondas/${rondaID}`)
  await expect(page.getByRole('row').filter({ hasText: eva.apellido })).toContainText('Cobrado')
  await card.getByRole('link', { name: 'Ver los rechazados de este débito' }).click()
  await expect(page).toHaveURL(`/debitoAutomatico/rechazos?forma=41&mes=${textOfMes(MES)}`)
  const row = page.getByRole('row').filter({ hasText: ana.apellido })
  await expect(row).toContainText('No hubo dinero en la cuenta en todo el mes (-4)')
  await expect(row).toContainText('se puede volver a debitar')
  await expect(page.getByRole('row').filter({ hasText: eva.apellido })).toHaveCount(0)
  await expectAccessibleInBoth(page, 0)

  await row.getByRole('button', { name: /^Dar de baja a/ }).click()
  await page.getByRole('button', { name: 'Si', exact: true }).click()
  await expect(page.getByText('Dado de Baja Exitosamente').first()).toBeVisible()
  await expect(row).toBeVisible()
  await expect(row.getByRole('button', { name: /^Dar de baja a/ })).toHaveCount(0)
  await page.goto(`/gestionDebitosAutomaticos/${ana.id}`)
  await expect(page.getByRole('table', { name: 'Sus últimos débitos' })).toContainText('Rechazado')
  await expect(page.getByText(/^1 rechazo: No hubo dinero/)).toBeVisible()
})
