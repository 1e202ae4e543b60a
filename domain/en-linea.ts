/** States of an online payment; while it is one of the first two its charges are 'en trámite'. */
export const ESTADOS_EN_LINEA = [
  'abierto',
  'pendiente',
  'aprobado',
  'devuelto',
  'cancelado',
  'vencido',
] as const
export type EstadoEnLinea = (typeof ESTADOS_EN_LINEA)[number]

/** What a receipt calls money that came in so. */
export const MEDIO_EN_LINEA = 'En línea'

/** Who started it: 'medico' comes back to /inicio_matriculado, 'operador' to /matriculados (S2 2). */
export const PANTALLAS = ['operador', 'medico'] as const
export type Pantalla = (typeof PANTALLAS)[number]

/** S2 2, tipoResultado: approved, pending; anything else is shown as cancelled. */
export const RESULTADOS = {
  aprobado: 'pagoAprobado',
  pendiente: 'pagoPendiente',
  cancelado: 'pagoCancelado',
} as const
export type Resultado = keyof typeof RESULTADOS

/** Stands there in links to one that is not decided: nobody says what became of it. */
export const EN_CURSO = 'enCurso'

export const resultadoDe = (tipo: string): Resultado =>
  tipo === RESULTADOS.aprobado ? 'aprobado' : tipo === RESULTADOS.pendiente ? 'pendiente' : 'cancelado'

/** What the local test gateway can be told to do with a payment. */
export const ACCIONES_DE_PRUEBA = ['aprobar', 'dejarPendiente', 'rechazar', 'devolver'] as const
export type AccionDePrueba = (typeof ACCIONES_DE_PRUEBA)[number]
