import { expect, test } from 'vitest'
import { readPedido, toPropuesta } from '@/components/tesoreria/precio/propuesta'
import type { FilaPrecio } from '@/components/tesoreria/precio/precio-row'

const precios = [2025, 2026].map((anio): FilaPrecio => ({
  id: anio,
  nombre: 'x',
  descripcion: null,
  monto: null,
  anio,
}))

test('without more said, the year after the last one, in whole pesos, by no percentage yet', () => {
  const pedido = { anio: 2027, desde: 2026, porcentaje: '', redondeo: 100 }
  expect(readPedido({}, precios)).toEqual(pedido)
  expect(readPedido({ anio: 'x', desde: '1990', redondeo: '7' }, precios)).toEqual(pedido)
  expect(toPropuesta(pedido)).toBeUndefined()
})

test('what the address says is taken, the percentage as it is typed here', () => {
  const pedido = readPedido({ anio: '2028', desde: '2025', porcentaje: '12,5', redondeo: '10000' }, precios)
  expect(pedido).toEqual({ anio: 2028, desde: 2025, porcentaje: '12,5', redondeo: 10_000 })
  expect(pedido && toPropuesta(pedido)).toEqual({
    anio: 2028,
    desde: 2025,
    porcentaje: 1250,
    redondeo: 10_000,
  })
})

test('with no price there is nothing to begin with', () => expect(readPedido({}, [])).toBeUndefined())
