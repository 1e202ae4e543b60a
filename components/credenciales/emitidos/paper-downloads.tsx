import { hrefWith } from '@/components/data-table/address'
import { askedOrden, type Puesta } from '@/components/data-table/lista'
import {
  type ColumnaDePapeles,
  LISTA_PAPELES,
  PLANILLA_PAPELES,
} from '@/components/credenciales/emitidos/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'

type Props = {
  /** As the address has them, and the member where the list is his. */
  values: Readonly<Record<string, string | undefined>>
  puesta: Puesta<ColumnaDePapeles>
  disabled: boolean
}

export const PaperDownloads = ({ values, puesta, disabled }: Props) => (
  <TableDownloads
    que="los papeles emitidos"
    disabled={disabled}
    tabla={{
      de: hrefWith(
        { path: '/api/descargas/papeles', params: {} },
        { ...values, ...askedOrden(LISTA_PAPELES, puesta) },
      ),
      titulo: 'Papeles emitidos',
      columnas: sheetOf(PLANILLA_PAPELES, puesta),
    }}
  />
)
