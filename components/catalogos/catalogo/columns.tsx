import { Check, X } from '@/components/ui/icons'
import type { Column } from '@/components/data-table/columns'
import { Badge } from '@/components/ui/badge'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { escrito } from '@/lib/ortografia/escrito'

/** A row of any catalogue, by its keys. */
export type Fila = { id?: number; fijo?: boolean; version?: number } & Record<string, unknown>

export function columnsOf({ campos, columnas }: DeclaracionCatalogo): Column<Fila>[] {
  return columnas.map((clave, index): Column<Fila> => {
    const shown = Object.values(campos).find(
      (campo) => campo.tipo === 'referencia' && campo.muestra === clave,
    )
    const campo = shown ?? campos[clave]
    const label = campo?.etiqueta ?? clave
    if (campo?.tipo === 'siNo')
      return { id: clave, label, kind: 'own', cell: (row) => <SiNo valor={row[clave]} /> }
    return {
      id: clave,
      label,
      kind: kindOf(campo),
      title: index === titleAt(campos, columnas),
      ...narrow(campo),
    }
  })
}

/** Short values must not take the room of names. */
const narrow = (campo: CampoCatalogo | undefined) =>
  campo?.tipo === 'entero' ? { width: '8rem' } : campo?.tipo === 'dinero' ? { width: '11rem' } : {}

/** The first text names the row; a number before it does not. */
const titleAt = (campos: DeclaracionCatalogo['campos'], columnas: readonly string[]): number =>
  Math.max(
    columnas.findIndex((clave) => campos[clave]?.tipo === 'texto'),
    0,
  )

function kindOf(campo: CampoCatalogo | undefined): 'text' | 'number' | 'money' {
  if (campo?.tipo === 'dinero') return 'money'
  return campo?.tipo === 'entero' ? 'number' : 'text'
}

/** Green check or red cross, with words for screen readers. */
function SiNo({ valor }: { valor: unknown }) {
  if (typeof valor !== 'boolean') return '—'
  const Icon = valor ? Check : X
  return (
    <Badge color={valor ? 'green' : 'red'}>
      <Icon aria-hidden />
      <span className="sr-only">{escrito(valor ? 'Si' : 'No')}</span>
    </Badge>
  )
}
