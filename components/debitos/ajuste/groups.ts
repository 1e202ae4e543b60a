import type { Resolver } from 'react-hook-form'
import { camposOf, GRUPOS_DE_DEBITO, type GrupoDeDebito } from '@/domain/debito/ajustes'
import { completeEscritos, faultsOf, tidy, type Escritos } from '@/domain/debito/campos'
import { formatInstante } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

/** A group as it is kept. */
export interface Grupo {
  grupo: GrupoDeDebito
  escritos: Escritos
  version: number
  /** 'Ana Pérez, 25/11/2026 10:32', of what was ever changed. */
  cambio: string | undefined
}

/** By whom and when; undefined for what was never changed. */
export const describeChange = (cambiado: string | null | undefined, quien: string | null | undefined) =>
  cambiado ? `${quien ?? 'El sistema'}, ${formatInstante(cambiado).slice(0, -3)}` : undefined

export const gruposOf = (filas: LeidoEn<'/ajuste_de_debito/traerTodos'>): Grupo[] =>
  GRUPOS_DE_DEBITO.map((grupo) => {
    const read = filas.find((fila) => fila.grupo === grupo)
    const kept = Object.fromEntries((read?.valores ?? []).map(({ campo, valor }) => [campo, valor]))
    return {
      grupo,
      escritos: completeEscritos(camposOf(grupo), kept),
      version: read?.version ?? 0,
      cambio: describeChange(read?.cambiado, read?.quien),
    }
  })

/** A form's fields: keys without their dot, which would be an object to the form. */
export type Valores = Record<string, string | undefined>
export const nameOf = (clave: string): string => clave.replace('.', '_')

export const toValores = (escritos: Escritos): Valores =>
  Object.fromEntries(Object.entries(escritos).map(([clave, text]) => [nameOf(clave), text]))

/** As they would be kept. */
export const toEscritos = (grupo: GrupoDeDebito, valores: Valores): Escritos =>
  Object.fromEntries(
    Object.entries(camposOf(grupo)).map(([clave, campo]) => [
      clave,
      tidy(campo, valores[nameOf(clave)] ?? ''),
    ]),
  )

export const labelsOf = (grupo: GrupoDeDebito): Record<string, string> =>
  Object.fromEntries(Object.entries(camposOf(grupo)).map(([clave, { titulo }]) => [nameOf(clave), titulo]))

export const byName = (errores: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errores).map(([clave, text]) => [nameOf(clave), text]))

/** The same faults as the register tells, before anything is sent. */
export const checkGroup =
  (grupo: GrupoDeDebito): Resolver<Valores> =>
  (values) => {
    const faults = Object.entries(byName(faultsOf(camposOf(grupo), toEscritos(grupo, values))))
    return faults.length === 0
      ? { values, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(
            faults.map(([name, message]) => [name, { type: 'ajuste', message }]),
          ) as Record<string, never>,
        }
  }
