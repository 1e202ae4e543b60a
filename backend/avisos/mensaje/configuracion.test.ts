import { expect, test } from 'vitest'
import { configuracion } from '@/backend/avisos/mensaje/configuracion'

const REMITENTE = { CORREO_REMITENTE: 'Consejo de Médicos <tesoreria@consejo.example>' }
const read = (SMTP_URL: string) => configuracion({ NODE_ENV: 'test', ...REMITENTE, SMTP_URL })

test.each([
  'smtp://usuario:clave@smtp.consejo.example:587',
  'smtps://usuario%40consejo.example:50%25&$;(1)@smtp.consejo.example',
  'smtp://127.0.0.1:25',
  'smtp://[::1]:25/',
])('mail leaves through %s', (url) => {
  expect(read(url).correo).toEqual({ url, remitente: REMITENTE.CORREO_REMITENTE })
})

test.each([
  ['a plain % in the password', 'smtp://usuario:50%de@smtp.consejo.example'],
  ['a plain % in the user', 'smtp://100%:41Zq@smtp.consejo.example'],
  ['a % of another alphabet', 'smtp://usuario:%F1@smtp.consejo.example'],
  ['a plain # after digits', 'smtp://usuario:12#a@smtp.consejo.example'],
  ['a plain / after digits', 'smtp://usuario:12/a@smtp.consejo.example'],
  ['a plain / after letters', 'smtp://usuario:a/b@smtp.consejo.example'],
])('an address with %s is refused by its name, without its secret', (_, url) => {
  const secret = /:([^@]+)@/.exec(url.slice(7))?.[1] ?? ''
  expect(() => read(url)).toThrow(/^SMTP_URL: .*% es %25/)
  expect(() => read(url)).not.toThrow(secret)
})

test.each(['https://smtp.consejo.example', 'smtp.consejo.example', 'smtp://', 'smtp:usuario'])(
  'what is no mail server is refused: %s',
  (url) => {
    expect(() => read(url)).toThrow('SMTP_URL: no es una dirección smtp:// o smtps://')
  },
)

test.each([
  ['WHATSAPP_TELEFONO: falta', { WHATSAPP_TOKEN: 'EAAG1' }],
  ['WHATSAPP_TOKEN: falta', { WHATSAPP_TELEFONO: '123456789' }],
  ['WHATSAPP_TOKEN: tiene espacios', { WHATSAPP_TOKEN: 'EAAG1 ', WHATSAPP_TELEFONO: '123456789' }],
  ['WHATSAPP_TOKEN: tiene espacios', { WHATSAPP_TOKEN: 'EAAGñ', WHATSAPP_TELEFONO: '123456789' }],
])('half a service is refused by name: %s', (message, env) => {
  expect(() => configuracion({ NODE_ENV: 'test', ...env })).toThrow(message)
})
