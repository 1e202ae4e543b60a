import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where dialogs are about members: the halls in which something is made for one. */
const HALLS = ['padron', 'tesoreria', 'seguros', 'credenciales', 'debitos', 'avisos']

const DIALOG = /<(?:Money|Add|Reason|Confirm)Dialog\b|<(?:Paper)?DialogContent\b|<PapelDialog\b/u
/** His name and state, those of the many who were chosen, or what a caller gives as such. */
const HEAD = /<ForMatriculado\b|<MatriculadoWords\b|<ForChosen\b|useActFor\(|\bdescription=\{head\}/u

/** Dialogs that make nothing for a member, or nothing that his state could stand against. */
const WITHOUT: Readonly<Record<string, string>> = {
  'padron/alta/save-dialog.tsx': 'he is not in the register yet',
  'padron/control/good-dialog.tsx': 'a finding is told to be right, and nothing is made',
  'padron/refeps/decide-dialog.tsx': 'what two registers say is decided, and nothing is made for him',
  'padron/ficha/edit-dialog.tsx': 'what stands in the record is corrected, under its own head',
  'padron/ficha/hospital-dialog.tsx': 'what stands in the record is corrected, under its own head',
  'padron/ficha/section-dialog.tsx': 'what stands in the record is corrected, under its own head',
  'tesoreria/caja/cash-count.tsx': 'the cash is nobody’s',
  'tesoreria/caja/count-dialog.tsx': 'the cash is nobody’s',
  'tesoreria/carga/undo-dialog.tsx': 'what was made for many is taken back, whatever became of them',
  'tesoreria/cuota/generate-button.tsx': 'the monthly run chooses by state itself',
  'tesoreria/cuota/undo-dialog.tsx': 'what was made for many is taken back, whatever became of them',
  'tesoreria/en-linea/end-online.tsx': 'the payment is let go or explained, and nothing is made',
  'tesoreria/en-linea/pay-own-dialog.tsx': 'the doctor pays for himself',
  'tesoreria/pago-anual/annual-form.tsx': 'it only tells of an act that had no answer',
  'tesoreria/plan-pagos/plan-dialog.tsx': 'a plan is looked at, by the doctor too',
  'credenciales/adjunto/adjunto-viewer.tsx': 'a file is looked at',
  'credenciales/numeracion/numeracion-dialog.tsx': 'the numbers of a kind of paper',
  'credenciales/papel/papel-dialog.tsx': 'the frame; who uses it gives the head',
  'debitos/adhesion/cbu-help.tsx': 'it explains',
  'debitos/ajuste/collect-dialog.tsx': 'a setting',
  'debitos/rendicion/undo-rendicion-dialog.tsx': 'a whole report',
  'debitos/ronda/close-dialog.tsx': 'a whole round, which tells apart who changed',
  'debitos/ronda/sent-dialog.tsx': 'a whole round, which tells apart who changed',
  'avisos/mensaje/mensaje-dialog.tsx': 'a message is looked at',
  'avisos/recordatorio/saving-dialog.tsx': 'a setting',
  'avisos/seleccion/export-dialog.tsx': 'the sheet has a column of states',
}

const filesOf = (hall: string): string[] =>
  readdirSync(`components/${hall}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${hall}/${file}`)

test('a dialog that makes something for a member shows his state at its head', () => {
  const dialogs = HALLS.flatMap(filesOf)
    .map((file) => ({ file, text: readFileSync(`components/${file}`, 'utf8') }))
    .filter(({ text }) => DIALOG.test(text))
  const bare = dialogs.filter(({ text }) => !HEAD.test(text)).map(({ file }) => file)
  expect(bare.toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})
