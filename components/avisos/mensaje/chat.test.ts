import { expect, test } from 'vitest'
import { chatOf } from '@/components/avisos/mensaje/chat'
import { MAIL, WHATSAPP } from '@/domain/mensaje'

const mensaje = {
  medio: WHATSAPP,
  estado: 'pendiente',
  destino: '5493854123456',
  texto: 'Hola Ñandú: debe $ 1,50',
} as const

test.each(['enlaces', 'api'] as const)('of a real register (%s) each message has its chat', (chats) => {
  const link = 'https://wa.me/5493854123456?text=Hola%20%C3%91and%C3%BA%3A%20debe%20%24%201%2C50'
  expect(chatOf(mensaje, chats)).toEqual({ link })
  expect(chatOf({ ...mensaje, estado: 'abierto' }, chats)).toEqual({ link })
})

test('a demonstration offers it without a link: an invented number may be somebody’s', () => {
  expect(chatOf(mensaje, 'demostracion')).toEqual({})
})

test('what left, has no number, is no chat or comes from nobody knows where offers none', () => {
  expect(chatOf({ ...mensaje, estado: 'omitido' }, 'enlaces')).toBeNull()
  expect(chatOf({ ...mensaje, destino: null }, 'enlaces')).toBeNull()
  expect(chatOf({ ...mensaje, medio: MAIL }, 'enlaces')).toBeNull()
  expect(chatOf(mensaje, undefined)).toBeNull()
})
