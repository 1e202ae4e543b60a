import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_DEBITOS } from '@/domain/orden'

export type ColumnaDeDebitos =
  'matricula' | 'apellidoNombre' | 'formaPago' | 'cuenta' | 'fechaAlta' | 'estado' | 'ultimo'

export const LISTA_DEBITOS: Lista<ColumnaDeDebitos, ColumnaDe<'debitos'>> = {
  clave: 'debitoAutomatico',
  columnas: {
    matricula: 'Matrícula',
    apellidoNombre: 'Apellido y Nombre',
    formaPago: 'Forma',
    cuenta: 'Cuenta',
    fechaAlta: 'Desde',
    estado: 'Estado',
    ultimo: 'Último débito',
  },
  fija: 'apellidoNombre',
  orden: ORDEN_DEBITOS,
}

export const PLANILLA_DEBITOS: readonly ColumnaDePlanilla<ColumnaDeDebitos>[] = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'formaPago', titulo: 'FORMA', tipo: 'texto' },
  { id: 'banco', de: 'formaPago', titulo: 'BANCO', tipo: 'texto' },
  { id: 'sucursal', de: 'cuenta', titulo: 'SUCURSAL', tipo: 'texto' },
  { id: 'tipoCuenta', de: 'cuenta', titulo: 'TIPO DE CUENTA', tipo: 'texto' },
  { id: 'nroCuenta', de: 'cuenta', titulo: 'CUENTA', tipo: 'texto' },
  { id: 'fechaAlta', titulo: 'DESDE', tipo: 'fecha' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'ultimo', titulo: 'ÚLTIMO DÉBITO', tipo: 'texto' },
  { id: 'mesUltimo', de: 'ultimo', titulo: 'MES', tipo: 'texto' },
  { id: 'pedido', de: 'ultimo', titulo: 'PEDIDO', tipo: 'dinero' },
  { id: 'cobrado', de: 'ultimo', titulo: 'COBRADO', tipo: 'dinero' },
  { id: 'resultado', de: 'ultimo', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'codigo', de: 'ultimo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'motivo', de: 'ultimo', titulo: 'MOTIVO', tipo: 'texto' },
]
