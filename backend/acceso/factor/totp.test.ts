import { expect, test } from 'vitest'
import { enrolment, stepOf } from '@/backend/acceso/factor/totp'

const SECRETO = Buffer.from('12345678901234567890')
const at = (segundos: number): Date => new Date(segundos * 1_000)

/** RFC 6238, appendix B, of whose codes an application shows the last six digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at %i seconds the code is %s, and the half minutes beside count too', (segundos, codigo) => {
  const paso = Math.floor(segundos / 30)
  for (const late of [-30, 0, 30]) expect(stepOf(SECRETO, codigo, at(segundos + late))).toBe(paso)
  for (const late of [-60, 60]) expect(stepOf(SECRETO, codigo, at(segundos + late))).toBeNull()
  expect(stepOf(SECRETO, codigo.slice(1), at(segundos))).toBeNull()
  expect(stepOf(Buffer.from('otro secreto de 20 b'), codigo, at(segundos))).toBeNull()
})

test('the camera reads who asks, whose it is and the letters that are typed by hand', () => {
  const { uri, letras } = enrolment('Padrón & Cía', 'ana maría', SECRETO)
  expect(letras).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const read = new URL(uri)
  expect(decodeURIComponent(`${read.host}${read.pathname}`)).toBe('totp/Padrón & Cía:ana maría')
  expect(Object.fromEntries(read.searchParams)).toEqual({
    issuer: 'Padrón & Cía',
    secret: letras,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
