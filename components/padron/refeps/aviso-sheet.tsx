'use client'

import type { Tabla } from '@/components/descarga/pedido'
import { Downloads } from '@/components/descarga/table-downloads'

type Props = { comparacionID: number; avisar: number }

/** What is asked of SISA's operator, as a sheet. */
export function AvisoSheet({ comparacionID, avisar }: Props) {
  const tabla: Tabla = {
    de: `/api/descargas/avisosRefeps?comparacionID=${comparacionID}`,
    titulo: 'Correcciones para REFEPS',
    columnas: [
      { id: 'matricula', titulo: 'Matrícula', tipo: 'entero' },
      { id: 'dni', titulo: 'Documento', tipo: 'entero' },
      { id: 'apellidoNombre', titulo: 'Apellido y nombre', tipo: 'texto' },
      { id: 'clase', titulo: 'Diferencia', tipo: 'texto' },
      { id: 'alla', titulo: 'En REFEPS', tipo: 'texto' },
      { id: 'aqui', titulo: 'En el Consejo', tipo: 'texto' },
      { id: 'pedido', titulo: 'Qué se pide', tipo: 'texto' },
    ],
  }
  return (
    <Downloads
      que="la planilla para SISA"
      disabled={avisar === 0}
      botones={[{ texto: `Planilla para SISA (${avisar})`, pedido: { ...tabla, formato: 'xlsx' } }]}
    />
  )
}
