import { describe, expect, test } from 'vitest'
import { keepAtributo } from '@/backend/catalogos/tipo-certificado/permitido'

describe('the closed list', () => {
  test.each([
    ['class', 'ql-align-center otra ql-size-huge', 'ql-align-center ql-size-huge'],
    ['class', 'fixed inset-0', undefined],
    ['style', 'text-align: center; position: fixed; COLOR: Red', 'text-align: center; color: red'],
    ['style', 'background-color: url(http://x)', undefined],
    ['style', 'font-size: 9999px', undefined],
    ['style', 'color: expression(alert(1))', undefined],
    ['onclick', 'alert(1)', undefined],
    ['href', 'javascript:alert(1)', undefined],
    ['colspan', '999', undefined],
  ])('%s="%s"', (nombre, valor, kept) => expect(keepAtributo(nombre, valor)).toBe(kept))
})
