import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_MENSAJES } from '@/domain/orden'

export type ColumnaDeMensajes = 'creado' | 'apellidoNombre' | 'medio' | 'estado' | 'causa'

export const LISTA_MENSAJES: Lista<ColumnaDeMensajes, ColumnaDe<'mensajes'>> = {
  clave: 'mensajes',
  columnas: {
    creado: 'Fecha',
    apellidoNombre: 'Apellido y Nombre',
    medio: 'Por',
    estado: 'Estado',
    causa: 'Causa',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_MENSAJES,
}

export const PLANILLA_MENSAJES: readonly ColumnaDePlanilla<ColumnaDeMensajes>[] = [
  { id: 'creado', titulo: 'FECHA', tipo: 'instante' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'medio', titulo: 'POR', tipo: 'texto' },
  { id: 'destino', de: 'medio', titulo: 'DESTINO', tipo: 'texto' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'intentos', de: 'estado', titulo: 'INTENTOS', tipo: 'entero' },
  { id: 'terminado', de: 'estado', titulo: 'TERMINADO', tipo: 'instante' },
  { id: 'causa', titulo: 'CAUSA', tipo: 'texto' },
]
