'use client'

import { failedPaper, usePaper } from '@/components/documents/use-paper'
import type { DocumentoPedido } from '@/components/documents/imprimir'
import { Button } from '@/components/ui/button'
import { Printer } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { MESES_DE_PERIODO } from '@/domain/evolucion'
import { addMonths, type Fecha, startOfMonth } from '@/domain/fechas'
import { fetchRead } from '@/lib/llamada/ask-proxy'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = { /** The month's last day, or today. */ dia: Fecha; emisor: Emisor }

/** Prints the month's report for the board. */
export function InformeButton({ dia, emisor }: Props) {
  const { print, imprimiendo } = usePaper('No se pudo hacer el informe')
  const busy = imprimiendo !== undefined
  return (
    <Button variant="outline" busy={busy} onClick={() => void print(true, () => readReport(dia, emisor))}>
      {busy ? <Spinner /> : <Printer aria-hidden />}
      Informe mensual
    </Button>
  )
}

async function readReport(dia: Fecha, emisor: Emisor): Promise<DocumentoPedido> {
  const senal = new AbortController().signal
  const meses = { desde: addMonths(startOfMonth(dia), 1 - MESES_DE_PERIODO), hasta: dia }
  const [ingresos, deuda, cobrabilidad, altas, edades, especialidades] = await Promise.all([
    fetchRead('/estadisticas/traerIngresosPorMedio', meses, { senal }),
    fetchRead('/estadisticas/traerDeudaPorAntiguedad', { fecha: dia }, { senal }),
    fetchRead('/estadisticas/traerCobrabilidad', { fecha: dia }, { senal }),
    fetchRead('/estadisticas/traerAltasYBajas', meses, { senal }),
    fetchRead('/estadisticas/traerPiramideDeEdades', { fecha: dia }, { senal }),
    fetchRead('/estadisticas/traerEspecialidadesPorDepartamento', { fecha: dia }, { senal }),
  ])
  if (!ingresos.ok) return failedPaper(ingresos)
  if (!deuda.ok) return failedPaper(deuda)
  if (!cobrabilidad.ok) return failedPaper(cobrabilidad)
  if (!altas.ok) return failedPaper(altas)
  if (!edades.ok) return failedPaper(edades)
  if (!especialidades.ok) return failedPaper(especialidades)
  const { boardInforme, whole } = await import('@/components/estadisticas/informe/board-informe')
  const leido = {
    ...{
      ingresos: whole(ingresos.datos),
      deuda: whole(deuda.datos),
      cobrabilidad: whole(cobrabilidad.datos),
    },
    ...{
      altas: whole(altas.datos),
      edades: whole(edades.datos),
      especialidades: whole(especialidades.datos),
    },
  }
  return { documento: { tipo: 'informe', datos: boardInforme(dia, emisor, leido) } }
}
