import { expect, test } from 'vitest'
import { base32, codeAt, stepAt, stepsAround, uriOf } from '@/backend/acceso/factor/totp'

const SECRETO = Buffer.from('12345678901234567890')

/** RFC 6238, appendix B. */
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds the code is %s', (segundos, codigo) => {
  const paso = stepAt(new Date(segundos * 1_000))
  expect(codeAt(SECRETO, paso, 8)).toBe(codigo)
  expect(codeAt(SECRETO, paso)).toBe(codigo.slice(2))
})

test('the half minutes beside count too', () => {
  expect(stepsAround(new Date(59_000))).toEqual([1, 0, 2])
})

/** RFC 4648, section 10. */
test.each([
  ['f', 'MY'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test('the address names who asks and whose it is, whatever is in the names', () => {
  expect(uriOf('Padrón & Cía', 'ana maría', 'MZXW6')).toBe(
    'otpauth://totp/Padr%C3%B3n%20%26%20C%C3%ADa:ana%20mar%C3%ADa?secret=MZXW6&issuer=Padr%C3%B3n+%26+C%C3%ADa',
  )
})
