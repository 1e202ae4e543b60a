import { BodyView } from '@/components/catalogos/tipo-certificado/body-view'
import { type Fila, columnsOf } from '@/components/catalogos/catalogo/columns'
import type { Column } from '@/components/data-table/columns'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { escrito } from '@/lib/ortografia/escrito'
import { addressOfImage } from '@/components/catalogos/firmante/signature-address'
import { PaperPicture } from '@/components/ui/paper-picture'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The specification lets a registration type have no name; it is called by its category then. */
function nameOfType({ nombre, categoria }: Fila): string | null {
  const propio = textOf(nombre).trim()
  return propio || (typeof categoria === 'number' ? `${escrito('Categoria')} ${categoria}` : null)
}

/** `titulo` is the key of the column that names the row. */
export const rowName = ({ vistas }: DeclaracionCatalogo, row: Fila, titulo: string): string =>
  (vistas?.[titulo] === 'nombreOCategoria' ? nameOfType(row) : undefined) ?? textOf(row[titulo])

export const shownColumns = (catalogo: DeclaracionCatalogo): Column<Fila>[] =>
  columnsOf(catalogo).map((column) => {
    const vista = catalogo.vistas?.[column.id]
    return vista ? { id: column.id, label: column.label, ...VISTAS[vista] } : column
  })

type Vista = NonNullable<DeclaracionCatalogo['vistas']>[string]

const VISTAS: Readonly<Record<Vista, Omit<Column<Fila> & { kind: 'own' }, 'id' | 'label'>>> = {
  firma: {
    kind: 'own',
    title: true,
    cell: (row) => (
      <SignatoryName id={row.id} nombre={textOf(row['nombre'])} huella={textOf(row['imagenHuella'])} />
    ),
  },
  nombreOCategoria: { kind: 'own', title: true, cell: nameOfType },
  hoja: {
    kind: 'own',
    width: '7rem',
    cell: (row) => <BodyView nombre={textOf(row['nombre'])} html={textOf(row['cuerpo'])} />,
  },
}

function SignatoryName({ id, nombre, huella }: { id: number | undefined; nombre: string; huella: string }) {
  return (
    <span className="inline-flex items-center gap-3">
      {nombre || '—'}
      {id !== undefined && huella && (
        <PaperPicture small src={addressOfImage(id, huella)} alt={`Firma de ${nombre}`} />
      )}
    </span>
  )
}
