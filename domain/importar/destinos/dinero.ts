import { campo, type CampoDeDestino, MATRICULA, REQUERIDO } from '@/domain/importar/destinos/campo'

type Campos = Readonly<Record<string, CampoDeDestino>>

/** A month is one column's or that of a month and a year; of a wide sheet, its columns are 'mes:AAAA-MM'. */
export const DE_DEUDA = {
  matricula: MATRICULA,
  periodo: campo('Período', 'periodo', 'mes|cuota|mes ano|mes adeudado', {
    da: ['anio', 'mes'],
    requerido: true,
  }),
  mes: campo('Mes', 'mes', 'mes cuota|mes adeudado'),
  anio: campo('Año', 'anio', 'ano|anio|ejercicio', { fijo: true }),
  concepto: campo('Concepto', 'valor', 'detalle|descripcion|rubro', { lista: 'concepto' }),
  monto: campo(
    'Importe',
    'importe',
    'monto|deuda|saldo|valor|debe|total|importe adeudado|cuota|importe cuota',
    REQUERIDO,
  ),
} satisfies Campos

export const DE_SALDOS = {
  matricula: MATRICULA,
  debe: campo('Debe', 'saldo', 'deuda|deudor|saldo deudor|adeuda|total adeudado|deuda total'),
  aFavor: campo('A favor', 'saldo', 'haber|acreedor|saldo acreedor|favor|saldo a favor'),
  saldo: campo(
    'Saldo',
    'saldo',
    'saldo final|saldo actual|saldo cuenta corriente|saldo cuenta cte|importe|monto',
  ),
  lado: campo('Debe o a favor', 'lado', 'd h|dh|debe haber|deudor acreedor|signo|lado|tipo saldo|naturaleza'),
  /** Without it who owes and has in favour is one of the two by mistake. */
  ambos: campo('Los dos a la vez', 'siNo', 'debe y a favor'),
  detalle: campo('Detalle', 'texto', 'observaciones|concepto|descripcion'),
  fecha: campo('Fecha del saldo', 'fecha', 'fecha', { fijo: true, requerido: true }),
} satisfies Campos

export const DE_PAGOS = {
  nroRecibo: campo('Recibo', 'recibo', 'comprobante', REQUERIDO),
  fecha: campo('Fecha', 'fecha', 'fecha pago|dia|cobrado|fecha cobro', REQUERIDO),
  matricula: MATRICULA,
  medio: campo('Medio', 'valor', 'forma|forma pago|medio pago|modo', { lista: 'medio' }),
  concepto: campo('Concepto', 'texto', 'detalle|descripcion|periodo|cuota'),
  monto: campo('Importe', 'importe', 'monto|total|valor|pagado|importe pagado', REQUERIDO),
  estado: campo('Estado', 'anulado', 'anulado|situacion'),
} satisfies Campos

export const DE_ADHESIONES = {
  matricula: MATRICULA,
  cbu: campo('CBU', 'cbu', 'clave bancaria|clave bancaria uniforme', REQUERIDO),
  banco: campo('Banco', 'valor', 'entidad|entidad bancaria', { lista: 'banco' }),
  tipoCuenta: campo('Tipo de cuenta', 'valor', 'cuenta|tipo|t cuenta', { lista: 'tipoCuenta' }),
  nroSolicitud: campo('N° de solicitud', 'entero', 'solicitud'),
  fechaAlta: campo('Fecha de alta', 'fecha', 'alta|fecha|adhesion|fecha adhesion|desde'),
} satisfies Campos
