import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CertificadoForm } from '@/components/catalogos/tipo-certificado/certificado-form'
import { answerCalls, draw } from '@/components/prueba/draw'

const body = page.getByRole('textbox', { name: 'Cuerpo' })
const sheet = page.getByRole('region', { name: 'Hoja del certificado' })
const save = () => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const GUARDADO = 'Se modificó la el Tipo de Certificado correctamente'
const TOLD = 'De lo pegado no se conservó:'

/** The form of a row with this body; answers what each save sent, as it comes. */
async function open(cuerpo: string): Promise<Readonly<Record<string, unknown>>[]> {
  const sent: Record<string, unknown>[] = []
  answerCalls((_path, _url, _signal, entrada) => {
    sent.push(entrada as Record<string, unknown>)
    return null
  })
  const fila = { id: 5, version: 1, nombre: 'Constancia', cuerpo }
  draw(
    <CertificadoForm
      noun="tipo_certificado"
      fila={fila}
      ampliado={false}
      elegibles={{ opciones: {}, sinOpciones: {} }}
    />,
    { at: '/tipoCertificado/5' },
  )
  await expect.element(body).toBeVisible()
  return sent
}

/** Writes at the end of the body. */
async function write(text: string): Promise<void> {
  await body.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${text}`)
}

test('an old body that is not touched is not rewritten', async () => {
  const viejo = '<P align="center">Viejo <b>texto</b>\n  en <i>otro</i> dialecto<br></P>'
  const sent = await open(viejo)
  await expect.element(body).toHaveTextContent('Viejo texto en otro dialecto')
  // What is typed and taken back is no change either.
  await write('x{Backspace}')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Renombrado')
  await save()
  await expect.element(page.getByText(GUARDADO)).toBeVisible()
  expect(sent).toMatchObject([{ nombre: 'Renombrado', cuerpo: viejo }])
})

test('formatting that would be lost is told, and the old body can be kept or given up', async () => {
  const conCita = '<blockquote>uno</blockquote><p style="color: red">rojo</p>'
  const sent = await open(conCita)
  await expect.element(page.getByText('formato que el editor no conserva: Citas, Colores.')).toBeVisible()
  await write(' y más')
  const question = page.getByRole('alertdialog')
  await save()
  await expect.element(question).toHaveTextContent('Se pierde: Citas, Colores.')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  expect(sent).toEqual([])
  await save()
  await question.getByRole('button', { name: 'Dejar el cuerpo anterior' }).click()
  await expect.poll(() => sent).toMatchObject([{ cuerpo: conCita }])
})

test('what would be lost is given up by who says so', async () => {
  const sent = await open('<blockquote>uno</blockquote><p style="color: red">rojo</p>')
  await write(' y más')
  await save()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Guardar el nuevo' }).click()
  await expect.poll(() => sent).toMatchObject([{ cuerpo: '<p>uno</p><p>rojo y más</p>' }])
})

test('what an editor cannot take of a pasted text is told', async () => {
  await open('')
  const paste = (type: string, text: string) => {
    const clipboardData = new DataTransfer()
    if (type.startsWith('image/')) clipboardData.items.add(new File([text], 'sello.png', { type }))
    else clipboardData.setData(type, text)
    body
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  const told = page.getByText(TOLD)
  paste('text/html', '<meta charset="utf-8"><p style="color: #000">Consta <b>que</b></p>')
  await expect.element(body).toHaveTextContent('Consta que')
  expect(told.elements()).toEqual([])
  paste('text/html', '<table><tr><td style="color: red"> sí<img src="x"></td></tr></table>')
  await expect.element(told).toHaveTextContent('De lo pegado no se conservó: Colores, Imágenes.')
  await expect.element(body.getByRole('cell', { name: 'sí' })).toBeVisible()
  // It tells of something, it warns of nothing.
  expect(told.element().closest('[role=alert], [class*=destructive]')).toBeNull()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect.element(told).not.toBeInTheDocument()
  paste('image/png', 'x')
  await expect.element(told).toHaveTextContent('De lo pegado no se conservó: Imágenes.')
})

test('a misspelt marker and a cut one are pointed out and put right', async () => {
  await open('<p>##NOMBRE## y ##DNI_<strong>MATRICULADO##</strong></p>')
  await expect.element(page.getByText('Hay 2 marcadores que no se van a reemplazar:')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar por ##NOMBRE_MATRICULADO##' }).click()
  await page.getByRole('button', { name: 'Unificar su formato' }).click()
  await expect.element(page.getByText(/no se van? a reemplazar/)).not.toBeInTheDocument()
  await expect.element(sheet).toHaveTextContent('Pérez María Inés y 20111222')
})
