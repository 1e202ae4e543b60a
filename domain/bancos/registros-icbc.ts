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
 * ICBC's records, taken from public code and not confirmed by the bank. The amount has 14 digits in the specification
 * and 10 in that code, so there are two profiles; the one whose other fields fall into place is used.
 */

export const PERFILES = [14, 10] as const
export type Perfil = (typeof PERFILES)[number]

export const CABECERA = [
  fijo('tipo', '1', 'Tipo de registro', 'Tipo de registro'),
  numero('cuit', 11, 'CUIT', 'CUIT del Consejo'),
  fijo('moneda', '0', 'Moneda', '0 = pesos'),
  texto('prestacion', 10, 'Prestación', 'Nombre del servicio registrado en el banco'),
  fecha('vencimiento', 8, 'Vencimiento', 'Vencimiento de la tanda: día hábil bancario'),
  texto('marca', 7, 'Marca', MARCA),
  blanco('relleno', 62, 'Relleno', 'Espacios'),
] as const satisfies Campos

export const PIE = [
  fijo('tipo', '9', 'Tipo de registro', 'Tipo de registro'),
  numero('cantidad', 8, 'Cantidad de registros', 'Cantidad de registros de detalle'),
  importe('total', 14, 'Importe total', 'Suma de los importes'),
  blanco('relleno', 77, 'Relleno', 'Espacios'),
] as const satisfies Campos

const importeDe = (perfil: Perfil) =>
  importe(
    'importe',
    perfil,
    'Importe',
    'Importe en centavos: 14 cifras, o 10 en el código publicado',
    'media',
  )

/** A record has 100 characters. The last filler takes what the amount leaves. */
export const camposEnvio = (perfil: Perfil) =>
  [
    fijo('tipo', '2', 'Tipo de registro', 'Tipo de registro'),
    fijo('codigoTransaccion', '3700', 'Código de transacción', 'Orden de débito'),
    numero('cbu', 22, 'CBU', 'CBU'),
    numero('idCliente', 22, 'Identificación del cliente', 'Matrícula'),
    importeDe(perfil),
    numero(
      'referencia',
      15,
      'Referencia',
      'Número de la fila de la liquidación: con él vuelve la rendición',
      'media',
    ),
    fecha('vencimiento', 8, 'Vencimiento', 'Vencimiento', 'media'),
    blanco('relleno', 28 - perfil, 'Relleno', 'Espacios', 'media'),
  ] as const satisfies Campos

export const camposRendicion = (perfil: Perfil) =>
  [
    fijo('tipo', '2', 'Tipo de registro', 'Tipo de registro'),
    texto('prestacion', 10, 'Prestación', 'Como se envió'),
    fecha('vencimiento', 8, 'Vencimiento', 'Vencimiento original'),
    fecha('fechaCompensacion', 8, 'Fecha de compensación', 'Día de la compensación'),
    fecha('fechaRendicion', 8, 'Fecha de rendición', 'Día en que el banco paga'),
    numero('codigoTransaccion', 4, 'Código de transacción', 'Código de transacción'),
    numero('cbu', 22, 'CBU', 'CBU'),
    importeDe(perfil),
    numero('referencia', 15, 'Referencia', 'Como se envió: número de la fila de la liquidación'),
    numero('idCliente', 22, 'Identificación del cliente', 'Como se envió: matrícula'),
    texto('motivo', 3, 'Motivo', 'OK = cobrado; Rnn = rechazado; PEN = pendiente'),
    texto('cambioIdCliente', 22, 'Cambio de identificación', 'Aviso de cambio de identificación', 'media'),
    fechaOVacia('fechaRechazo', 8, 'Fecha de rechazo', 'Día del rechazo, ceros o espacios', 'media'),
    fechaOVacia(
      'fechaReversa',
      8,
      'Fecha de reversa',
      'Día de la reversa, ceros o espacios: el dinero volvió',
      'media',
    ),
    texto('informacionAdicional', 44, 'Información adicional', 'Texto libre', 'media'),
    libre('relleno', 17 - perfil, 'Relleno', 'Espacios', 'media'),
  ] as const satisfies Campos
