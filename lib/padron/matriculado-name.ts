import type { LeidoEn } from '@/lib/llamada/call-paths'
import { escrito } from '@/lib/ortografia/escrito'

type Personales = { apellidoNombre?: string | null; apellido?: string | null }

/** 'Paz Ruiz, Ana', as lists write it, where the server tells which is the surname; as it came where it does not. */
export function listedName(personales: Personales | null | undefined): string {
  const { apellidoNombre, apellido } = personales ?? {}
  if (!apellidoNombre) return ''
  const knows = apellido && apellidoNombre.startsWith(`${apellido} `)
  return knows ? `${apellido}, ${apellidoNombre.slice(apellido.length + 1)}` : apellidoNombre
}

type Basicos = LeidoEn<'/matriculado/traerDatosBasicos'>

/** For papers, as the server tells it. Some servers fill only one of the two names. Empty when there is neither. */
export const paperNameOf = (basicos: Basicos | undefined): string =>
  basicos?.nombre || basicos?.datosPersonales?.apellidoNombre || ''

/** For screens. Empty when there is none. */
export const nameOf = (basicos: Basicos | undefined): string =>
  listedName({ ...basicos?.datosPersonales, apellidoNombre: paperNameOf(basicos) })

/** Undefined when it is not known who the member is: nothing is done to the account of nobody. */
export const knownMatriculado = (result: { ok: true; datos: Basicos } | { ok: false }): Basicos | undefined =>
  result.ok && (nameOf(result.datos) || result.datos.matricula) ? result.datos : undefined

type Quien = { nombre: string; matricula: number | null | undefined }

/** Number and name on one line; the dot never begins a line. */
export const headingFor = ({ nombre, matricula }: Quien): string =>
  `${escrito('Matricula')}\u00a0${matricula ?? '—'}\u00a0· ${nombre || 'Matriculado sin nombre'}`

export const headingOf = (basicos: Basicos): string =>
  headingFor({ nombre: nameOf(basicos), matricula: basicos.matricula })
