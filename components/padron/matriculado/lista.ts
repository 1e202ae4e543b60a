import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { ORDEN_MATRICULADOS, type OrdenableDeMatriculados } from '@/domain/orden'
import { COLUMNAS_PROPIAS, type ColumnaPropia, PERMISOS_DE_COLUMNA } from '@/domain/padron'
import type { Permiso } from '@/domain/roles'

export type ColumnaDePadron = 'apellidoNombre' | 'dni' | 'matricula' | ColumnaPropia

const DE_LA_ESPECIFICACION = {
  apellidoNombre: 'Nombre Completo',
  dni: 'DNI',
  matricula: 'Matricula',
} as const
const PROPIAS = { estado: 'Estado', deuda: 'Deuda', telefono: 'Teléfono', email: 'Email' } as const

/** The specification's columns, which the list begins with, and those beside them that somebody may see. */
export function listaOf(
  permisos: ReadonlySet<Permiso> | undefined,
  { ordena }: { ordena: boolean },
): Lista<ColumnaDePadron, OrdenableDeMatriculados> {
  const offered = permisos ? COLUMNAS_PROPIAS.filter((id) => permisos.has(PERMISOS_DE_COLUMNA[id])) : []
  const { por, inicial } = ORDEN_MATRICULADOS
  const columnas = {
    ...DE_LA_ESPECIFICACION,
    ...Object.fromEntries(offered.map((id) => [id, PROPIAS[id]])),
  } as Record<ColumnaDePadron, string>
  return {
    clave: 'matriculados',
    columnas,
    iniciales: ['apellidoNombre', 'dni', 'matricula'],
    fija: 'apellidoNombre',
    orden: { por: ordena ? por.filter((id) => id in columnas) : [], inicial },
  }
}

export const isPropia = (id: ColumnaDePadron): id is ColumnaPropia =>
  COLUMNAS_PROPIAS.some((propia) => propia === id)

/** How each one stands and is reached. */
export const DE_CONTACTO = ['estado', 'telefono', 'email'] as const

export const PLANILLA_PADRON: readonly ColumnaDePlanilla<ColumnaDePadron>[] = [
  { id: 'apellidoNombre', titulo: 'Nombre Completo', tipo: 'texto' },
  { id: 'dni', titulo: 'DNI', tipo: 'entero' },
  { id: 'matricula', titulo: 'Matricula', tipo: 'entero' },
  { id: 'estado', titulo: 'Estado', tipo: 'texto' },
  { id: 'deuda', titulo: 'Deuda', tipo: 'dinero' },
  { id: 'telefono', titulo: 'Teléfono', tipo: 'texto' },
  { id: 'email', titulo: 'Email', tipo: 'texto' },
]
