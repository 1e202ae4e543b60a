import { ChevronLeft, ChevronRight } from '@/components/ui/icons'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { fillTexto, shownTexto } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { EstadoLectura } from '@/lib/llamada/use-lectura'

/** What each placeholder of a text is for one member. */
export type Valores = Parameters<typeof fillTexto>[1]

export interface Destinatario {
  matriculadoID?: number | undefined
  apellidoNombre?: string | undefined
  saludo?: string | undefined
  destino?: string | null | undefined
  /** Why he gets none. */
  motivo?: string | null | undefined
  /** What his message waits for. */
  espera?: string | null | undefined
}

/** What a sending would do; one page of those it would reach. */
export interface Alcance<F> {
  cantidad?: number | undefined
  sinDestino?: number | undefined
  noQuieren?: number | undefined
  enEspera?: number | undefined
  mora?: Centavos | undefined
  firma?: string | undefined
  pago?: string | undefined
  filas?: readonly F[] | undefined
}

export interface Vista {
  pagina: number
  solo: 'todos' | 'sinDestino' | 'noQuieren' | 'enEspera'
}

const POR_PAGINA = 20

type Props<F extends Destinatario> = {
  estado: EstadoLectura<Alcance<F>>
  vista: Vista
  see: (vista: Vista) => void
  asunto: string | undefined
  texto: string
  valoresOf: (fila: F) => Valores
}

/** Whom the message reaches and with which text, who gets none and why, and whose waits for an online payment. */
export function ReachPreview<F extends Destinatario>({ estado, vista, see, valoresOf, ...carta }: Props<F>) {
  const [shown, setShown] = useState(0)
  if (estado.fase === 'falla')
    return (
      <p role="alert" className="text-destructive-ink">
        {estado.falla.mensaje}
      </p>
    )
  if (estado.fase !== 'lista')
    return (
      <p className="flex items-center gap-2 text-muted-foreground" role="status">
        <Spinner /> Buscando a quién se le puede escribir…
      </p>
    )
  const { filas = [], firma = '', pago = '' } = estado.datos
  const one = filas[Math.min(shown, filas.length - 1)]
  const look = (next: Vista) => {
    setShown(0)
    see(next)
  }
  return (
    <section aria-label="Vista previa" className="grid gap-2.5">
      <ReachCount alcance={estado.datos} vista={vista} see={look} />
      <div className="grid gap-3 sm:grid-cols-2">
        <ul className="max-h-56 overflow-y-auto rounded-md border" aria-label="Destinatarios">
          {filas.map((fila, index) => (
            <Recipient
              key={fila.matriculadoID ?? index}
              fila={fila}
              chosen={fila === one}
              choose={() => setShown(index)}
            />
          ))}
        </ul>
        {one && (
          <Letter
            fila={one}
            {...carta}
            valores={{ firma, pago, saludo: one.saludo ?? '', ...valoresOf(one) }}
          />
        )}
      </div>
      <Pager alcance={estado.datos} vista={vista} see={look} />
    </section>
  )
}

/** Those who get the letter: they have an address and did not refuse it. */
export const countReached = ({ cantidad = 0, sinDestino = 0, noQuieren = 0 }: Alcance<unknown>): number =>
  cantidad - sinDestino - noQuieren

type Parte = { alcance: Alcance<unknown>; vista: Vista; see: (vista: Vista) => void }

function ReachCount({ alcance, vista, see }: Parte) {
  const { cantidad = 0, sinDestino = 0, noQuieren = 0, enEspera = 0, mora } = alcance
  const reciben = countReached(alcance)
  const look = (solo: Exclude<Vista['solo'], 'todos'>, who: string) => (
    <>
      {' · '}
      <button
        type="button"
        className="link min-h-6"
        onClick={() => see({ pagina: 1, solo: vista.solo === solo ? 'todos' : solo })}
      >
        {vista.solo === solo ? 'Ver todos' : `Ver ${who}`}
      </button>
    </>
  )
  return (
    <div className="grid gap-1 tabular-nums" role="status">
      <p>
        <strong>{formatCount(reciben)}</strong> de {formatCount(cantidad)}{' '}
        {reciben === 1 ? 'lo recibe' : 'lo reciben'}
        {mora !== undefined && <> · {formatMoney(mora)} de mora</>}
        {sinDestino > 0 &&
          look(
            'sinDestino',
            sinDestino === 1 ? 'el que no lo recibe' : `los ${formatCount(sinDestino)} que no lo reciben`,
          )}
      </p>
      {noQuieren > 0 && (
        <p>
          {noQuieren === 1 ? '1 no lo quiere' : `${formatCount(noQuieren)} no lo quieren`}
          {look('noQuieren', noQuieren === 1 ? 'quién es' : 'quiénes son')}
        </p>
      )}
      {enEspera > 0 && (
        <p>
          {enEspera === 1
            ? '1 lo recibe solo si no se concreta su pago en línea en trámite'
            : `${formatCount(enEspera)} lo reciben solo si no se concreta su pago en línea en trámite`}
          {look('enEspera', enEspera === 1 ? 'el que espera' : `los ${formatCount(enEspera)} que esperan`)}
        </p>
      )}
    </div>
  )
}

type RecipientProps = { fila: Destinatario; chosen: boolean; choose: () => void }

function Recipient({ fila, chosen, choose }: RecipientProps) {
  const { apellidoNombre, motivo, destino, espera } = fila
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={choose}
        className="w-full px-3 py-1.5 text-left hover:bg-muted aria-pressed:bg-primary-tint"
      >
        <span className="block font-medium">{apellidoNombre}</span>
        <span
          className={`block text-[0.8125rem] ${motivo ? 'text-destructive-ink' : 'text-muted-foreground'}`}
        >
          {motivo ?? destino}
        </span>
        {espera && <span className="block text-[0.8125rem]">{espera}</span>}
      </button>
    </li>
  )
}

type LetterProps = {
  fila: Destinatario
  asunto: string | undefined
  texto: string
  valores: Valores
}

function Letter({ fila: { apellidoNombre = '', motivo }, asunto, texto, valores }: LetterProps) {
  return (
    <div
      className="max-h-56 overflow-y-auto rounded-md bg-muted px-3 py-2 wrap-anywhere"
      tabIndex={0}
      role="group"
      aria-label={`Mensaje para ${apellidoNombre}`}
    >
      {motivo ? (
        <p className="text-destructive-ink">No se le envía: {motivo}.</p>
      ) : (
        <>
          {asunto !== undefined && (
            <p className="mb-1 font-medium">{shownTexto(fillTexto(asunto, valores))}</p>
          )}
          <p className="whitespace-pre-wrap">{shownTexto(fillTexto(texto, valores))}</p>
        </>
      )}
    </div>
  )
}

function Pager({ alcance, vista, see }: Parte) {
  const { cantidad = 0, sinDestino = 0, noQuieren = 0, enEspera = 0, filas = [] } = alcance
  const { pagina, solo } = vista
  const listed = { todos: cantidad, sinDestino, noQuieren, enEspera }[solo]
  if (listed <= POR_PAGINA) return null
  const before = (pagina - 1) * POR_PAGINA
  return (
    <div className="flex items-center gap-2 tabular-nums">
      <Button
        variant="outline"
        size="icon-sm"
        aria-label="Destinatarios anteriores"
        disabled={pagina === 1}
        onClick={() => see({ ...vista, pagina: pagina - 1 })}
      >
        <ChevronLeft aria-hidden />
      </Button>
      {formatCount(before + 1)}–{formatCount(before + filas.length)} de {formatCount(listed)}
      <Button
        variant="outline"
        size="icon-sm"
        aria-label="Destinatarios siguientes"
        disabled={pagina * POR_PAGINA >= listed}
        onClick={() => see({ ...vista, pagina: pagina + 1 })}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
