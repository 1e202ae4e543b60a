import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

const COMMA = ','

/**
 * Splits 'Apellido, Nombre' (decision 22). Without a comma it must begin with the present surname; otherwise
 * undefined.
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
