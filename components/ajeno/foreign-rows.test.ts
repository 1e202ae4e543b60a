import { expect, test } from 'vitest'
import { toForeign } from '@/components/ajeno/foreign-rows'
import { centavos } from '@/domain/dinero'

type Ajeno = Parameters<typeof toForeign>[0][number]
const NADA = {
  matriculadoID: undefined,
  nombre: undefined,
  monto: undefined,
  fecha: undefined,
  matricula: undefined,
  dni: undefined,
  telefono: undefined,
  meses: undefined,
} satisfies Partial<Ajeno>
const item = (own: Partial<Ajeno>): Ajeno => ({ ...NADA, ...own })
const pesos = (monto: number) => centavos(BigInt(monto) * 100n)

test('what a member owes in both lists is one row, by name; a month told twice is one', () => {
  const rows = toForeign([
    item({ matriculadoID: 2, nombre: 'Ñáñez Ana', monto: pesos(10), meses: 3 }),
    item({ matriculadoID: 1, nombre: 'Abad Luis', monto: pesos(5) }),
    item({ matriculadoID: 2, nombre: 'Ñáñez Ana', monto: pesos(7), meses: 3, telefono: '385 4123456' }),
  ])
  expect(rows).toMatchObject([
    { id: 1, apellidoNombre: 'Abad Luis', mora: pesos(5), meses: undefined },
    { id: 2, apellidoNombre: 'Ñáñez Ana', mora: pesos(17), meses: 3, telefono: '385 4123456' },
  ])
})

test('the spellings of the member list and of the listing report are read', () => {
  expect(
    toForeign([
      item({ otroID: 1, otroNombre: 'A', deuda: pesos(1) }),
      item({ otroID: 2, apellidoNombre: 'B', mora: pesos(2) }),
    ]),
  ).toMatchObject([
    { id: 1, apellidoNombre: 'A', mora: pesos(1) },
    { id: 2, apellidoNombre: 'B', mora: pesos(2) },
  ])
})

test('rows of nobody are not added up, and a sum with an unknown part is unknown', () => {
  expect(toForeign([item({ monto: pesos(1) }), item({ monto: pesos(2) })])).toHaveLength(2)
  const [one] = toForeign([item({ matriculadoID: 1, monto: pesos(1) }), item({ matriculadoID: 1 })])
  expect(one).toMatchObject({ id: 1, mora: undefined })
})
