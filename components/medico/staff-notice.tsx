import { Info } from '@/components/ui/icons'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { formatFecha } from '@/domain/fechas'

/** What the staff wrote for the member (decision 94). */
export function StaffNotice({ ficha: { aviso, avisoFecha } }: { ficha: Ficha }) {
  if (!aviso) return null
  return (
    <section
      aria-labelledby="aviso-titulo"
      className="mb-4 flex gap-2.5 rounded-lg border bg-primary-tint px-4 py-3 text-primary-ink"
    >
      <Info aria-hidden className="mt-1 size-4 shrink-0" />
      <div className="min-w-0">
        <h2 id="aviso-titulo" className="font-semibold">
          Aviso del Consejo
          {avisoFecha && <span className="font-normal"> · {formatFecha(avisoFecha)}</span>}
        </h2>
        <p className="mt-0.5 wrap-anywhere whitespace-pre-line">{aviso}</p>
      </div>
    </section>
  )
}
