'use client'

import { Download } from '@/components/ui/icons'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { ERROR_INESPERADO } from '@/contract/mensajes'
import { today } from '@/domain/fechas'
import { saveBlob } from '@/lib/llamada/guardar'
import { type Columna, fileName } from '@/lib/spreadsheets/columna'

type Props<Fila> = { titulo: string; columnas: readonly Columna<Fila>[]; filas: readonly Fila[] }

/** For rows that are here already; the writer is loaded by the first click. */
export function LocalDownloads<Fila>({ titulo, columnas, filas }: Props<Fila>) {
  async function save(formato: 'csv' | 'xlsx') {
    try {
      const { makeFile } = await import('@/components/descarga/local-file')
      saveBlob(makeFile(formato, { titulo, columnas, filas }), fileName(titulo, today(), formato))
    } catch {
      toast.error('No se pudo descargar', ERROR_INESPERADO)
    }
  }
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
      <Button size="sm" onClick={() => void save('csv')}>
        <Download aria-hidden />
        Descargar CSV
      </Button>
      <Button size="sm" onClick={() => void save('xlsx')}>
        <Download aria-hidden />
        Descargar Excel
      </Button>
    </div>
  )
}
