import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Seguro = LeidoEn<'/federacion_matriculado/traerTodos'>[number]

export const extensionOf = ({ ampliacion, ampliacionExtendida }: Seguro): string | undefined =>
  ampliacionExtendida ? 'Ampliación extendida' : ampliacion ? 'Ampliación' : undefined

/** Our own server tells a version of each period, and of one without a type that there is none. */
const isOwn = ({ version }: Seguro): boolean => version !== undefined

/** For a table's cell: of another server it is not known that there is no type. */
export const typeOf = (seguro: Seguro): string => seguro.tipoSeguro ?? (isOwn(seguro) ? 'Sin tipo' : '—')

/** 'Responsabilidad profesional con ampliación', 'Seguro sin tipo'. */
export function nameOf(seguro: Seguro): string {
  const extension = extensionOf(seguro)?.toLowerCase()
  const name = seguro.tipoSeguro ?? (isOwn(seguro) ? 'Seguro sin tipo' : 'El seguro')
  return `${name}${extension ? ` con ${extension}` : ''}`
}

/** 'Responsabilidad profesional desde el 04/05/2020, sin fecha de fin'. */
export const told = (seguro: Seguro): string => {
  const { desde, hasta } = seguro
  const since = desde ? ` desde el ${formatFecha(desde)}` : ''
  return `${nameOf(seguro)}${since}, ${hasta ? `hasta el ${formatFecha(hasta)}` : 'sin fecha de fin'}`
}
