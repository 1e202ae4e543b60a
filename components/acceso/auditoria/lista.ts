import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_AUDITORIA } from '@/domain/orden'

export type ColumnaDeAuditoria = 'cuando' | 'quien' | 'accion' | 'registro' | 'cambios'

export const LISTA_AUDITORIA: Lista<ColumnaDeAuditoria, ColumnaDe<'auditoria'>> = {
  clave: 'auditoria',
  columnas: {
    cuando: 'Fecha y hora',
    quien: 'Quién',
    accion: 'Qué',
    registro: 'Registro',
    cambios: 'Cambios',
  },
  fija: 'accion',
  orden: ORDEN_AUDITORIA,
}

export const PLANILLA_AUDITORIA: readonly ColumnaDePlanilla<ColumnaDeAuditoria>[] = [
  { id: 'cuando', titulo: 'FECHA Y HORA', tipo: 'instante' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
  { id: 'accion', titulo: 'QUÉ', tipo: 'texto' },
  { id: 'registro', titulo: 'REGISTRO', tipo: 'texto' },
  { id: 'matriculado', de: 'registro', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'campo', de: 'cambios', titulo: 'CAMPO', tipo: 'texto' },
  { id: 'antes', de: 'cambios', titulo: 'ANTES', tipo: 'texto' },
  { id: 'despues', de: 'cambios', titulo: 'DESPUÉS', tipo: 'texto' },
  { id: 'pedido', de: 'accion', titulo: 'PEDIDO', tipo: 'texto' },
]
