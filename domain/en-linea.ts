/** The states of an online payment. Its charges are 'en trámite' in the first two. */
export const ESTADOS_EN_LINEA = [
  'abierto',
  'pendiente',
  'aprobado',
  'devuelto',
  'cancelado',
  'vencido',
] as const
export type EstadoEnLinea = (typeof ESTADOS_EN_LINEA)[number]

export const EN_LINEA_EN_PALABRAS: Readonly<Record<EstadoEnLinea, string>> = {
  abierto: 'En trámite',
  pendiente: 'Pendiente',
  aprobado: 'Aprobado',
  devuelto: 'Devuelto',
  cancelado: 'Cancelado',
  vencido: 'Vencido',
}

export const MEDIO_EN_LINEA = 'En línea'

/** Who started it: 'medico' comes back to /inicio_matriculado, 'operador' to /matriculados. */
export const PANTALLAS = ['operador', 'medico'] as const
export type Pantalla = (typeof PANTALLAS)[number]

/** The specification's tipoResultado: approved and pending; anything else is shown as cancelled. */
export const RESULTADOS = {
  aprobado: 'pagoAprobado',
  pendiente: 'pagoPendiente',
  cancelado: 'pagoCancelado',
} as const
export type Resultado = keyof typeof RESULTADOS

/** Links to an undecided payment carry this instead of a result. */
export const EN_CURSO = 'enCurso'

export const resultadoDe = (tipo: string): Resultado =>
  tipo === RESULTADOS.aprobado ? 'aprobado' : tipo === RESULTADOS.pendiente ? 'pendiente' : 'cancelado'

/** What people can tell the local test gateway to do. */
export const ACCIONES_DE_PRUEBA = ['aprobar', 'dejarPendiente', 'rechazar', 'devolver'] as const
export type AccionDePrueba = (typeof ACCIONES_DE_PRUEBA)[number]
