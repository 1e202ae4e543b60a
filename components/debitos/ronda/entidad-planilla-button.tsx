'use client'

import { FilesButton } from '@/components/debitos/ronda/files-button'
import { useAskChanged } from '@/components/debitos/ronda/use-ask-changed'
import { useFiles } from '@/components/debitos/ronda/use-files'
import { textOfMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { makeEntitySheet } from '@/lib/debitos/files-action'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { forma: number; mes: Mes; cambiaron: LeidoEn<'/ronda/traerDatos'>['cambiaron'] }

/** The spreadsheet of a closed round, of what was frozen; who changed meanwhile is told before. */
export function EntidadPlanillaButton({ forma, mes, cambiaron }: Props) {
  const ask = useAskChanged(cambiaron)
  const { avance, error, make } = useFiles()
  async function download() {
    if (!(await ask('Descargar la planilla', 'Descargar igual'))) return
    await make(() => makeEntitySheet(forma, textOfMes(mes), cambiaron?.visto))
  }
  return <FilesButton text="Descargar planilla" {...{ avance, error }} onClick={() => void download()} />
}
