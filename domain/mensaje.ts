import { type Centavos, formatMoney } from '@/domain/dinero'
import { cut, isEmail } from '@/domain/texto'
import { readWhatsapp } from '@/domain/telefono'

export const WHATSAPP = 1
export const MAIL = 2
export const MEDIOS = { [WHATSAPP]: 'Whatsapp', [MAIL]: 'Mail' } as const
export type Medio = keyof typeof MEDIOS

/**
 * Where a message stands. A 'dudoso' one may have left, and a person decides. Of an 'abierto' one only the chat is
 * known.
 */
export const ESTADOS_MENSAJE = {
  pendiente: 'Pendiente',
  enviando: 'Enviando',
  enviado: 'Enviado',
  abierto: 'Abierto',
  fallado: 'Fallado',
  dudoso: 'Sin confirmar',
  omitido: 'Sin enviar',
  cancelado: 'Cancelado',
  rehusado: 'No lo quiere',
} as const
export type EstadoMensaje = keyof typeof ESTADOS_MENSAJE
export const CLAVES_ESTADO = Object.keys(ESTADOS_MENSAJE) as EstadoMensaje[]

export const MAX_ASUNTO = 150
export const MAX_TEXTO = 2000

/** What every letter may say: the greeting, and how the council signs. */
const COMUNES = ['saludo', 'nombre', 'firma'] as const
/** The placeholders for each person's own data; `pago` tells how to pay. */
export const DATOS_MOROSO = [...COMUNES, 'importe', 'meses', 'pago'] as const
export const DATOS_RECORDATORIO = [...COMUNES, 'importe', 'periodo', 'vencimiento', 'pago'] as const
export const DATOS_VENCIMIENTO = [...COMUNES, 'vencimientos'] as const
export const DATOS_DEBITO = [...COMUNES, 'forma'] as const
export const DATOS_RECHAZO = [...COMUNES, 'importe', 'mes', 'motivo', 'pago'] as const
export const DATOS_AVISO_DE_DEBITO = [...COMUNES, 'importe', 'conceptos', 'forma', 'fecha'] as const
export const DATOS_SELECCION = [...COMUNES, 'matricula', 'dni', 'estado'] as const
export type DatoMensaje = (
  | typeof DATOS_MOROSO
  | typeof DATOS_RECORDATORIO
  | typeof DATOS_VENCIMIENTO
  | typeof DATOS_DEBITO
  | typeof DATOS_RECHAZO
  | typeof DATOS_AVISO_DE_DEBITO
  | typeof DATOS_SELECCION
)[number]

const DATO = /\{\s*([\p{L}_]+)\s*\}/gu

/** Why a text cannot be sent, or null. An unknown placeholder would reach people as it is. */
export function faultOfTexto(texto: string, datos: readonly DatoMensaje[]): string | null {
  if (texto.length > MAX_TEXTO) return `Hasta ${MAX_TEXTO} caracteres: tiene ${texto.length}`
  const wrong = [...texto.matchAll(DATO)].find(([, name = '']) => !isDato(name.toLowerCase(), datos))
  return wrong ? `No se conoce ${wrong[0]}. Puede usar ${datos.map((dato) => `{${dato}}`).join(', ')}.` : null
}

const SIN_DECIR = /\{\s*(?:saludo|firma)\s*\}/giu

/** It is empty, or greets and signs without a word between, as a letter that was begun and sent by one press too many. */
export const saysNothing = (texto: string): boolean => !/[\p{L}\p{N}{]/u.test(texto.replace(SIN_DECIR, ''))

const isDato = (name: string, datos: readonly DatoMensaje[]): name is DatoMensaje =>
  (datos as readonly string[]).includes(name)

/** Fills in the given data and leaves the other placeholders as they were written. */
export const fillTexto = (texto: string, valores: Readonly<Partial<Record<DatoMensaje, string>>>): string =>
  texto.replace(DATO, (whole, name: string) => {
    const key = name.toLowerCase()
    return Object.hasOwn(valores, key) ? (valores[key as DatoMensaje] ?? whole) : whole
  })

/** For whoever writes a text: the placeholders that it may have. */
export const hintOfDatos = (datos: readonly DatoMensaje[]): string =>
  `${datos.map((dato) => `{${dato}}`).join(', ')} se cambian por los datos de cada uno.`

/** For screens: an amount is not parted from its sign at the end of a line. */
export const shownTexto = (texto: string): string => texto.replace(/\$ (?=-?\d)/g, '$\u00a0')

export const countMeses = (meses: number): string => (meses === 1 ? '1 mes' : `${meses} meses`)

export const valoresMoroso = (moroso: { nombre: string; mora: Centavos; meses: number }) => ({
  nombre: moroso.nombre,
  importe: formatMoney(moroso.mora).replace('\u00a0', ' '),
  meses: countMeses(moroso.meses),
})

/** Where a person is written to, or why not. */
export type Destino = { destino: string } | { motivo: string }

/** Why a letter of a clerk goes to no address of his, whatever the record has. */
export const FALLECIO = 'El matriculado falleció'

/** `area` completes a telephone number that lacks its own. */
export function destinoOf(
  medio: Medio,
  persona: { email: string | null; telefono: string | null },
  area: string,
): Destino {
  if (medio === WHATSAPP) {
    const read = readWhatsapp(persona.telefono, area)
    return 'numero' in read ? { destino: read.numero } : read
  }
  const email = (persona.email ?? '').trim()
  if (email === '') return { motivo: 'No tiene correo electrónico' }
  return isEmail(email) ? { destino: email } : { motivo: `El correo «${cut(email, 60)}» no es válido` }
}
