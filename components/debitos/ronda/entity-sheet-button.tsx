'use client'

import { FilesButton } from '@/components/debitos/ronda/files-button'
import { useFiles } from '@/components/debitos/ronda/use-files'
import { textOfMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import { makeEntitySheet } from '@/lib/debitos/files-action'

/** The spreadsheet of a closed round, of what was frozen. */
export function EntitySheetButton({ forma, mes }: { forma: number; mes: Mes }) {
  const { avance, error, make } = useFiles()
  return (
    <FilesButton
      text="Descargar planilla"
      {...{ avance, error }}
      onClick={() => void make(() => makeEntitySheet(forma, textOfMes(mes)))}
    />
  )
}
