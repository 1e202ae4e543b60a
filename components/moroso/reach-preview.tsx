import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney } from '@/domain/dinero'
import { fillTexto, shownTexto, valoresMoroso } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import type { EstadoLectura } from '@/lib/llamada/use-lectura'

type Alcance = LeidoEn<'/mensaje/simular'>
type Fila = NonNullable<Alcance['filas']>[number]

/** Which part of the list is looked at. */
export interface Vista {
  pagina: number
  soloSinDestino: boolean
}

const POR_PAGINA = 20

type Props = {
  estado: EstadoLectura<Alcance>
  vista: Vista
  see: (vista: Vista) => void
  /** Undefined where messages have none. */
  asunto: string | undefined
  texto: string
}

/** Whom the message reaches, as each will read it, and who gets none and why. */
export function ReachPreview({ estado, vista, see, asunto, texto }: Props) {
  const [shown, setShown] = useState(0)
  if (estado.fase === 'falla')
    return (
      <p role="alert" className="text-danger-ink">
        {estado.falla.mensaje}
      </p>
    )
  if (estado.fase !== 'lista')
    return (
      <p className="flex items-center gap-2 text-soft" role="status">
        <Spinner /> Buscando a quién se le puede escribir…
      </p>
    )
  const { filas = [] } = estado.datos
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
        {one && <Letter fila={one} asunto={asunto} texto={texto} />}
      </div>
      <Pager alcance={estado.datos} vista={vista} see={look} />
    </section>
  )
}

type Parte = { alcance: Alcance; vista: Vista; see: (vista: Vista) => void }

function ReachCount({ alcance: { cantidad = 0, sinDestino = 0, mora }, vista, see }: Parte) {
  const { soloSinDestino } = vista
  const sin = sinDestino === 1 ? 'el que no lo recibe' : `los ${formatCount(sinDestino)} que no lo reciben`
  return (
    <p className="tabular-nums" role="status">
      <strong>{formatCount(cantidad - sinDestino)}</strong> de {formatCount(cantidad)}{' '}
      {cantidad - sinDestino === 1 ? 'lo recibe' : 'lo reciben'}
      {mora !== undefined && <> · {formatMoney(mora)} de mora</>}
      {sinDestino > 0 && (
        <>
          {' · '}
          <button
            type="button"
            className="link min-h-6"
            onClick={() => see({ pagina: 1, soloSinDestino: !soloSinDestino })}
          >
            {soloSinDestino ? 'Ver todos' : `Ver ${sin}`}
          </button>
        </>
      )}
    </p>
  )
}

function Recipient({ fila, chosen, choose }: { fila: Fila; chosen: boolean; choose: () => void }) {
  const { nombre, motivo, destino } = fila
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={choose}
        className="w-full px-3 py-1.5 text-left hover:bg-muted aria-pressed:bg-primary-tint"
      >
        <span className="block font-medium">{nombre}</span>
        <span className={`block text-[0.8125rem] ${motivo ? 'text-danger-ink' : 'text-soft'}`}>
          {motivo ?? destino}
        </span>
      </button>
    </li>
  )
}

function Letter({ fila, asunto, texto }: { fila: Fila; asunto: string | undefined; texto: string }) {
  const { nombre = '', mora, meses = 0, motivo } = fila
  const valores = mora === undefined ? { nombre } : valoresMoroso({ nombre, mora, meses })
  return (
    <div
      className="max-h-56 overflow-y-auto rounded-md bg-muted px-3 py-2 wrap-anywhere"
      tabIndex={0}
      role="group"
      aria-label={`Mensaje para ${nombre}`}
    >
      {motivo ? (
        <p className="text-danger-ink">No se le envía: {motivo}.</p>
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

function Pager({ alcance: { cantidad = 0, sinDestino = 0, filas = [] }, vista, see }: Parte) {
  const { pagina, soloSinDestino } = vista
  const listed = soloSinDestino ? sinDestino : cantidad
  if (listed <= POR_PAGINA) return null
  const before = (pagina - 1) * POR_PAGINA
  return (
    <div className="flex items-center gap-2 tabular-nums">
      <Button
        size="icon-sm"
        aria-label="Destinatarios anteriores"
        disabled={pagina === 1}
        onClick={() => see({ ...vista, pagina: pagina - 1 })}
      >
        <ChevronLeft aria-hidden />
      </Button>
      {formatCount(before + 1)}–{formatCount(before + filas.length)} de {formatCount(listed)}
      <Button
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
