'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadHistory } from '@/components/ficha/history-action'
import type { FiltrosHistorial } from '@/components/ficha/history-filters'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/mensajes'
import { saveStream } from '@/lib/llamada/guardar'
import { leaveExpired } from '@/lib/llamada/sesion-caducada'

type Props = { matriculadoID: number; nombre: string; filtros: FiltrosHistorial }

const FRACASO = 'No se pudo descargar el historial'

/** The history with the filters that are applied, as a spreadsheet. */
export function HistoryDownload({ matriculadoID, nombre, filtros }: Props) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const answer = await downloadHistory(matriculadoID, filtros)
      if ('caducada' in answer) return leaveExpired()
      if ('error' in answer) return void toast.error(FRACASO, answer.error)
      await saveStream(answer, nombre, () => undefined)
    } catch {
      toast.error(FRACASO, SIN_RESPUESTA)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button onClick={() => void download()} disabled={busy}>
      {busy ? <Spinner /> : <Download aria-hidden />}
      Descargar
    </Button>
  )
}
