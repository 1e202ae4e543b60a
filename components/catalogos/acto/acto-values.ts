import type { Option } from '@/components/ui/options'
import { type ClaseDeActo, CLASES, CLASES_DE_ACTO, type EstadoDeActo, TEXTOS_DE_ACTO } from '@/domain/acto'

export type Firmante = Option<number>

export type Valores = {
  clase: ClaseDeActo | undefined
  organo: string
  fecha: string | undefined
  asunto: string
  visto: string
  considerando: string
  resuelve: string
  primerFirmanteID: number | undefined
  segundoFirmanteID: number | undefined
}

export const ETIQUETAS = {
  clase: 'Clase',
  organo: 'Órgano',
  fecha: 'Fecha',
  asunto: 'Tema',
  ...TEXTOS_DE_ACTO,
  primerFirmanteID: 'Primer firmante',
  segundoFirmanteID: 'Segundo firmante',
} as const satisfies Record<keyof Valores, string>

export const OPCIONES_DE_CLASE: readonly Option<ClaseDeActo>[] = CLASES.map((id) => ({
  id,
  nombre: CLASES_DE_ACTO[id],
}))

/** An act as what may be done with it needs to know it. */
export type ActoEnCurso = {
  id: number
  clase: ClaseDeActo
  numero: number | null
  anio: number | null
  fecha: string
  estado: EstadoDeActo
  escaneo: string | null
  numera: boolean
  primera: boolean
  version: number
}
