'use client'

import { Download, Printer } from '@/components/ui/icons'
import { downloadSheet } from '@/lib/tesoreria/cash-sheet-action'
import type { DeQuien } from '@/lib/tesoreria/whose'
import { useSheet } from '@/components/descarga/use-sheet'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Fecha } from '@/domain/fechas'

export function SheetActions({ fecha, deQuien }: { fecha: Fecha; deQuien: DeQuien }) {
  const { busy, save } = useSheet('No se pudo descargar la planilla')
  const download = () => save(() => downloadSheet(fecha, deQuien), `planilla-de-caja-${fecha}.xlsx`)
  return (
    <>
      <Button onClick={() => void download()} busy={busy}>
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
