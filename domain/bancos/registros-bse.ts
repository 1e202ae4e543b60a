import { MARCA } from '@/domain/bancos/banco'
import { blanco, fecha, fijo, importe, numero, texto, type Campos } from '@/domain/bancos/campos'

/**
 * BSE's records, taken from a public program and not confirmed by the bank. Both agreements (CC and CA) share them.
 */

export const CABECERA = [
  numero(
    'empresa',
    4,
    'Empresa',
    'Código de empresa que da el banco por el convenio (uno por convenio: CA y CC difieren)',
  ),
  numero('servicio', 3, 'Servicio', 'Código de servicio que da el banco (visto 001)', 'media'),
  numero('cantidad', 8, 'Cantidad de registros', 'Cantidad de registros de detalle'),
  importe('total', 15, 'Importe total', 'Suma de los importes'),
  texto('marca', 7, 'Marca', MARCA),
  blanco('relleno', 150, 'Relleno', 'Espacios'),
] as const satisfies Campos

export const DETALLE = [
  fecha('desde', 8, 'Fecha desde', 'Primer día en que el banco intenta cobrar'),
  fecha('hasta', 8, 'Fecha hasta', 'Último día en que el banco intenta cobrar'),
  fecha('vencimiento', 8, 'Vencimiento', 'Último día del mes'),
  numero('cbu', 22, 'CBU', 'CBU; o ceros, si el ajuste dice que la cuenta va sola', 'media'),
  numero('anio', 4, 'Año', 'Año del período'),
  numero('mes', 2, 'Mes', 'Mes del período'),
  importe('importe', 14, 'Importe', 'Importe en centavos'),
  numero('comprobante', 7, 'Comprobante', 'Matrícula: con ella vuelve la rendición'),
  // Digit 9 of the CBU is copied and never mapped, since nobody knows which digit is which kind of account.
  numero('tipoCuenta', 1, 'Tipo de cuenta', 'Noveno dígito del CBU, copiado', 'media'),
  numero('sucursal', 4, 'Sucursal', 'Código de sucursal', 'media'),
  numero('cuenta', 17, 'Cuenta', 'Número de cuenta: los dígitos 12 a 21 del CBU'),
  blanco('relleno', 90, 'Relleno', 'Espacios; el uso que le da el banco no se conoce', 'baja'),
  fijo('fin', '02', 'Fin del registro', 'Constante de significado desconocido', 'media'),
] as const satisfies Campos

export const RENDICION = [
  fijo('tipo', '3', 'Tipo de registro', 'Tipo de registro'),
  numero('empresa', 4, 'Empresa', 'Código de empresa: dice de qué convenio es el archivo'),
  numero('servicio', 3, 'Servicio', 'Código de servicio'),
  fecha('desde', 8, 'Fecha desde', 'Como se envió'),
  fecha('hasta', 8, 'Fecha hasta', 'Como se envió'),
  fecha('vencimiento', 8, 'Vencimiento', 'En la muestra es copia de la fecha de cobro'),
  numero('cbu', 22, 'CBU', 'CBU debitado'),
  numero('anio', 4, 'Año del período', 'Año del período, como se envió'),
  numero('mes', 2, 'Mes del período', 'Mes del período, como se envió'),
  importe('importe', 14, 'Importe', 'Importe cobrado; cero = no cobrado'),
  numero('comprobante', 7, 'Comprobante', 'Matrícula, como se envió'),
  fecha('fechaCobro', 8, 'Fecha de cobro', 'Día del cobro; 19000101 = no cobrado'),
  // Every row of the bank's sample has 0 here, also the rejected ones, so it tells nothing.
  numero('estado', 1, 'Estado', 'Siempre 0 en la muestra, también en los rechazos: no se usa'),
  texto('observacion', 120, 'Observación', 'Texto libre del rechazo; puede faltar'),
  numero('fin', 5, 'Fin del registro', '00000 en la muestra, significado desconocido', 'media'),
] as const satisfies Campos
