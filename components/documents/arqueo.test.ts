import { renderToBuffer } from '@react-pdf/renderer'
import { beforeAll, expect, test } from 'vitest'
import type { ArqueoDatos } from '@/components/documents/arqueo'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { centavos } from '@/domain/dinero'
import { readPaper } from '@/e2e/pasos/papel'

const datos: ArqueoDatos = {
  ...{ consejo: 'Consejo de Médicos', consejoLineas: [], verificacion: 'https://x.example/verificar' },
  ...{ fecha: '2026-11-26', caja: 'Nélida Prueba', ultimo: '2026-11-25', valores: [1000], impedimento: null },
  ...{ fondo: centavos(250_000n), sinContar: centavos(0n), efectivo: centavos(1_850_000n) },
  ...{
    esperado: centavos(2_100_000n),
    billetes: [{ valor: 1000, cantidad: 20 }],
    monedas: centavos(99_900n),
  },
  ...{ contado: centavos(2_099_900n), diferencia: centavos(-100n), queda: centavos(150_000n) },
  ...{ motivo: 'Vuelto mal dado', cuando: '2026-11-26T21:00:00Z', quien: 'Hernán Paz' },
}
const read = async (other: Partial<ArqueoDatos> = {}) =>
  readPaper(await renderToBuffer(compose({ tipo: 'arqueo', datos: { ...datos, ...other } }).pages)).map(
    (page) => page.map(({ texto }) => texto.replace(/\s+/g, ' ').trim()).filter(Boolean),
  )

beforeAll(() => registerFuente('public'))

test('it says what was expected, counted, missing and why, what stays, and has room for both signatures', async () => {
  const [page = [], ...rest] = await read()
  expect(rest).toEqual([])
  const text = page.join(' ')
  for (const part of [
    'Arqueo de caja',
    'Nélida Prueba',
    'Hernán Paz',
    'Fondo que quedó el 25/11/2026',
    '$ 21.000,00',
  ])
    expect(text).toContain(part)
  for (const part of [
    '$ 20.999,00',
    'Vuelto mal dado',
    'Se entrega',
    '$ 19.499,00',
    'Firma y aclaración de quien entrega',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Efectivo de días sin contar')
  expect((await read({ sinContar: centavos(500n) }))[0]?.join(' ')).toContain('Efectivo de días sin contar')
})

test('a long reason and a long name keep the signatures on a page with something to sign', async () => {
  const pages = await read({ motivo: 'x '.repeat(500), caja: 'n'.repeat(200) })
  expect(pages.at(-1)?.join(' ')).toContain('Diferencia')
})
