import { Downloads } from '@/components/descarga/table-downloads'
import type { FiltrosHistorial } from '@/components/padron/ficha/historial-filters'
import { hrefWith } from '@/components/data-table/address'

const COLUMNAS = [
  { id: 'cuando', titulo: 'FECHA Y HORA', tipo: 'instante' },
  { id: 'usuario', titulo: 'QUIÉN', tipo: 'texto' },
  { id: 'accion', titulo: 'QUÉ', tipo: 'texto' },
  { id: 'campo', titulo: 'CAMPO', tipo: 'texto' },
  { id: 'antes', titulo: 'ANTES', tipo: 'texto' },
  { id: 'despues', titulo: 'DESPUÉS', tipo: 'texto' },
] as const

type Props = { matriculadoID: number; nombre: string; filtros: FiltrosHistorial }

/** The history with the filters that are applied, as a spreadsheet. */
export const HistorialDownload = ({ matriculadoID, nombre, filtros }: Props) => (
  <Downloads
    que="el historial"
    botones={[
      {
        texto: 'Descargar',
        pedido: {
          de: hrefWith(
            { path: '/api/descargas/historial', params: {} },
            { matriculadoID: String(matriculadoID), ...filtros },
          ),
          titulo: 'Historial',
          nombre,
          columnas: COLUMNAS,
          formato: 'xlsx',
        },
      },
    ]}
  />
)
