import Link from 'next/link'
import type { Columnas } from '@/components/data-table/arrange'
import { mailCell, telephoneCell } from '@/components/padron/matriculado/contact-links'
import { EstadoBadge } from '@/components/acto/estado-badge'
import { ExternalLink } from '@/components/ui/icons'
import type { Columna } from '@/domain/listado'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type FilaListado = LeidoEn<'/estadisticas/listado_matriculados'>[number]

/** The name leads to the record of whoever may open it. */
export const columnasDe = (verFicha: boolean): Columnas<FilaListado, Columna> => ({
  matricula: { kind: 'number', width: '7rem' },
  dni: { kind: 'number', width: '8rem' },
  nombre: { kind: 'own', cell: (row) => nameCell(row, verFicha), cut: ({ nombre }) => nombre ?? '' },
  telefono: { kind: 'own', width: '13rem', cell: ({ telefono }) => telephoneCell(telefono) },
  email: { kind: 'own', cell: ({ email }) => mailCell(email) },
  cobertura: { kind: 'text', cut: true },
  especialidades: { kind: 'text' },
  deuda: { kind: 'money', width: '9rem' },
  estado: { kind: 'own', width: '9rem', cell: ({ estado }) => estado && <EstadoBadge estado={estado} /> },
  formaPago: { kind: 'text' },
  provincia: { kind: 'text' },
})

/** A function and no component, since fifty of them stand on a page. */
function nameCell({ id, nombre }: FilaListado, verFicha: boolean) {
  if (id === undefined || !verFicha) return nombre
  const name = nombre || 'Sin nombre'
  return (
    <span className="flex items-center gap-1.5 wrap-anywhere">
      <Link href={rutas.ficha(id)} prefetch={false} className="cell-link min-w-0 sm:truncate">
        {name}
      </Link>
      <a
        href={rutas.ficha(id)}
        target="_blank"
        aria-label={`Abrir ${name} en otra pestaña`}
        title="Abrir en otra pestaña"
        className="grid size-6 shrink-0 place-items-center rounded text-muted-foreground hover:text-primary-ink"
        data-print="hide"
      >
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    </span>
  )
}
