'use client'

import { cn } from '@/lib/utils'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { LugarDeMuestra, RegistroDeMuestra } from '@/domain/debito/vista-previa'

const columnsOf = ({ desde, hasta }: LugarDeMuestra): string =>
  desde === hasta ? `columna ${desde}` : `columnas ${desde} a ${hasta}`
const valueOf = ({ texto, falta }: LugarDeMuestra): string =>
  falta ? 'falta' : texto.trim() === '' ? `${texto.length} espacios` : `«${texto.trimEnd()}»`

const DUDAS = { alta: '', media: ' Falta confirmarlo con el banco.', baja: ' No se sabe: pregunte al banco.' }
const meaningOf = ({ sentido, certeza }: LugarDeMuestra): string => `${sentido}.${DUDAS[certeza]}`

/**
 * A record as it would be written: the pointer or the arrow keys go from field to field, and its name, place and value
 * stand below.
 */
export function RecordPreview({ registro: { titulo, lugares } }: { registro: RegistroDeMuestra }) {
  const id = useId()
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const shown = lugares[Math.min(at, lugares.length - 1)]
  const width = lugares.at(-1)?.hasta ?? 0
  function move(event: KeyboardEvent) {
    const next = nextOf(event.key, at, lugares.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    box.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div className="min-w-0">
      <p id={`${id}-titulo`} className="text-[0.8125rem] font-medium">
        {titulo} <span className="font-normal text-muted-foreground">({width} caracteres)</span>
      </p>
      <div
        ref={box}
        role="listbox"
        aria-orientation="horizontal"
        aria-labelledby={`${id}-titulo`}
        aria-activedescendant={`${id}-${at}`}
        tabIndex={0}
        onKeyDown={move}
        className="mt-1 flex overflow-x-auto rounded-lg border bg-card px-2 py-2 font-mono text-[0.8125rem] leading-6 whitespace-pre"
      >
        {lugares.map((lugar, index) => (
          <span
            key={lugar.desde}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            aria-label={`${lugar.titulo}, ${columnsOf(lugar)}: ${valueOf(lugar)}`}
            // A field that scrolls in under a resting pointer is not pointed at.
            onPointerMove={() => setAt(index)}
            onPointerDown={() => setAt(index)}
            className={cn(
              'shrink-0 border-b-2',
              index % 2 === 0 ? 'bg-muted' : 'bg-card',
              index === at ? 'border-primary' : 'border-transparent',
              lugar.falta && 'font-semibold text-destructive-ink',
            )}
          >
            {lugar.texto.replaceAll(' ', '·')}
          </span>
        ))}
      </div>
      {shown && (
        <p className="mt-1 text-[0.8125rem]" data-testid="campo">
          <strong className="font-semibold">{shown.titulo}</strong> · {columnsOf(shown)} ·{' '}
          <span className="break-all">{valueOf(shown)}</span>
          <span className="block text-muted-foreground">{meaningOf(shown)}</span>
        </p>
      )}
    </div>
  )
}

function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** The same for who reads it as a table. */
export const RecordTable = ({ registro: { titulo, lugares } }: { registro: RegistroDeMuestra }) => (
  <table className="w-full text-[0.8125rem]">
    <caption className="pt-2 pb-1 text-left font-medium">{titulo}</caption>
    <thead>
      <tr className="border-b text-left text-muted-foreground">
        <th scope="col" className="py-1 pr-3 font-medium">
          Columnas
        </th>
        <th scope="col" className="py-1 pr-3 font-medium">
          Campo
        </th>
        <th scope="col" className="py-1 pr-3 font-medium">
          Valor
        </th>
        <th scope="col" className="py-1 font-medium">
          Qué es
        </th>
      </tr>
    </thead>
    <tbody>
      {lugares.map((lugar) => (
        <tr key={lugar.desde} className="border-b">
          <td className="py-1 pr-3 whitespace-nowrap tabular-nums">
            {lugar.desde}–{lugar.hasta}
          </td>
          <td className="py-1 pr-3">{lugar.titulo}</td>
          <td className="py-1 pr-3 break-all">{valueOf(lugar)}</td>
          <td className="py-1">{meaningOf(lugar)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
