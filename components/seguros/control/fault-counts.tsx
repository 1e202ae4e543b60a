import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { FALTAS } from '@/domain/control-cobertura'
import { formatFecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cuenta: LeidoEn<'/controlCobertura/contar'>; address: Address; elegida: string | undefined }

/** How many of each fault, each leading to its rows; the chosen one leads back to all. */
export function FaultCounts({ cuenta: { corte, polizas = 0, faltas = [] }, address, elegida }: Props) {
  return (
    <section aria-label="Cuántas faltas" className="mb-4 grid gap-2">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-2">
        {faltas.map(({ falta, cantidad = 0 }) => {
          if (!falta) return null
          const chosen = falta === elegida
          return (
            <li key={falta}>
              <Link
                href={hrefWith(address, { falta: chosen ? undefined : falta, pagina: undefined })}
                prefetch={false}
                aria-current={chosen ? 'true' : undefined}
                className={`grid h-full content-start gap-0.5 rounded-lg border px-3 py-2 hover:bg-hover ${chosen ? 'border-primary bg-primary-tint' : 'bg-surface'}`}
              >
                <strong className="text-lg tabular-nums">{formatCount(cantidad)}</strong>
                <span className="text-soft">{FALTAS[falta].nombre}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="text-soft">
        {corte && `Al ${formatFecha(corte)}. `}
        {polizas === 0
          ? 'Todavía no se cargó ninguna póliza de este mes.'
          : `Pólizas cargadas de este mes: ${formatCount(polizas)}.`}
      </p>
    </section>
  )
}
