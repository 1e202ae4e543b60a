import Link from 'next/link'
import type { Column } from '@/components/data-table/columns'
import { EstadoTag } from '@/components/padron/matriculado/estado-tag'
import { ExternalLink } from '@/components/ui/icons'
import { type Columna, NOMBRES_DE_COLUMNA, type Orden } from '@/domain/listado'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

export type FilaListado = LeidoEn<'/estadisticas/listado_matriculados'>[number]

/** Without `kind` a column is text. */
const KINDS: Readonly<Partial<Record<Columna, 'number' | 'money' | 'word'>>> = {
  telefono: 'word',
  matricula: 'number',
  dni: 'number',
  deuda: 'money',
}
const WIDTHS: Readonly<Partial<Record<Columna, string>>> = {
  matricula: '7rem',
  dni: '8rem',
  telefono: '9rem',
  deuda: '9rem',
  estado: '9rem',
}

interface Showing {
  campos: readonly Columna[]
  verFicha: boolean
  /** The order that stands, and the address of another; absent where the server knows no other. */
  ordering: { orden: Orden; hrefOf: (orden: Orden) => string } | undefined
}

/** The chosen columns in their order. The name, or what stands first without it, heads its row. */
export function columnsFor({ campos, verFicha, ordering }: Showing): Column<FilaListado>[] {
  const title = campos.includes('nombre') ? 'nombre' : campos[0]
  return campos.map((campo): Column<FilaListado> => {
    const common = {
      id: campo,
      label: NOMBRES_DE_COLUMNA[campo],
      title: campo === title,
      ...(WIDTHS[campo] ? { width: WIDTHS[campo] } : {}),
      ...(ordering ? { order: orderOf(campo, ordering) } : {}),
    }
    if (campo === 'nombre') return { ...common, kind: 'own', cell: (row) => nameCell(row, verFicha) }
    if (campo === 'estado')
      return { ...common, kind: 'own', cell: ({ estado }) => estado && <EstadoTag estado={estado} /> }
    return { ...common, kind: KINDS[campo] ?? 'text' }
  })
}

/** The same column turns its order round. */
function orderOf(campo: Columna, { orden, hrefOf }: NonNullable<Showing['ordering']>) {
  const now = orden === `${campo} asc` ? 'ascending' : orden === `${campo} desc` ? 'descending' : undefined
  return { href: hrefOf(now === 'ascending' ? `${campo} desc` : `${campo} asc`), now } as const
}

/** A function and no component, since fifty of them stand on a page. */
function nameCell({ id, nombre }: FilaListado, verFicha: boolean) {
  if (id === undefined || !verFicha) return nombre
  const name = nombre || 'Sin nombre'
  return (
    <span className="inline-flex items-center gap-1.5 wrap-anywhere">
      <Link href={rutas.ficha(id)} prefetch={false} className="cell-link">
        {name}
      </Link>
      <a
        href={rutas.ficha(id)}
        target="_blank"
        aria-label={`Abrir ${name} en otra pestaña`}
        title="Abrir en otra pestaña"
        className="grid size-6 shrink-0 place-items-center rounded text-soft hover:text-primary-ink"
        data-print="hide"
      >
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    </span>
  )
}
