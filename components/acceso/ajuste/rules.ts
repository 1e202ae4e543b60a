import {
  AJUSTES,
  type ClaveAjuste,
  type ClavePersonas,
  isAjuste,
  isDePersonas,
  isDeTexto,
} from '@/domain/ajustes'
import {
  type AjusteDeNumero,
  type AjusteDePersonas,
  type AjusteDeTexto,
  describeAjuste,
} from '@/domain/regla'
import type { LeidoEn } from '@/lib/llamada/call-paths'

interface Comun {
  clave: ClaveAjuste
  version: number
  cambiado: string | null
  quien: string | null
  vale: string
  deFabrica: string
  cambiada: boolean
}
export type ReglaDeNumero = Comun & { ajuste: AjusteDeNumero; valor: number }
export interface Nombrado {
  id: number
  nombre: string
}
export type ReglaDePersonas = Omit<Comun, 'clave'> & {
  clave: ClavePersonas
  ajuste: AjusteDePersonas
  personas: readonly Nombrado[]
}

export type ReglaDeTexto = Comun & { ajuste: AjusteDeTexto; texto: string }

export type Regla = ReglaDeNumero | ReglaDePersonas | ReglaDeTexto

/** Leaves out rules that this program does not know, and rules without a value. */
export const reglasOf = (rows: LeidoEn<'/ajuste/traerTodos'>): Regla[] =>
  rows.flatMap(
    ({ clave, valor, nombre, texto = '', personas, version, cambiado = null, quien = null }): Regla[] => {
      if (!clave || !isAjuste(clave) || version === undefined) return []
      if (isDePersonas(clave))
        return personas ? [{ clave, version, cambiado, quien, ...personsOf(AJUSTES[clave], personas) }] : []
      const comun = { clave, version, cambiado, quien }
      if (isDeTexto(clave)) {
        const { [clave]: ajuste } = AJUSTES
        const said = { vale: texto || ajuste.vacio, deFabrica: ajuste.vacio, cambiada: texto !== '' }
        return [{ ...comun, ...said, ajuste, texto }]
      }
      const ajuste: AjusteDeNumero = AJUSTES[clave]
      if (valor === null || valor === undefined) return []
      const said = {
        vale: nombre ?? describeAjuste(ajuste, valor),
        deFabrica: describeAjuste(ajuste, ajuste.defecto),
      }
      return [{ ...comun, ajuste, valor, ...said, cambiada: valor !== ajuste.defecto }]
    },
  )

type Leidas = NonNullable<LeidoEn<'/ajuste/traerTodos'>[number]['personas']>

function personsOf(ajuste: AjusteDePersonas, leidas: Leidas) {
  const personas = leidas.flatMap(({ id, nombre }) =>
    id === undefined ? [] : [{ id, nombre: nombre ?? 'Alguien que no tiene usuario' }],
  )
  const { defecto } = ajuste
  const ids = new Set(personas.map(({ id }) => id))
  return {
    ajuste,
    personas,
    vale: personas.map(({ nombre }) => nombre).join(', ') || ajuste.nadie,
    deFabrica:
      defecto.length === 0
        ? ajuste.nadie
        : defecto.length === 1
          ? 'La persona del sistema anterior'
          : `Las ${defecto.length} personas del sistema anterior`,
    cambiada: ids.size !== defecto.length || !defecto.every((id) => ids.has(id)),
  }
}
