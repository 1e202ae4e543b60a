import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

const COMMA = ','

/**
 * 'Apellido, Nombre' in its two parts (decision 22). Without a comma only when it begins with the present surname,
 * accents and case aside, so that adding a second given name needs none. undefined when it cannot be told.
 */
export function splitNombre(
  typed: string,
  apellidoActual: string,
): { apellido: string; nombre: string } | undefined {
  const [before = '', after, ...more] = typed.split(COMMA)
  if (more.length > 0) return undefined
  if (after !== undefined) return bothOf(before, after)
  const words = oneLine(typed).split(' ')
  const count = oneLine(apellidoActual).split(' ').length
  const apellido = words.slice(0, count).join(' ')
  if (plegar(apellido) !== plegar(apellidoActual)) return undefined
  return bothOf(apellido, words.slice(count).join(' '))
}

function bothOf(apellido: string, nombre: string): { apellido: string; nombre: string } | undefined {
  if (plegar(apellido) === '' || plegar(nombre) === '') return undefined
  return { apellido: oneLine(apellido), nombre: oneLine(nombre) }
}
