import Link from 'next/link'
import type { Column } from '@/components/data-table/columns'
import { rutas } from '@/lib/routes'

type Miembro = { matriculadoID: number | undefined; apellidoNombre: string | null | undefined }

export const recordColumn = <Row extends Miembro>(): Column<Row> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '7rem',
  cell: ({ matriculadoID, apellidoNombre }) =>
    matriculadoID === undefined ? null : (
      <Link
        href={rutas.ficha(matriculadoID)}
        prefetch={false}
        className="cell-action"
        aria-label={`Ver ${apellidoNombre ?? ''}`}
      >
        Ver
      </Link>
    ),
})
