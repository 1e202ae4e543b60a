import { hrefWith } from '@/components/data-table/address'
import { TableDownloads } from '@/components/descarga/table-downloads'

const COLUMNAS = [
  { id: 'papel', titulo: 'PAPEL', tipo: 'texto' },
  { id: 'apellidoNombre', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'certifica', titulo: 'CERTIFICA', tipo: 'texto' },
  { id: 'firmante', titulo: 'FIRMANTE', tipo: 'texto' },
  { id: 'emitido', titulo: 'EMITIDO', tipo: 'instante' },
  { id: 'quien', titulo: 'QUIÉN', tipo: 'texto' },
  { id: 'copias', titulo: 'COPIAS', tipo: 'entero' },
  { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'anulado', titulo: 'ANULADO', tipo: 'instante' },
  { id: 'anuladoPor', titulo: 'ANULADO POR', tipo: 'texto' },
  { id: 'salvedad', titulo: 'SALVEDAD', tipo: 'texto' },
  { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
] as const

type Props = {
  /** As the address has them, and the member where the list is his. */
  values: Readonly<Record<string, string | undefined>>
  disabled: boolean
}

export const PaperDownloads = ({ values, disabled }: Props) => (
  <TableDownloads
    que="los papeles emitidos"
    disabled={disabled}
    tabla={{
      de: hrefWith({ path: '/api/descargas/papeles', params: {} }, values),
      titulo: 'Papeles emitidos',
      columnas: COLUMNAS,
    }}
  />
)
