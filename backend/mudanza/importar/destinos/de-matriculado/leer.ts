import type { Contexto, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import type { Dueno } from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import { type Acto, describePermitido, permitido } from '@/domain/acto-por-estado'
import { formatFecha, type Fecha } from '@/domain/fechas'
import type { ListaDeValores } from '@/domain/importar/destinos'
import type { Valores } from '@/domain/importar/resultado'

export const rechazo = (campo: string | null, codigo: string, texto: string): { rechazo: Dicho } => ({
  rechazo: { campo, codigo, texto },
})

export const dayOf = (valores: Valores, campo: string): Fecha | null => {
  const valor = valores[campo]
  return typeof valor === 'string' && valor !== '' ? valor : null
}

export const textOf = (valores: Valores, campo: string): string | null => {
  const valor = valores[campo]
  return valor === null || valor === undefined || valor === '' ? null : String(valor)
}

/** A list's row by the name that a record has of it; null for none. A name that is gone by now is left out and said. */
export function chosenOf(
  { listas }: Contexto,
  valores: Valores,
  campo: string,
  lista: ListaDeValores,
): { id: number | null; avisos: Dicho[] } {
  const nombre = textOf(valores, campo)
  const id = nombre === null ? null : listas[lista]?.get(nombre)
  if (id !== undefined) return { id, avisos: [] }
  return {
    id: null,
    avisos: [
      { campo, codigo: 'valor.desconocido', texto: `«${nombre}» ya no está en la lista. Se carga sin eso` },
    ],
  }
}

/** The same where there must be one. */
export function requiredOf(
  { listas }: Contexto,
  valores: Valores,
  campo: string,
  lista: ListaDeValores,
): number | { rechazo: Dicho } {
  const nombre = textOf(valores, campo)
  const id = nombre === null ? undefined : listas[lista]?.get(nombre)
  return id ?? rechazo(campo, 'valor.desconocido', `«${nombre ?? ''}» ya no está en la lista`)
}

/** Nothing is had before birth. */
export const beforeBirth = (
  { fechaNacimiento }: Dueno,
  campo: string,
  dia: Fecha,
): { rechazo: Dicho } | undefined =>
  fechaNacimiento && dia <= fechaNacimiento
    ? rechazo(campo, 'fecha.orden', `Es anterior a su nacimiento, el ${formatFecha(fechaNacimiento)}`)
    : undefined

/** What goes on today is asked of his state as if it were done by hand; the file is the reason where one is asked for. */
export function againstState(
  { estado, desde }: Dueno,
  acto: Acto,
  goesOn: boolean,
): { rechazo: Dicho } | undefined {
  const member = { estado, desde }
  if (!goesOn || permitido(acto, member) !== 'no') return undefined
  return rechazo(null, 'estado.noPermite', describePermitido(acto, member) ?? '')
}
