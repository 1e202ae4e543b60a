import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_VENCIMIENTOS } from '@/domain/orden'

export type ColumnaDeVencimientos = 'matricula' | 'apellidoNombre' | 'que' | 'vence'

export const LISTA_VENCIMIENTOS: Lista<ColumnaDeVencimientos, ColumnaDe<'vencimientos'>> = {
  clave: 'vencimientos',
  columnas: {
    matricula: 'Matrícula',
    apellidoNombre: 'Apellido y Nombre',
    que: 'Qué vence',
    vence: 'Vence',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_VENCIMIENTOS,
  aparte: { plazo: 'Plazo, lo próximo y después lo vencido' },
}

export const PLANILLA_VENCIMIENTOS: readonly ColumnaDePlanilla<ColumnaDeVencimientos>[] = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'clase', de: 'que', titulo: 'CLASE', tipo: 'texto' },
  { id: 'que', titulo: 'QUÉ VENCE', tipo: 'texto' },
  { id: 'vence', titulo: 'VENCE', tipo: 'fecha' },
  { id: 'plazo', de: 'vence', titulo: 'PLAZO', tipo: 'texto' },
]
