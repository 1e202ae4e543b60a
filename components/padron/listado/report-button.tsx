'use client'

import { useState } from 'react'
import type { ListadoPedido } from '@/components/padron/listado/filters'
import type { Avance } from '@/components/padron/listado/make-report'
import { Button } from '@/components/ui/button'
import { FileSpreadsheet } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { formatCount } from '@/domain/texto'

/** The rows of every page as a spreadsheet, with the columns that are shown. */
export function ReportButton({ pedido, disabled }: { pedido: ListadoPedido; disabled: boolean }) {
  const [avance, setAvance] = useState<Avance>()
  async function make() {
    setAvance({ hechos: 0, total: 0 })
    try {
      const { saveReport } = await import('@/components/padron/listado/make-report')
      await saveReport(pedido, setAvance)
    } catch {
      toast.error('Hubo un error en la generacion del Informe', SIN_RESPUESTA)
    } finally {
      setAvance(undefined)
    }
  }
  return (
    <Button variant="outline" onClick={() => void make()} disabled={disabled} busy={avance !== undefined}>
      {avance ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      {avance?.total ? `${formatCount(avance.hechos)} de ${formatCount(avance.total)}` : 'Descargar Excel'}
    </Button>
  )
}
