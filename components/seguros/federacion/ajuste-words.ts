import { formatMoney, type Centavos } from '@/domain/dinero'
import { formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Simulado = LeidoEn<'/federacion_matriculado/simular'>
export type Cuota = NonNullable<Simulado['cuotas']>[number]

/** '+$ 6.200,00', '-$ 6.200,00'. */
export const signed = (monto: Centavos): string => `${monto > 0n ? '+' : ''}${formatMoney(monto)}`

const STATES: Readonly<Record<string, string>> = {
  pagada: 'pagada',
  plan: 'en plan de pagos',
  tramite: 'en trámite',
}

/** Under its month: 'con seguro, pagada'. */
export const chargedWords = ({ antes, estado }: Cuota): string =>
  [antes?.toLowerCase(), STATES[estado ?? '']].filter(Boolean).join(', ')

/** What can be adjusted first, since of many months only the first are in sight. */
export const inOrder = (cuotas: readonly Cuota[]): Cuota[] =>
  cuotas.toSorted((a, b) => Number(b.estado === 'impaga') - Number(a.estado === 'impaga'))

export function leadWords(cuotas: readonly Cuota[]): string {
  const [first] = cuotas
  if (!first) return 'Ninguna cuota ya generada cambia.'
  const which =
    cuotas.length === 1
      ? '1 cuota ya generada se cobraría'
      : `${formatCount(cuotas.length)} cuotas ya generadas se cobrarían`
  return `${which} ahora ${first.ahora?.toLowerCase() ?? 'de otro modo'}.`
}

/** Months whose files the federation has already say something else after the change. */
export function filesWords(archivos: Simulado['archivos'] = []): string | undefined {
  const meses = archivos.flatMap(({ anio, mes }) => (anio && mes ? [formatMes({ anio, mes })] : []))
  const last = meses.at(-1)
  if (last === undefined) return undefined
  return meses.length === 1
    ? `El archivo de la federación de ${last} ya se generó: genérelo de nuevo.`
    : `Los archivos de la federación de ${formatCount(meses.length)} meses, hasta ${last}, ya se generaron: genere de nuevo el último.`
}

/** Why the rest stays as it is, and what may be done about it. */
export function keptWords({ cuotas = [], sinPrecio = [] }: Partial<Simulado>): string[] {
  const of = (state: string) => cuotas.filter(({ estado }) => estado === state)
  return [
    ...paidWords(of('pagada')),
    ...staysWords(of('plan').length, 'en un plan de pagos'),
    ...staysWords(of('tramite').length, 'en trámite'),
    ...sinPrecio.map((falta) => `${falta}: lo de ese año queda como está.`),
  ]
}

function staysWords(count: number, where: string): string[] {
  if (count === 0) return []
  return [
    count === 1
      ? `1 está ${where}: queda como está.`
      : `${formatCount(count)} están ${where}: quedan como están.`,
  ]
}

function paidWords(pagadas: readonly Cuota[]): string[] {
  if (pagadas.length === 0) return []
  const which = pagadas.length === 1 ? '1 ya está pagada' : `${formatCount(pagadas.length)} ya están pagadas`
  const difference = pagadas.reduce(
    (sum, { monto, nuevo }) => sum + (nuevo && monto ? nuevo - monto : 0n),
    0n,
  )
  const hand =
    difference > 0n
      ? ' Lo que falta se puede cargar con un concepto.'
      : difference < 0n
        ? ' Para devolver la diferencia se anula el recibo, se edita la cuota y se cobra de nuevo.'
        : ''
  return [`${which}: lo cobrado no se cambia.${hand}`]
}
