import { type Ficha, valueOf } from '@/components/padron/ficha/field-value'
import type { RutaCatalogo } from '@/components/form/catalogo-select'
import { namedOptions, type Option } from '@/components/ui/options'
import type { RutaCampo } from '@/domain/campos-ficha'
import type { LeidoEn } from '@/lib/llamada/call-paths'

/** The path's third part names the catalogue; a test checks that each has its call. */
export const catalogoOf = (campo: RutaCampo) =>
  `/${campo.split('.')[2] ?? ''}/traerTodosSelect` as RutaCatalogo

/** The record's present row, shown before the catalogue comes. */
export function presentOption(ficha: Ficha, campo: RutaCampo): Option[] {
  const valor = valueOf(ficha, campo)
  return typeof valor === 'object' && valor?.id && valor.nombre
    ? [{ id: valor.id, nombre: valor.nombre }]
    : []
}

/** Our server empties a department of another province; others may keep it. */
export function departmentHint({ datosPersonales }: Ficha): string | undefined {
  const departamento = datosPersonales?.departamento?.nombre
  return departamento
    ? `Después revise el Departamento (${departamento}): tiene que ser de la provincia elegida.`
    : undefined
}

type Fila = LeidoEn<RutaCatalogo>[number]

/** The departments of the member's province, or all where the server does not say which is whose. */
export function optionsOf(filas: readonly Fila[], provinciaID: number | null | undefined): Option[] {
  const own = filas.filter((fila) => 'provinciaID' in fila && fila.provinciaID === provinciaID)
  return namedOptions(provinciaID && own.length > 0 ? own : filas)
}
