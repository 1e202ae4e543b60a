import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_MOROSOS } from '@/domain/orden'

export type ColumnaDeMorosos = 'matricula' | 'dni' | 'apellidoNombre' | 'mora' | 'meses'

export const LISTA_MOROSOS: Lista<ColumnaDeMorosos, ColumnaDe<'morosos'>> = {
  clave: 'morosos',
  columnas: {
    matricula: 'Matricula',
    dni: 'DNI',
    apellidoNombre: 'Apellido y Nombre',
    meses: 'Meses',
    mora: 'Mora',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_MOROSOS,
}

export const PLANILLA_MOROSOS: readonly ColumnaDePlanilla<ColumnaDeMorosos>[] = [
  { id: 'matricula', titulo: 'Matricula', tipo: 'entero' },
  { id: 'dni', titulo: 'DNI', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'Apellido y Nombre', tipo: 'texto' },
  { id: 'meses', titulo: 'Meses', tipo: 'entero' },
  { id: 'mora', titulo: 'Mora', tipo: 'dinero' },
]
