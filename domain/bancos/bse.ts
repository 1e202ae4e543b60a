import type { Campos } from '@/domain/bancos/registro'

/**
 * BSE's records, taken from a public program and not confirmed by the bank. Both agreements (CC and CA) share them.
 */

export const CABECERA_ENVIO = [
  { nombre: 'empresa', largo: 4, tipo: 'numero', titulo: 'Empresa' },
  { nombre: 'servicio', largo: 3, tipo: 'numero', titulo: 'Servicio' },
  { nombre: 'cantidad', largo: 8, tipo: 'numero', titulo: 'Cantidad de registros' },
  { nombre: 'total', largo: 15, tipo: 'centavos', titulo: 'Importe total' },
  { nombre: 'relleno', largo: 157, tipo: 'blanco', titulo: 'Relleno' },
] as const satisfies Campos

export const DETALLE_ENVIO = [
  { nombre: 'desde', largo: 8, tipo: 'fecha', titulo: 'Fecha desde' },
  { nombre: 'hasta', largo: 8, tipo: 'fecha', titulo: 'Fecha hasta' },
  { nombre: 'vencimiento', largo: 8, tipo: 'fecha', titulo: 'Vencimiento' },
  { nombre: 'cbu', largo: 22, tipo: 'numero', titulo: 'CBU' },
  { nombre: 'anio', largo: 4, tipo: 'numero', titulo: 'Año' },
  { nombre: 'mes', largo: 2, tipo: 'numero', titulo: 'Mes' },
  { nombre: 'importe', largo: 14, tipo: 'centavos', titulo: 'Importe' },
  { nombre: 'comprobante', largo: 7, tipo: 'numero', titulo: 'Comprobante' },
  // Digit 9 of the CBU is copied and never mapped, since nobody knows which digit is which kind of account.
  { nombre: 'tipoCuenta', largo: 1, tipo: 'numero', titulo: 'Tipo de cuenta' },
  { nombre: 'sucursal', largo: 4, tipo: 'numero', titulo: 'Sucursal' },
  { nombre: 'cuenta', largo: 17, tipo: 'numero', titulo: 'Cuenta' },
  { nombre: 'relleno', largo: 90, tipo: 'blanco', titulo: 'Relleno' },
  { nombre: 'fin', largo: 2, tipo: 'fijo', valor: '02', titulo: 'Fin del registro' },
] as const satisfies Campos

export const DETALLE_RENDICION = [
  { nombre: 'tipo', largo: 1, tipo: 'fijo', valor: '3', titulo: 'Tipo de registro' },
  { nombre: 'empresa', largo: 4, tipo: 'numero', titulo: 'Empresa' },
  { nombre: 'servicio', largo: 3, tipo: 'numero', titulo: 'Servicio' },
  { nombre: 'desde', largo: 8, tipo: 'fecha', titulo: 'Fecha desde' },
  { nombre: 'hasta', largo: 8, tipo: 'fecha', titulo: 'Fecha hasta' },
  { nombre: 'vencimiento', largo: 8, tipo: 'fecha', titulo: 'Vencimiento' },
  { nombre: 'cbu', largo: 22, tipo: 'numero', titulo: 'CBU' },
  { nombre: 'anio', largo: 4, tipo: 'numero', titulo: 'Año del período' },
  { nombre: 'mes', largo: 2, tipo: 'numero', titulo: 'Mes del período' },
  { nombre: 'importe', largo: 14, tipo: 'centavos', titulo: 'Importe' },
  { nombre: 'comprobante', largo: 7, tipo: 'numero', titulo: 'Comprobante' },
  { nombre: 'fechaCobro', largo: 8, tipo: 'fecha', titulo: 'Fecha de cobro' },
  // Every row of the bank's sample has 0 here, also the rejected ones, so it tells nothing.
  { nombre: 'estado', largo: 1, tipo: 'numero', titulo: 'Estado' },
  { nombre: 'observacion', largo: 120, tipo: 'texto', titulo: 'Observación' },
  { nombre: 'fin', largo: 5, tipo: 'numero', titulo: 'Fin del registro' },
] as const satisfies Campos

/** BSE writes this date for a debit that was not collected. */
export const SIN_COBRO = '1900-01-01'
