import { cut, onlyDigits } from '@/domain/texto'

/** A number that a chat can be opened with: digits alone, country first; or why there is none. */
export type NumeroWhatsapp = { numero: string } | { motivo: string }

const PAIS = '54'
const MOVIL = '9'
const LARGO = 10
const SIN_TELEFONO = 'No tiene teléfono'
const SIN_AREA = 'Sin área'

/**
 * The Whatsapp number of what was typed as a telephone: 54 9 area number, without 0 and 15 (real-world.md section 3). Of
 * several, the first that serves. `area` (without 0) completes a number that comes without its own; where it is '' such a one opens no
 * chat: with another province's area it would be a stranger's.
 */
export function readWhatsapp(typed: string | null | undefined, area: string): NumeroWhatsapp {
  const text = (typed ?? '').trim()
  if (text === '') return { motivo: SIN_TELEFONO }
  const parts = text.split(/[/;,|]|\s+[oy-]\s+/i).map((part) => part.trim())
  const numero = parts.map((part) => numberOf(part, area)).find((number) => number !== undefined)
  if (!numero && area === '' && parts.some(isLocal)) return { motivo: SIN_AREA }
  return numero ? { numero } : { motivo: `El teléfono «${cut(text, 60)}» no sirve para Whatsapp` }
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

/** '54…' and '549…' with a whole number behind. */
function withoutCountry(digits: string): string {
  if (!digits.startsWith(PAIS) || digits.length < PAIS.length + LARGO) return digits
  const rest = digits.slice(PAIS.length)
  return rest.startsWith(MOVIL) && rest.length > LARGO ? rest.slice(MOVIL.length) : rest
}

/** Takes out the 15 that is dialled between area and number, and puts the area of the house before a bare number. */
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

/** The address that opens a chat with the text written and not sent. */
export const whatsappLink = (numero: string, texto: string): string =>
  `https://wa.me/${numero}?text=${encodeURIComponent(texto)}`
