import type { Campo, Campos } from '@/domain/bancos/registro'

/**
 * ICBC's records, taken from public code and not confirmed by the bank. The amount has 14 digits in the specification
 * and 10 in that code, so there are two profiles; the one whose other fields fall into place is used.
 */

export const PERFILES = [14, 10] as const
export type Perfil = (typeof PERFILES)[number]

export const CABECERA_ENVIO = [
  { nombre: 'tipo', largo: 1, tipo: 'fijo', valor: '1', titulo: 'Tipo de registro' },
  { nombre: 'cuit', largo: 11, tipo: 'numero', titulo: 'CUIT' },
  { nombre: 'moneda', largo: 1, tipo: 'fijo', valor: '0', titulo: 'Moneda' },
  { nombre: 'prestacion', largo: 10, tipo: 'texto', titulo: 'Prestación' },
  { nombre: 'vencimiento', largo: 8, tipo: 'fecha', titulo: 'Vencimiento' },
  { nombre: 'relleno', largo: 69, tipo: 'blanco', titulo: 'Relleno' },
] as const satisfies Campos

export const PIE_ENVIO = [
  { nombre: 'tipo', largo: 1, tipo: 'fijo', valor: '9', titulo: 'Tipo de registro' },
  { nombre: 'cantidad', largo: 8, tipo: 'numero', titulo: 'Cantidad de registros' },
  { nombre: 'total', largo: 14, tipo: 'centavos', titulo: 'Importe total' },
  { nombre: 'relleno', largo: 77, tipo: 'blanco', titulo: 'Relleno' },
] as const satisfies Campos

const importe = (perfil: Perfil) =>
  ({ nombre: 'importe', largo: perfil, tipo: 'centavos', titulo: 'Importe' }) as const satisfies Campo

/** A record has 100 characters. The last filler takes what the amount leaves. */
export const detalleEnvio = (perfil: Perfil) =>
  [
    { nombre: 'tipo', largo: 1, tipo: 'fijo', valor: '2', titulo: 'Tipo de registro' },
    { nombre: 'codigoTransaccion', largo: 4, tipo: 'fijo', valor: '3700', titulo: 'Código de transacción' },
    { nombre: 'cbu', largo: 22, tipo: 'numero', titulo: 'CBU' },
    { nombre: 'idCliente', largo: 22, tipo: 'numero', titulo: 'Identificación del cliente' },
    importe(perfil),
    { nombre: 'referencia', largo: 15, tipo: 'numero', titulo: 'Referencia' },
    { nombre: 'vencimiento', largo: 8, tipo: 'fecha', titulo: 'Vencimiento' },
    { nombre: 'relleno', largo: 28 - perfil, tipo: 'blanco', titulo: 'Relleno' },
  ] as const satisfies Campos

export const detalleRendicion = (perfil: Perfil) =>
  [
    { nombre: 'tipo', largo: 1, tipo: 'fijo', valor: '2', titulo: 'Tipo de registro' },
    { nombre: 'prestacion', largo: 10, tipo: 'texto', titulo: 'Prestación' },
    { nombre: 'vencimiento', largo: 8, tipo: 'fecha', titulo: 'Vencimiento' },
    { nombre: 'fechaCompensacion', largo: 8, tipo: 'fecha', titulo: 'Fecha de compensación' },
    { nombre: 'fechaRendicion', largo: 8, tipo: 'fecha', titulo: 'Fecha de rendición' },
    { nombre: 'codigoTransaccion', largo: 4, tipo: 'numero', titulo: 'Código de transacción' },
    { nombre: 'cbu', largo: 22, tipo: 'numero', titulo: 'CBU' },
    importe(perfil),
    { nombre: 'referencia', largo: 15, tipo: 'numero', titulo: 'Referencia' },
    { nombre: 'idCliente', largo: 22, tipo: 'numero', titulo: 'Identificación del cliente' },
    { nombre: 'motivo', largo: 3, tipo: 'texto', titulo: 'Motivo' },
    { nombre: 'cambioIdCliente', largo: 22, tipo: 'texto', titulo: 'Cambio de identificación' },
    { nombre: 'fechaRechazo', largo: 8, tipo: 'fechaOVacia', titulo: 'Fecha de rechazo' },
    { nombre: 'fechaReversa', largo: 8, tipo: 'fechaOVacia', titulo: 'Fecha de reversa' },
    { nombre: 'informacionAdicional', largo: 44, tipo: 'texto', titulo: 'Información adicional' },
    { nombre: 'relleno', largo: 17 - perfil, tipo: 'libre', titulo: 'Relleno' },
  ] as const satisfies Campos

/** The report's first and last line have this length and a content nobody knows. */
export const LARGO_RENDICION = 200

/** The reasons: collected, pending, wrong, rejected. Only one profile has a reason in every line. */
export const MOTIVO = /^(OK|PEN|ERR|R\d\d)$/
export const COBRADO = 'OK'
