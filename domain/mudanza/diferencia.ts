import { formatMoney, fromDecimalText } from '@/domain/dinero'

/** In what a member may not be what the other server says; the keys are `mudanza_diferencia.que`. */
export const QUES = {
  pendiente: 'Total pendiente',
  saldo: 'Saldo final de la cuenta',
  cantidad: 'Cuántos pendientes de cada tipo',
  filas: 'Renglones de la cuenta',
  seguro: 'Seguro de hoy',
  ficha: 'Estado, matrícula y DNI',
} as const
export type Que = keyof typeof QUES

/** Why; the keys are `mudanza_diferencia.clase`. */
export const CLASES_DE_DIFERENCIA = {
  'sin explicar': 'Sin explicar',
  'sin leer': 'No se pudo leer',
  origen: 'No cierra en el sistema anterior',
  cambio: 'Cambió mientras se leía',
  redondeo: 'Importes con fracciones de centavo',
  regla: 'Una regla de Padrón no lo admite',
} as const
export type ClaseDeDiferencia = keyof typeof CLASES_DE_DIFERENCIA

/** What a person decides of one; the keys are `mudanza_respuesta.valor`. */
export const DECISIONES = {
  pendiente: 'Lo pendiente está bien',
  cuenta: 'La cuenta está bien',
  afuera: 'Dejarlo afuera',
  aceptada: 'Aceptar la diferencia',
} as const
export type DecisionDeMudanza = keyof typeof DECISIONES

/** The same as a thing that was decided. */
export const DECIDIDO: Readonly<Record<DecisionDeMudanza, string>> = {
  ...DECISIONES,
  aceptada: 'Diferencia aceptada',
}

export const QUE_HACE: Readonly<Record<DecisionDeMudanza, string>> = {
  pendiente:
    'Debe lo que está pendiente. La cuenta se cierra con un ajuste, y su saldo queda en lo pendiente.',
  cuenta:
    'Debe lo que dice el saldo. Lo que falta se agrega a lo pendiente como «Diferencia de cuenta anterior».',
  afuera: 'No se trae hasta que lo corrijan en el sistema anterior.',
  aceptada: 'Queda como está en este registro, con su nombre.',
}

export const ESTADOS_DE_RESPUESTA = {
  sin: 'Sin responder',
  falta: 'Sin explicar todavía',
  con: 'Respondidas',
} as const
export type EstadoDeRespuesta = keyof typeof ESTADOS_DE_RESPUESTA

/** What says which of the two is right. */
export const DE_LA_CUENTA = ['pendiente', 'cuenta', 'afuera'] as const satisfies readonly DecisionDeMudanza[]

/** What one side says: an amount as amounts are told. */
export function decirLado(que: Que | undefined, texto: string | null | undefined): string {
  if (texto === null || texto === undefined || texto === '') return que === 'filas' ? 'No está' : 'Sin dato'
  const monto = que === 'pendiente' || que === 'saldo' ? fromDecimalText(texto) : null
  return monto === null ? texto : formatMoney(monto)
}
