import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSigned, signAviso } from '@/backend/tesoreria/en-linea/firma'

const SECRETO = 'a1b2c3'
const NOW = Date.UTC(2026, 10, 21, 12)
const aviso = { dataID: '123456', requestID: 'b2c3' }

/** As the vendor's page writes it, made here without the code under test. */
const vendor = (text: string, ts: number | string): string =>
  `ts=${ts},v1=${createHmac('sha256', SECRETO).update(text).digest('hex')}`

test('a notice signed with the secret is the provider’s, with its time in seconds or in milliseconds', () => {
  for (const ts of [NOW, Math.floor(NOW / 1000)]) {
    const firma = vendor(`id:123456;request-id:b2c3;ts:${ts};`, ts)
    expect(isSigned(SECRETO, { ...aviso, firma }, NOW)).toBe(true)
  }
  expect(isSigned(SECRETO, { ...aviso, firma: signAviso(SECRETO, aviso, NOW) }, NOW)).toBe(true)
})

test('a part that did not come is left out of what is signed', () => {
  expect(
    isSigned(SECRETO, { dataID: '1', requestID: null, firma: vendor(`id:1;ts:${NOW};`, NOW) }, NOW),
  ).toBe(true)
})

test.each([
  ['none', null],
  ['empty', ''],
  ['without a mark', `ts=${NOW}`],
  ['of another secret', signAviso('otro', aviso, NOW)],
  ['of another payment', signAviso(SECRETO, { ...aviso, dataID: '999' }, NOW)],
  ['of another request', signAviso(SECRETO, { ...aviso, requestID: 'x' }, NOW)],
  ['with another time', signAviso(SECRETO, aviso, NOW).replace(String(NOW), String(NOW + 1))],
  ['cut short', signAviso(SECRETO, aviso, NOW).slice(0, -2)],
  ['of another season', signAviso(SECRETO, aviso, NOW - 8 * 24 * 3600 * 1000)],
  ['of the future', signAviso(SECRETO, aviso, NOW + 3600 * 1000)],
])('a signature that is %s is not', (_, firma) => {
  expect(isSigned(SECRETO, { ...aviso, firma }, NOW)).toBe(false)
})
