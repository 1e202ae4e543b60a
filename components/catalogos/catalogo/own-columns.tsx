import { BodyView } from '@/components/catalogos/certificado/body-view'
import { SignatoryName } from '@/components/catalogos/firmante/signatory-name'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import type { Column } from '@/components/data-table/columns'
import type { NounCatalogo } from '@/contract/catalogo/lista'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The specification lets a registration type have no name; it is called by its category then. */
function nameOfType({ nombre, categoria }: Fila): string | null {
  const propio = textOf(nombre).trim()
  return propio || (typeof categoria === 'number' ? `Categoria ${categoria}` : null)
}

/** `titulo` is the key of the column that names the row. */
export const rowName = (noun: NounCatalogo, row: Fila, titulo: string): string =>
  (noun === 'tipo_matricula' ? nameOfType(row) : undefined) ?? textOf(row[titulo])

/** Columns that are drawn otherwise than declared, by catalogue and key. */
export const COLUMNAS_PROPIAS: Readonly<
  Partial<Record<NounCatalogo, Readonly<Record<string, Column<Fila>>>>>
> = {
  firmante: {
    nombre: {
      id: 'nombre',
      label: 'Nombre',
      kind: 'own',
      title: true,
      cell: (row) => (
        <SignatoryName id={row.id} nombre={textOf(row['nombre'])} huella={textOf(row['imagenHuella'])} />
      ),
    },
  },
  tipo_matricula: {
    nombre: { id: 'nombre', label: 'Nombre', kind: 'own', title: true, cell: nameOfType },
  },
  tipo_certificado: {
    cuerpo: {
      id: 'cuerpo',
      label: 'Cuerpo',
      kind: 'own',
      width: '7rem',
      cell: (row) => <BodyView nombre={textOf(row['nombre'])} html={textOf(row['cuerpo'])} />,
    },
  },
}
