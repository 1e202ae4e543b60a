import { expect, test } from 'vitest'
import { centavos } from '@/domain/dinero'
import { lineRow } from '@/lib/debitos/line-row'

const LINEA = {
  ...{ id: 1, linea: 3, clave: '7', matricula: '1234', matriculadoID: 9, apellidoNombre: 'Pérez Ana' },
  ...{
    pedido: centavos(1_850_000n),
    importe: centavos(1_850_000n),
    cobrado: true,
    fecha: '2026-11-20' as const,
  },
  ...{ codigo: null, texto: '', resultado: 1, pendiente: false, reversa: null, repetida: false },
  ...{ porResolver: null, nroRecibo: 5 },
}
const inWords = (mas: object) => {
  const { codigo, significa, detalle, paso } = lineRow({ ...LINEA, ...mas })
  return [codigo, significa, detalle, paso]
}

test.each([-1, -2, -3])(
  'money that came in with %i says where it is, before and after it is applied',
  (resultado) => {
    const waits = 'Se cobró y no paga nada de lo suyo'
    const at = (porResolver: string | null) => inWords({ resultado, porResolver }).slice(2)
    expect(at(null)).toEqual([waits, 'Al aplicarla queda en Cobros por resolver'])
    expect(at('pendiente')).toEqual([waits, 'Espera en Cobros por resolver'])
    expect(at('acreditado')).toEqual([waits, 'Se acreditó a su favor en Cobros por resolver'])
    expect(at('devuelto')).toEqual([waits, 'Se devolvió en Cobros por resolver'])
  },
)

test('what paid needs nothing, what was refused its remedy, what was told before is not repeated', () => {
  expect(inWords({})).toEqual(['1 Correcto', 'Correcto', undefined, undefined])
  const refused = inWords({ resultado: -4, cobrado: false, texto: 'Cuentas sin saldo' })
  expect(refused.slice(0, 3)).toEqual([
    '-4 Error del banco',
    'Error del banco',
    'No hubo dinero en la cuenta en todo el mes',
  ])
  expect(refused[3]).toEqual(expect.any(String))
  const told = ['Ya estaba en otra rendición', 'Ya estaba en otra rendición', 'No se repite', undefined]
  for (const mas of [{ resultado: -3 }, { resultado: -4, cobrado: false, texto: 'Cuentas sin saldo' }])
    expect(inWords({ ...mas, repetida: true })).toEqual(told)
})
