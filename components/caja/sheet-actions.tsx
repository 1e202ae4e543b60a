'use client'

import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { downloadSheet } from '@/components/caja/download-action'
import type { DeQuien } from '@/components/caja/whose'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/mensajes'
import type { Fecha } from '@/domain/fechas'
import { saveStream } from '@/lib/llamada/guardar'
import { leaveExpired } from '@/lib/llamada/sesion-caducada'

const FRACASO = 'No se pudo descargar la planilla'

/** The sheet on paper or as a spreadsheet. */
export function SheetActions({ fecha, deQuien }: { fecha: Fecha; deQuien: DeQuien }) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const answer = await downloadSheet(fecha, deQuien)
      if ('caducada' in answer) return leaveExpired()
      if ('error' in answer) return void toast.error(FRACASO, answer.error)
      await saveStream(answer, `planilla-de-caja-${fecha}.xlsx`, () => undefined)
    } catch {
      toast.error(FRACASO, SIN_RESPUESTA)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => void download()} disabled={busy}>
        {busy ? <Spinner /> : <Download aria-hidden />}
        Excel
      </Button>
      <Button variant="primary" onClick={() => window.print()}>
        <Printer aria-hidden />
        Imprimir
      </Button>
    </>
  )
}
