import { AJUSTES, type Ajuste, type ClaveAjuste, describeAjuste, isAjuste } from '@/domain/ajustes'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

/** A rule as it is set, beside what it is. */
export interface Regla {
  clave: ClaveAjuste
  ajuste: Ajuste
  valor: number
  version: number
  cambiado: string | null
  quien: string | null
  /** Said as people say it, for the list. */
  vale: string
  deFabrica: string
}

/** The server's rows as rules; one this program does not know, or without a value, is no rule of its own. */
export const reglasOf = (rows: LeidoEn<'/ajuste/traerTodos'>): Regla[] =>
  rows.flatMap(({ clave, valor, version, cambiado = null, quien = null }) => {
    if (!clave || !isAjuste(clave) || valor === undefined || version === undefined) return []
    const ajuste: Ajuste = AJUSTES[clave]
    const said = { vale: describeAjuste(ajuste, valor), deFabrica: describeAjuste(ajuste, ajuste.defecto) }
    return [{ clave, ajuste, valor, version, cambiado, quien, ...said }]
  })
