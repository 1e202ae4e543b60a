import type { LeidoEn } from '@/lib/llamada/call-paths'

/** Some servers fill only one of the two names. Empty when there is neither. */
export const nameOf = (basicos: LeidoEn<'/matriculado/traerDatosBasicos'> | undefined): string =>
  basicos?.nombre || basicos?.datosPersonales?.apellidoNombre || ''

type Basicos = LeidoEn<'/matriculado/traerDatosBasicos'>

/** Undefined when it is not known who the member is: nothing is done to the account of nobody. */
export const knownMember = (result: { ok: true; datos: Basicos } | { ok: false }): Basicos | undefined =>
  result.ok && (nameOf(result.datos) || result.datos.matricula) ? result.datos : undefined

/** Number and name on one line; the dot never begins a line. */
export const headingOf = (basicos: Basicos): string =>
  `Matricula\u00a0${basicos.matricula ?? '—'}\u00a0· ${nameOf(basicos) || 'Matriculado sin nombre'}`
