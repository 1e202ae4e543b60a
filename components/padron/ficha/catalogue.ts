import { type Ficha, valueOf } from '@/components/padron/ficha/field-value'
import type { Option } from '@/components/ui/options'
import type { RutaCampo } from '@/domain/campos-ficha'
import type { LeidoEn, RutaDeLectura } from '@/lib/llamada/rutas-de-llamada'

export type RutaCatalogo = Extract<RutaDeLectura, `/${string}/traerTodosSelect`>

/** S2 7: the catalogue is named by the path's third part; a test holds that each has its call. */
export const catalogueOf = (campo: RutaCampo) =>
  `/${campo.split('.')[2] ?? ''}/traerTodosSelect` as RutaCatalogo

/** What the record has: there to be read, and typed over, before the catalogue has come. */
export function presentOption(ficha: Ficha, campo: RutaCampo): Option[] {
  const valor = valueOf(ficha, campo)
  return typeof valor === 'object' && valor?.id && valor.nombre
    ? [{ id: valor.id, nombre: valor.nombre }]
    : []
}

/** A department of another province cannot stay: our API empties it, others may keep it. */
export function departmentHint({ datosPersonales }: Ficha): string | undefined {
  const departamento = datosPersonales?.departamento?.nombre
  return departamento
    ? `Después revise el Departamento (${departamento}): tiene que ser de la provincia elegida.`
    : undefined
}

type Fila = LeidoEn<RutaCatalogo>[number]

/** Departments follow the member's province where the API says which is whose; a province without any shows them all (D9). */
export function optionsOf(filas: readonly Fila[], provinciaID: number | null | undefined): Option[] {
  const own = filas.filter((fila) => 'provinciaID' in fila && fila.provinciaID === provinciaID)
  return (provinciaID && own.length > 0 ? own : filas).flatMap(({ id, nombre }) =>
    id === undefined || !nombre ? [] : [{ id, nombre }],
  )
}
