import { MARCA } from '@/domain/bancos/banco'
import {
  blanco,
  fecha,
  fechaOVacia,
  fijo,
  importe,
  libre,
  numero,
  texto,
  type Campos,
} from '@/domain/bancos/campos'

/**
 * Banco Nación's records of 128, taken from one public program and not confirmed by the bank. They have no CBU: the
 * account goes by branch, kind and number.
 */

export const CABECERA = [
  fijo('tipo', '1', 'Tipo de registro', 'Tipo de registro'),
  numero('sucursal', 4, 'Sucursal', 'Sucursal de la cuenta del Consejo'),
  numero('tipoCuenta', 2, 'Tipo de cuenta', '10 = corriente, 20 = ahorro, 27 = corriente especial, en pesos'),
  numero('cuenta', 10, 'Cuenta', 'Cuenta del Consejo, en la que se acredita'),
  fijo('moneda', 'P', 'Moneda', 'P = pesos'),
  fijo('sentido', 'E', 'Sentido', 'E = envío'),
  numero('mes', 2, 'Mes', 'Mes del vencimiento', 'media'),
  numero('secuencia', 2, 'Número de archivo', 'Número de archivo en el mes', 'media'),
  fecha('vencimiento', 8, 'Vencimiento', 'Último día para rendir', 'media'),
  texto('lote', 3, 'Lote', 'REE = clientes comunes, EMP = cobran el sueldo en el banco', 'media'),
  texto('marca', 7, 'Marca', MARCA),
  blanco('relleno', 87, 'Relleno', 'Espacios'),
] as const satisfies Campos

const CUENTA = [
  fijo('tipo', '2', 'Tipo de registro', 'Tipo de registro'),
  numero('sucursal', 4, 'Sucursal', 'Código de sucursal', 'media'),
  texto('sistema', 2, 'Clase de cuenta', 'CA = caja de ahorro o corriente especial, CC = corriente', 'media'),
  numero('cuenta', 11, 'Cuenta', 'Número de cuenta: los dígitos 11 a 21 del CBU', 'media'),
  importe('importe', 15, 'Importe', 'Importe en centavos'),
] as const satisfies Campos

export const DETALLE = [
  ...CUENTA,
  fechaOVacia('fecha', 8, 'Fecha', 'Ceros en el envío'),
  fijo('estado', '0', 'Estado', '0 en el envío'),
  blanco('motivo', 30, 'Motivo', 'Espacios en el envío'),
  numero(
    'concepto',
    10,
    'Concepto',
    'Número de la fila de la liquidación: con él vuelve la rendición',
    'media',
  ),
  blanco('relleno', 46, 'Relleno', 'Espacios'),
] as const satisfies Campos

export const PIE = [
  fijo('tipo', '3', 'Tipo de registro', 'Tipo de registro'),
  importe('total', 15, 'Importe total', 'Suma de los importes'),
  numero('cantidad', 6, 'Cantidad de registros', 'Cantidad de registros de detalle'),
  importe('totalRechazado', 15, 'Importe rechazado', 'Ceros en el envío', 'media'),
  numero('cantidadRechazada', 6, 'Cantidad rechazada', 'Ceros en el envío', 'media'),
  blanco('relleno', 85, 'Relleno', 'Espacios'),
] as const satisfies Campos

export const RENDICION = [
  ...CUENTA,
  fechaOVacia('fecha', 8, 'Fecha', 'Día del débito; ceros = no se hizo'),
  numero('estado', 1, 'Estado', '0 = debitado, 9 = rechazado'),
  texto('motivo', 30, 'Motivo', 'Texto del rechazo'),
  numero('concepto', 10, 'Concepto', 'Como se envió: número de la fila de la liquidación'),
  libre('relleno', 46, 'Relleno', 'Espacios', 'media'),
] as const satisfies Campos
