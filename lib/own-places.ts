/** A doctor's own screens, those of every day first. */
export const LUGARES = [
  { lugar: 'carnetDigital', label: 'Mi carnet' },
  { lugar: 'pedirPapel', label: 'Pedir un papel' },
  { lugar: 'misPedidos', label: 'Pedidos al Consejo' },
  { lugar: 'miCuentaCorriente', label: 'Cuenta y recibos' },
  { lugar: 'miFicha', label: 'Mis datos' },
  { lugar: 'misDatos', label: 'Proponer un cambio' },
  { lugar: 'ayuda', label: 'Cómo se hace' },
  { lugar: 'misAvisos', label: 'Mis avisos' },
  { lugar: 'misAccesos', label: 'Quién vio mis datos' },
] as const
