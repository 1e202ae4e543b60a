import { ESTADOS, ESTADOS_CON_CUOTA } from '@/domain/estados'
import { type Centavos, formatMoney } from '@/domain/dinero'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { escrito } from '@/lib/ortografia/escrito'
import { unreadKeysOf } from '@/lib/unread'

export type Matricula = LeidoEn<'/matriculado/traerDatosMatricula'>
export type Edicion = EntradaEn<'/matriculado/actualizarDatosMatricula'>

export interface Valores {
  tipoMatriculaID: number | undefined
  federacion: boolean | undefined
  ampliacionFederacion: boolean | undefined
  ampliacionFederacionExtendida: boolean | undefined
  observaciones: string
  monto: Centavos | string | undefined
}

export const ETIQUETAS: Readonly<Record<keyof Valores, string>> = {
  tipoMatriculaID: 'Tipo de Matricula',
  federacion: 'Con Seguro?',
  ampliacionFederacion: 'Ampliacion',
  ampliacionFederacionExtendida: 'Ampliacion Extendida',
  observaciones: 'Observaciones',
  monto: 'Monto',
}

/** An old server leaves out what is false; what it says and nobody could read is for the person to choose. */
export const startOf = (read: Matricula): Valores => ({
  tipoMatriculaID: read.tipoMatriculaID ?? undefined,
  federacion: answerOf(read, 'federacion'),
  ampliacionFederacion: answerOf(read, 'ampliacionFederacion'),
  ampliacionFederacionExtendida: answerOf(read, 'ampliacionFederacionExtendida'),
  observaciones: read.observaciones ?? '',
  monto: read.monto ?? undefined,
})

type Pregunta = 'federacion' | 'ampliacionFederacion' | 'ampliacionFederacionExtendida'
const answerOf = (read: Matricula, key: Pregunta): boolean | undefined =>
  read[key] ?? (unreadKeysOf(read).includes(key) ? undefined : false)

/** Months have these three types; one of another type keeps it as a choice. */
export function tiposFor(actual: number | null | undefined): { id: number; nombre: string }[] {
  const tipos: { id: number; nombre: string }[] = ESTADOS_CON_CUOTA.map((id) => ({ id, nombre: ESTADOS[id] }))
  if (!actual || tipos.some(({ id }) => id === actual)) return tipos
  const nombre = actual in ESTADOS ? ESTADOS[actual as keyof typeof ESTADOS] : `Tipo ${actual}`
  return [...tipos, { id: actual, nombre }]
}

export function wordOf(key: keyof Valores, value: unknown): string {
  if (typeof value === 'boolean') return escrito(value ? 'Si' : 'No')
  if (typeof value === 'bigint') return formatMoney(value as Centavos)
  if (key === 'tipoMatriculaID') return tiposFor(Number(value)).find(({ id }) => id === value)?.nombre ?? '—'
  return typeof value === 'string' && value !== '' ? value : '—'
}
