import { Badge, type BadgeColor } from '@/components/ui/badge'
import { type Respuesta as Estado, monthOfAnswer, RESPUESTA_EN_PALABRAS } from '@/domain/debito/respuesta'
import { CERO, formatMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Respuesta = LeidoEn<'/da_listado/traerResultados'>[number]

export const RESPUESTA_COLOR: Readonly<Record<Estado, BadgeColor>> = {
  cobrado: 'green',
  revertido: 'red',
  rechazado: 'red',
  espera: 'blue',
  pendiente: 'blue',
  sinRespuesta: 'orange',
}

type Props = { respuesta: Respuesta; /** Month and asked amount stand beside it already. */ short?: boolean }

/** What became of a debit: of which month, for how much, and why it was not paid. */
export function Answer({ respuesta, short = false }: Props) {
  const { estado, pedido, cobrado, resultado } = respuesta
  const importe = cobrado ?? pedido
  const facts = short
    ? [resultado === 1 || !cobrado ? undefined : formatMoney(cobrado)]
    : [monthOfAnswer(respuesta), importe === undefined ? undefined : formatMoney(importe)]
  const told = facts.filter(Boolean).join(' · ')
  return (
    <span>
      {estado && <Badge color={RESPUESTA_COLOR[estado]}>{RESPUESTA_EN_PALABRAS[estado]}</Badge>}
      {told && <span className="cell-note">{told}</span>}
      <Why respuesta={respuesta} />
    </span>
  )
}

/** The same as words, for the title of a cell that is cut. */
export const answerInWords = ({ estado, pedido, cobrado, motivo, ...de }: Respuesta): string =>
  [estado && RESPUESTA_EN_PALABRAS[estado], monthOfAnswer(de), formatMoney(cobrado ?? pedido ?? CERO), motivo]
    .filter(Boolean)
    .join(' · ')

type WhyProps = { respuesta: Respuesta; /** Not as the small print of something else. */ plain?: boolean }

/** The plain reason, with the bank's own code and the result behind it. */
export function Why({ respuesta: { motivo, codigo, resultado }, plain = false }: WhyProps) {
  if (!motivo) return null
  const codes = [resultado === null || resultado === undefined ? '' : `${resultado}`, codigo ?? '']
  return (
    <span className={plain ? undefined : 'cell-note'}>
      {motivo} ({codes.filter(Boolean).join(', ')})
    </span>
  )
}
