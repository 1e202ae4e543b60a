import { expect, test, vi } from 'vitest'
import { makeBorradores } from '@/components/tesoreria/precio/drafts'
import { centavos } from '@/domain/dinero'

const base = { id: 1, nombre: 'x', descripcion: null, monto: centavos(100n) }

test('what is typed is kept by row, counted until it is saved, and told to who listens', () => {
  const borradores = makeBorradores()
  const heard = vi.fn()
  const leave = borradores.subscribe(heard)
  borradores.set(1, { base, monto: centavos(200n) })
  borradores.set(2, { base, monto: 'nada' })
  expect(borradores.de(1)?.monto).toBe(200n)
  expect(borradores.sinGuardar()).toBe(2)
  borradores.set(1, { base, monto: centavos(200n), guardado: true })
  expect(borradores.de(1)).toBeDefined()
  expect(borradores.sinGuardar()).toBe(1)
  borradores.set(2, undefined)
  expect(borradores.de(2)).toBeUndefined()
  expect(borradores.sinGuardar()).toBe(0)
  expect(heard).toHaveBeenCalledTimes(4)
  leave()
  borradores.set(3, { base, monto: undefined })
  expect(heard).toHaveBeenCalledTimes(4)
})
