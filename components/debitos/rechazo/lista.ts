import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_RECHAZOS } from '@/domain/orden'

export type ColumnaDeRechazos = 'matricula' | 'apellidoNombre' | 'debito' | 'debe' | 'motivo' | 'seguidos'

export const LISTA_RECHAZOS: Lista<ColumnaDeRechazos, ColumnaDe<'rechazos'>> = {
  clave: 'rechazos',
  columnas: {
    matricula: 'Matrícula',
    apellidoNombre: 'Apellido y Nombre',
    debito: 'Débito',
    debe: 'Debe',
    motivo: 'Por qué y qué hacer',
    seguidos: 'Seguidos',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_RECHAZOS,
}

export const PLANILLA_RECHAZOS: readonly ColumnaDePlanilla<ColumnaDeRechazos>[] = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'debito', titulo: 'DÉBITO', tipo: 'texto' },
  { id: 'mesUltimo', de: 'debito', titulo: 'MES', tipo: 'texto' },
  { id: 'pedido', de: 'debito', titulo: 'PEDIDO', tipo: 'dinero' },
  { id: 'debe', titulo: 'DEBE', tipo: 'dinero' },
  { id: 'resultado', de: 'motivo', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'codigo', de: 'motivo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
  { id: 'paso', de: 'motivo', titulo: 'QUÉ HACER', tipo: 'texto' },
  { id: 'seguidos', titulo: 'SEGUIDOS', tipo: 'entero' },
  { id: 'aBaja', de: 'seguidos', titulo: 'PROPONER BAJA', tipo: 'texto' },
]
