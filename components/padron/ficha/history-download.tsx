'use client'

import { Download } from '@/components/ui/icons'
import { useSheet } from '@/components/descarga/use-sheet'
import { downloadHistory } from '@/lib/padron/history-action'
import type { FiltrosHistorial } from '@/lib/padron/history-book'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type Props = { matriculadoID: number; nombre: string; filtros: FiltrosHistorial }

export function HistoryDownload({ matriculadoID, nombre, filtros }: Props) {
  const { busy, save } = useSheet('No se pudo descargar el historial')
  const download = () => save(() => downloadHistory(matriculadoID, filtros), nombre)
  return (
    <Button onClick={() => void download()} busy={busy}>
      {busy ? <Spinner /> : <Download aria-hidden />}
      Descargar
    </Button>
  )
}
