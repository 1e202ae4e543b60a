import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

/** How a member is called: some servers fill one of the two names alone (S2 3). Empty when neither. */
export const nameOf = (basicos: LeidoEn<'/matriculado/traerDatosBasicos'> | undefined): string =>
  basicos?.nombre || basicos?.datosPersonales?.apellidoNombre || ''

type Basicos = LeidoEn<'/matriculado/traerDatosBasicos'>

/** The member, if what was read tells who he is: nothing is done to the account of nobody. */
export const knownMember = (result: { ok: true; datos: Basicos } | { ok: false }): Basicos | undefined =>
  result.ok && (nameOf(result.datos) || result.datos.matricula) ? result.datos : undefined

/** Number and name on one line, wherever it must be known whose money it is; the dot never begins a line. */
export const headingOf = (basicos: Basicos): string =>
  `Matricula\u00a0${basicos.matricula ?? '—'}\u00a0· ${nameOf(basicos) || 'Matriculado sin nombre'}`
