// The pictures of the chapter on the automatic debit, taken by docs/capturas.mjs as the accountant.

export async function shootDebits(page, shot) {
  await page.goto('/utilidades/generarArchivoBSE')
  await page.getByRole('table', { name: 'Ensayo del débito' }).waitFor()
  await shot('debito-del-mes')
  await page.getByRole('button', { name: 'Cerrar el débito' }).click()
  // So many are closed by typing their count.
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: /^Cerrar \d/ })
  const count = (await yes.textContent())?.match(/\d+/)?.[0] ?? ''
  await dialog.getByLabel('Cantidad de débitos').fill(count)
  await yes.click()
  const closed = page.getByRole('region', { name: 'El débito cerrado' })
  await closed.waitFor()
  await page.getByText('Se cerró el débito').first().waitFor({ state: 'hidden' })
  await shot('debito-cerrado')
  // Other pictures collect what it holds.
  await closed.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Solo para la captura')
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer el débito' }).click()
  await page.getByRole('button', { name: 'Cerrar el débito' }).waitFor()
}
