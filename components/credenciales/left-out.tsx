import { type ReactNode, useId } from 'react'

interface Quien {
  matriculadoID?: number | undefined
  apellidoNombre?: string | undefined
  matricula?: number | undefined
}
type Props<F extends Quien> = {
  title: string
  filas: readonly F[]
  reasonsOf?: (fila: F) => readonly string[] | undefined
  /** What can be done for him alone. */
  act?: (fila: F, nombre: string) => ReactNode
}

/** Those of many to whom nothing is issued, each with the reason. */
export function LeftOut<F extends Quien>({ title, filas, reasonsOf, act }: Props<F>) {
  const id = useId()
  if (filas.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-lg border px-3 py-2">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {filas.map((fila) => {
          const nombre = fila.apellidoNombre ?? 'Sin nombre'
          const reasons = reasonsOf?.(fila) ?? []
          return (
            <li key={fila.matriculadoID} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {nombre} <span className="text-muted-foreground">({fila.matricula ?? '—'})</span>
                {reasons.length > 0 && (
                  <span className="block text-muted-foreground">{reasons.join('. ')}</span>
                )}
              </span>
              {act?.(fila, nombre)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
