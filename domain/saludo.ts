import { oneLine } from '@/domain/texto'

interface Nombrado {
  apellido: string
  nombre: string
  /** 1 man, 2 woman, as the register has it; null where it does not say. */
  sexo: number | null
}

const TRATOS: Readonly<Record<number, string>> = { 1: 'Estimado Dr.', 2: 'Estimada Dra.' }
const SIN_SEXO = 'Estimado/a Dr/a.'

/** How a letter greets a doctor, without the colon: 'Estimada Dra. María Isabel Álvarez'. */
export const saludoDe = ({ apellido, nombre, sexo }: Nombrado): string =>
  [TRATOS[sexo ?? 0] ?? SIN_SEXO, naturalName(nombre), naturalName(apellido)].filter(Boolean).join(' ')

const PARTICULAS = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'lo',
  'y',
  'e',
  'da',
  'das',
  'do',
  'dos',
  'von',
  'van',
  'der',
  'den',
  'ter',
])

/** Of a junior, behind the names: III stays as it is. */
const ORDINAL = /^(?:i{2,3}|iv|vi{0,3}|ix)$/

/** A name that the register keeps in capitals, as one writes it; any other as it is, on one line. */
export function naturalName(typed: string): string {
  const name = oneLine(typed)
  if (name !== name.toLocaleUpperCase('es') || name === name.toLocaleLowerCase('es')) return name
  const small = name.toLocaleLowerCase('es')
  return small.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    // Between words alone: at the end or before a point it is an initial.
    const linking = !/['’-]/.test(small.charAt(at - 1)) && small.charAt(at + word.length) === ' '
    if (word.length > 1 && at > 0 && ORDINAL.test(word) && at + word.length === small.length)
      return word.toUpperCase()
    return PARTICULAS.has(word) && linking ? word : word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
  })
}
