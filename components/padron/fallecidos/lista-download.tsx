'use client'

import type { Tabla } from '@/components/descarga/pedido'
import { TableDownloads } from '@/components/descarga/table-downloads'

type Props = { comparacionID: number; vacia: boolean }

/** Who of the list is of this council, with what was decided of each. */
export function ListaDownload({ comparacionID, vacia }: Props) {
  const tabla: Tabla = {
    de: `/api/descargas/fallecidos?comparacionID=${comparacionID}`,
    titulo: 'Fallecidos de una lista',
    columnas: [
      { id: 'matricula', titulo: 'Matrícula', tipo: 'entero' },
      { id: 'dni', titulo: 'Documento', tipo: 'entero' },
      { id: 'apellidoNombre', titulo: 'Apellido y nombre', tipo: 'texto' },
      { id: 'clase', titulo: 'Cómo está', tipo: 'texto' },
      { id: 'dia', titulo: 'Día en la lista', tipo: 'fecha' },
      { id: 'enLaLista', titulo: 'En la lista', tipo: 'texto' },
      { id: 'aqui', titulo: 'En el Consejo', tipo: 'texto' },
      { id: 'aviso', titulo: 'Para mirar', tipo: 'texto' },
      { id: 'decidido', titulo: 'Qué se decidió', tipo: 'texto' },
    ],
  }
  return <TableDownloads que="los fallecidos de la lista" disabled={vacia} tabla={tabla} />
}
