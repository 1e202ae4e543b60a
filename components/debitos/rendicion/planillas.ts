/** A report's lines; those that another report had already are listed and not counted again. */
export const PLANILLA_RENDICION = [
  { id: 'linea', titulo: 'RENGLÓN', tipo: 'entero' },
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'texto' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'pedido', titulo: 'PEDIDO', tipo: 'dinero', sinTotal: true },
  { id: 'cobro', titulo: 'COBRADO', tipo: 'dinero', sinTotal: true },
  { id: 'seCuenta', titulo: 'SE CUENTA', tipo: 'dinero', soloExcel: true },
  { id: 'fecha', titulo: 'FECHA', tipo: 'fecha' },
  { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'significa', titulo: 'QUÉ SIGNIFICA', tipo: 'texto' },
  { id: 'detalle', titulo: 'MOTIVO', tipo: 'texto' },
  { id: 'paso', titulo: 'QUÉ HACER', tipo: 'texto' },
  { id: 'nroRecibo', titulo: 'RECIBO', tipo: 'entero' },
] as const

/** Money that waits for a person: some came in and some was taken back, which adds up to nothing. */
export const PLANILLA_COBROS = [
  { id: 'debito', titulo: 'DÉBITO', tipo: 'texto' },
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'texto' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'importe', titulo: 'IMPORTE', tipo: 'dinero', sinTotal: true },
  { id: 'fecha', titulo: 'FECHA', tipo: 'fecha' },
  { id: 'porque', titulo: 'POR QUÉ', tipo: 'texto' },
  { id: 'nroRecibo', titulo: 'RECIBO', tipo: 'entero' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'motivo', titulo: 'QUÉ SE HIZO', tipo: 'texto' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
] as const
