import { ArrowRight } from '@/components/ui/icons'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Cambio = NonNullable<LeidoEn<'/matriculado/traerHistorial'>[number]['cambios']>[number]

/** What was not there before, as all of a creation, is its value alone. */
export function Changes({ cambios }: { cambios: readonly Cambio[] }) {
  return (
    <ul className="changes">
      {cambios.map(({ campo, antes, despues }, index) => (
        <li key={`${campo} ${index}`} className="min-w-0">
          <span className="text-muted-foreground">{campo}:</span>{' '}
          {antes === null ? (
            <strong className="font-medium">
              <Value texto={despues} />
            </strong>
          ) : (
            <>
              <Value texto={antes} label="antes" />{' '}
              <ArrowRight aria-hidden className="inline size-3.5 text-muted-foreground" />{' '}
              <strong className="font-medium">
                <Value texto={despues} label="después" />
              </strong>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Longer texts open on demand. */
const LARGO = 120

function Value({ texto, label }: { texto: string | null; label?: string }) {
  const hidden = label && <span className="sr-only">{label} </span>
  if (!texto)
    return (
      <>
        {hidden}
        <span className="text-muted-foreground">vacío</span>
      </>
    )
  if (texto.length <= LARGO)
    return (
      <span className="wrap-anywhere">
        {hidden}
        {texto}
      </span>
    )
  return (
    <details className="group inline wrap-anywhere">
      <summary className="inline cursor-pointer list-none rounded [&::-webkit-details-marker]:hidden">
        {hidden}
        <span className="group-open:hidden">{texto.slice(0, LARGO).trimEnd()}… </span>
        <span className="link whitespace-nowrap group-open:hidden">Ver todo</span>
        <span className="link hidden whitespace-nowrap group-open:inline">Ver menos</span>
      </summary>
      <span className="block whitespace-pre-line">{texto}</span>
    </details>
  )
}
