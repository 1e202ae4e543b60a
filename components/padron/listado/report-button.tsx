'use client'

import { useState } from 'react'
import type { Pedido } from '@/components/padron/listado/filters'
import { Button } from '@/components/ui/button'
import { FileSpreadsheet } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { makeReport } from '@/lib/listado/report-action'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { lastPart } from '@/lib/llamada/last-part'
import { saveBlob } from '@/lib/llamada/save-file'
import { fileName } from '@/lib/spreadsheets/column'

const EXITO = 'Se genero el Informe exitosamente'
const FRACASO = 'Hubo un error en la generacion del Informe'

/** The rows of every page as a spreadsheet, with the columns that are shown. */
export function ReportButton({ pedido, disabled }: { pedido: Pedido; disabled: boolean }) {
  const [avance, setAvance] = useState<{ hechos: number; total: number }>()
  async function make() {
    setAvance({ hechos: 0, total: 0 })
    const trozos: Uint8Array<ArrayBuffer>[] = []
    try {
      const end = await lastPart(await makeReport(pedido), (parte) => {
        if ('hechos' in parte) setAvance(parte)
        if ('trozo' in parte) trozos.push(new Uint8Array(parte.trozo))
      })
      if ('caducada' in end) return leaveEndedSession()
      if (!('filas' in end)) return toast.error(FRACASO, 'error' in end ? end.error : SIN_RESPUESTA)
      saveBlob(new Blob(trozos), fileName('Listado de Usuarios', today(), 'xlsx'))
      toast.success(EXITO, end.filas === 1 ? '1 fila' : `${formatCount(end.filas)} filas`)
    } catch {
      toast.error(FRACASO, SIN_RESPUESTA)
    } finally {
      setAvance(undefined)
    }
  }
  return (
    <Button onClick={() => void make()} disabled={disabled} busy={avance !== undefined}>
      {avance ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      {avance?.total ? `${formatCount(avance.hechos)} de ${formatCount(avance.total)}` : 'Descargar Excel'}
    </Button>
  )
}
