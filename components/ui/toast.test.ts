import { beforeEach, expect, test, vi } from 'vitest'
import { stayOf, toast, toastStore } from '@/components/ui/toast'

const titles = () => toastStore.get().map((item) => item.title)

beforeEach(() => {
  for (const item of toastStore.get()) toast.close(item.id)
})

test('an error stays until it is closed, the rest goes by itself', () => {
  toast.success('Eliminacion Exitosa')
  toast.info('Se quitaron los filtros')
  toast.error('No se pudo eliminar', 'Tiene cargos')
  expect(toastStore.get().map(stayOf)).toEqual([6_000, 6_000, null])
})

test('an error goes with the notice of what ended well after it: who did that has gone on', () => {
  toast.error('No se pudo editar el campo')
  toast.success('Se cambio la clave correctamente')
  toast.error('No se pudo eliminar')
  expect(toastStore.get().map(stayOf)).toEqual([6_000, 6_000, null])
})

test('the same notice again is told again, not twice', () => {
  const first = toast.error('No se pudo eliminar')
  const second = toast.error('No se pudo eliminar')
  expect(toastStore.get().map((item) => item.id)).toEqual([second])
  expect(first).not.toBe(second)
})

test('trying an act again takes away what was said of it, and of nothing else', () => {
  toast.error('No se pudo realizar el pago', 'ya fue cobrado', '/pago')
  toast.error('No se pudo realizar el pago', 'el recibo ya existe', '/pago')
  toast.error('No se pudo eliminar', 'Tiene cargos', '/banco')
  toast.retry('/pago')
  expect(titles()).toEqual(['No se pudo eliminar'])
})

test('at most four at once: the oldest gives way', () => {
  for (const title of ['1', '2', '3', '4', '5']) toast.info(title)
  expect(titles()).toEqual(['2', '3', '4', '5'])
})

test('whoever listens hears each change, until it stops', () => {
  let heard = 0
  const stop = toastStore.subscribe(() => heard++)
  toast.close(toast.info('x'))
  stop()
  toast.info('y')
  expect(heard).toBe(2)
})

test('what a dialog finds told before it makes room for it, and errors stay', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000)
  toast.success('Se agregó')
  toast.error('No se pudo eliminar')
  now.mockReturnValue(2_500)
  toast.info('Recién dicho')
  toast.makeRoom()
  expect(titles()).toEqual(['No se pudo eliminar', 'Recién dicho'])
  now.mockRestore()
})
