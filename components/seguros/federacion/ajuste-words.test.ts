import { expect, test } from 'vitest'
import {
  chargedWords,
  filesWords,
  inOrder,
  keptWords,
  leadWords,
  signed,
  type Cuota,
} from '@/components/seguros/federacion/ajuste-words'
import { centavos } from '@/domain/dinero'

const cuota = (mes: number, estado: Cuota['estado'], nuevo: bigint | null = 247n): Cuota => ({
  ...{ id: mes, mes, anio: 2026, antes: 'Sin seguro', ahora: 'Con seguro', estado },
  ...{ monto: centavos(185n), nuevo: nuevo === null ? null : centavos(nuevo) },
})

test('how many months would be charged another way, and which', () => {
  expect(leadWords([])).toBe('Ninguna cuota ya generada cambia.')
  expect(leadWords([cuota(1, 'impaga')])).toBe('1 cuota ya generada se cobraría ahora con seguro.')
  expect(leadWords([cuota(1, 'impaga'), cuota(2, 'plan')])).toBe(
    '2 cuotas ya generadas se cobrarían ahora con seguro.',
  )
  expect([cuota(1, 'impaga'), cuota(2, 'tramite')].map(chargedWords)).toEqual([
    'sin seguro',
    'sin seguro, en trámite',
  ])
  expect(
    inOrder([cuota(1, 'pagada'), cuota(2, 'impaga'), cuota(3, 'plan'), cuota(4, 'impaga')]).map(
      ({ mes }) => mes,
    ),
  ).toEqual([2, 4, 1, 3])
  expect([signed(centavos(620_000n)), signed(centavos(-1n)), signed(centavos(0n))]).toEqual([
    '+$\u00a06.200,00',
    '-$\u00a00,01',
    '$\u00a00,00',
  ])
})

test('what stays, why, and what may be done by hand', () => {
  expect(keptWords({ cuotas: [cuota(1, 'impaga')] })).toEqual([])
  expect(keptWords({ cuotas: [cuota(1, 'pagada'), cuota(2, 'pagada')] })).toEqual([
    '2 ya están pagadas: lo cobrado no se cambia. Lo que falta se puede cargar con un concepto.',
  ])
  expect(keptWords({ cuotas: [cuota(1, 'pagada', 100n), cuota(2, 'plan'), cuota(3, 'tramite')] })).toEqual([
    '1 ya está pagada: lo cobrado no se cambia. Para devolver la diferencia se anula el recibo, se edita la cuota y se cobra de nuevo.',
    '1 está en un plan de pagos: queda como está.',
    '1 está en trámite: queda como está.',
  ])
  const falta = 'Falta el precio de la matrícula ACTIVO 2019'
  expect(
    keptWords({ cuotas: [cuota(1, 'pagada', null), cuota(2, 'plan'), cuota(3, 'plan')], sinPrecio: [falta] }),
  ).toEqual([
    '1 ya está pagada: lo cobrado no se cambia.',
    '2 están en un plan de pagos: quedan como están.',
    `${falta}: lo de ese año queda como está.`,
  ])
})

test('months whose files the federation has are named', () => {
  expect(filesWords([])).toBeUndefined()
  expect(filesWords([{ anio: 2026, mes: 10 }])).toBe(
    'El archivo de la federación de Octubre 2026 ya se generó: genérelo de nuevo.',
  )
  expect(
    filesWords([
      { anio: 2026, mes: 9 },
      { anio: 2026, mes: 10 },
    ]),
  ).toBe(
    'Los archivos de la federación de 2 meses, hasta Octubre 2026, ya se generaron: genere de nuevo el último.',
  )
})
