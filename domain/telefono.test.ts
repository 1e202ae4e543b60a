import { expect, test } from 'vitest'
import { linkOfMail, linksOfTelefono, readWhatsapp, whatsappLink } from '@/domain/telefono'

test.each([
  ['0385 15 412-3456', '5493854123456'],
  ['3854123456', '5493854123456'],
  ['385 4123456', '5493854123456'],
  ['4123456', '5493854123456'],
  ['15 412 3456', '5493854123456'],
  ['+54 9 385 412-3456', '5493854123456'],
  ['54 385 4123456', '5493854123456'],
  ['0054 9 385 4123456', '5493854123456'],
  ['03854 15 421234', '5493854421234'],
  ['3854 421234', '5493854421234'],
  ['011 15 4123-4567', '5491141234567'],
  ['381 155 123456', '5493815123456'],
  ['no tiene / 385 4123456', '5493854123456'],
  ['(385) 412-3456 o 4220000', '5493854123456'],
  ['+598 99 123 456', '59899123456'],
])('%s', (typed, numero) => {
  expect(readWhatsapp(typed, '385')).toEqual({ numero })
})

test.each(['123', '421234', '0800 555 1234', '9999999999', 'consultar', '+54 12', '1'.repeat(40)])(
  '%s opens no chat, and it is said why',
  (typed) => {
    expect(readWhatsapp(typed, '385')).toEqual({ motivo: `El teléfono «${typed}» no sirve para Whatsapp` })
  },
)

test.each([null, undefined, '', '  '])('%s: there is none', (typed) => {
  expect(readWhatsapp(typed, '385')).toEqual({ motivo: 'No tiene teléfono' })
})

test('an area of four digits completes a number of six', () => {
  expect(readWhatsapp('421234', '3854')).toEqual({ numero: '5493854421234' })
})

test.each(['4123456', '15 412 3456', '15 421234', '4123-4567', 'no tiene / 385-12 / 4123456'])(
  '%s without an area of the house opens no chat: it would be a stranger’s elsewhere',
  (typed) => expect(readWhatsapp(typed, '')).toEqual({ motivo: 'Sin área' }),
)

test.each(['385 4123456', '0385 15 412-3456', '4123456 / 385 4123456'])(
  '%s has its own, and needs none of the house',
  (typed) => expect(readWhatsapp(typed, '')).toEqual({ numero: '5493854123456' }),
)

test('without an area what is no telephone is still told as it was written', () => {
  expect(readWhatsapp('consultar', '')).toEqual({ motivo: 'El teléfono «consultar» no sirve para Whatsapp' })
})

test('the text travels in the link', () => {
  expect(whatsappLink('5493854123456', 'Debe $ 1,50 & más\n¿Sí?')).toBe(
    'https://wa.me/5493854123456?text=Debe%20%24%201%2C50%20%26%20m%C3%A1s%0A%C2%BFS%C3%AD%3F',
  )
})

test('each number of a telephone is linked where it can be read surely, and nothing else is', () => {
  const de = (texto: string, numero: string, llamar = `+${numero}`) => ({
    texto,
    llamar: `tel:${llamar}`,
    chat: `https://wa.me/${numero}`,
  })
  expect(linksOfTelefono('385 4123456 / 381 155 123456', '')).toEqual([
    de('385 4123456', '5493854123456', '03854123456'),
    de('381 155 123456', '5493815123456'),
  ])
  expect(linksOfTelefono('+54 9 385 4123456 | 15 4123456 | +598 99 123 456', '385')).toEqual([
    de('+54 9 385 4123456', '5493854123456'),
    de('15 4123456', '5493854123456'),
    de('+598 99 123 456', '59899123456'),
  ])
  expect(linksOfTelefono('no tiene / 4123456', '')).toEqual([{ texto: 'no tiene' }, { texto: '4123456' }])
  expect(linksOfTelefono('4123456', '385')).toEqual([de('4123456', '5493854123456', '03854123456')])
  for (const odd of [null, undefined, '', ' / ', {}, []]) expect(linksOfTelefono(odd, '385')).toEqual([])
  for (const odd of ['no tiene', 'javascript:alert(1)', '0800 555 1234'])
    expect(linksOfTelefono(odd, '385')).toEqual([{ texto: odd }])
})

test('a mail is linked whole, and what is no mail is not', () => {
  expect(linkOfMail(' ana+x@correo.example ')).toBe('mailto:ana%2Bx@correo.example')
  expect(linkOfMail('ana?bcc=otra@x.example')).toBe('mailto:ana%3Fbcc%3Dotra@x.example')
  for (const odd of [null, undefined, 7, '', 'no tiene', 'a@x.example, b@x.example', 'javascript:alert(1)'])
    expect(linkOfMail(odd)).toBeUndefined()
})
