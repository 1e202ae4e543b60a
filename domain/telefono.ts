import { cut, isEmail, onlyDigits } from '@/domain/texto'

/** A number for chats: digits alone, country first; or the reason why there is none. */
export type NumeroWhatsapp = { numero: string } | { motivo: string }

const PAIS = '54'
const MOVIL = '9'
const LARGO = 10
const SIN_TELEFONO = 'No tiene teléfono'
const SIN_AREA = 'Sin área'

/**
 * The Whatsapp number (54 9 area number) of a typed telephone, without 0 and 15; the first that serves. `area`
 * completes a number without its own. Where `area` is '', such a number opens no chat, since another province's area
 * would reach a stranger.
 */
export function readWhatsapp(typed: string | null | undefined, area: string): NumeroWhatsapp {
  const text = (typed ?? '').trim()
  if (text === '') return { motivo: SIN_TELEFONO }
  const parts = partsOf(text)
  const numero = parts.map((part) => numberOf(part, area)).find((number) => number !== undefined)
  if (!numero && area === '' && parts.some(isLocal)) return { motivo: SIN_AREA }
  return numero ? { numero } : { motivo: `El teléfono «${cut(text, 60)}» no sirve para Whatsapp` }
}

const partsOf = (text: string): string[] => text.split(/[/;,|]|\s+[oy-]\s+/i).map((part) => part.trim())

/** A part of a typed telephone, and the links to it where its number can be read surely. */
export interface ParteDeTelefono {
  texto: string
  llamar?: string
  chat?: string
}

/**
 * The numbers of a typed telephone, each as it was typed; `area` as in `readWhatsapp`. What is no number stays
 * without links, and an empty value has no part.
 */
export function linksOfTelefono(typed: unknown, area: string): ParteDeTelefono[] {
  const text = typeof typed === 'string' || typeof typed === 'number' ? String(typed).trim() : ''
  return partsOf(text).flatMap((texto) => {
    if (texto === '') return []
    const numero = numberOf(texto, area)
    return [{ texto, ...(numero && { llamar: dialOf(texto, numero), chat: `https://wa.me/${numero}` }) }]
  })
}

/** A mobile is dialled with its 9; what may be a landline as within the country, since with a 9 it would not ring. */
function dialOf(typed: string, numero: string): string {
  const digits = onlyDigits(typed).replace(/^00/, '')
  const own = withoutCountry(digits).replace(/^0/, '')
  const isMobile =
    !numero.startsWith(PAIS) ||
    digits.startsWith(PAIS + MOVIL) ||
    own.startsWith('15') ||
    own.length === LARGO + 2
  return isMobile ? `tel:+${numero}` : `tel:0${numero.slice((PAIS + MOVIL).length)}`
}

/** The address that writes to a mail, or undefined for what is no mail. */
export const linkOfMail = (typed: unknown): string | undefined => {
  const text = typeof typed === 'string' ? typed.trim() : ''
  return isEmail(text) ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : undefined
}

/** A number as it is dialled within its own area. */
const isLocal = (typed: string): boolean => /^(?:15\d{6,8}|[2-9]\d{5,7})$/.test(onlyDigits(typed))

function numberOf(typed: string, area: string): string | undefined {
  const digits = onlyDigits(typed).replace(/^00/, '')
  if (typed.startsWith('+') && !digits.startsWith(PAIS))
    return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined
  const local = withoutMobilePrefix(withoutCountry(digits).replace(/^0/, ''), area)
  return /^(?:11|[23]\d)\d+$/.test(local) && local.length === LARGO ? PAIS + MOVIL + local : undefined
}

/** Takes '54' or '549' off a number that is whole without it. */
function withoutCountry(digits: string): string {
  if (!digits.startsWith(PAIS) || digits.length < PAIS.length + LARGO) return digits
  const rest = digits.slice(PAIS.length)
  return rest.startsWith(MOVIL) && rest.length > LARGO ? rest.slice(MOVIL.length) : rest
}

/** Takes out the 15 between area and number, and completes a bare number with `area`. */
function withoutMobilePrefix(digits: string, area: string): string {
  if (digits.length === LARGO + 2) {
    const lengths = digits.startsWith('11') ? [2] : [3, 4]
    const length = lengths.find((one) => digits.slice(one, one + 2) === '15')
    return length ? digits.slice(0, length) + digits.slice(length + 2) : digits
  }
  const own = LARGO - area.length
  if (digits.length === own + 2 && digits.startsWith('15')) return area + digits.slice(2)
  return digits.length === own ? area + digits : digits
}

/** The address of a chat in which the text is written but not sent. */
export const whatsappLink = (numero: string, texto: string): string =>
  `https://wa.me/${numero}?text=${encodeURIComponent(texto)}`
