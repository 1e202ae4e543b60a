'use client'

import { FileSpreadsheet } from '@/components/ui/icons'
import { useState } from 'react'
import { type ParteListado, makeBankList } from '@/lib/catalogos/bank-list-action'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { saveBlob } from '@/lib/llamada/save-file'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { fileName } from '@/lib/spreadsheets/column'

const FRACASO = 'No se pudo generar el listado de bancos'

export function BankListButton() {
  const [filas, setFilas] = useState<number>()
  const busy = filas !== undefined

  async function make() {
    setFilas(0)
    try {
      const end = await lastOf(await makeBankList(), setFilas)
      if ('caducada' in end) return leaveEndedSession()
      if ('error' in end) return void toast.error(FRACASO, end.error)
      const nombre = fileName('Listado de Bancos', today(), 'xlsx')
      saveBlob(new Blob([end.archivo.slice()]), nombre)
      toast.success('Se generó el listado de bancos', nombre)
    } catch {
      toast.error(FRACASO, SIN_RESPUESTA)
    } finally {
      setFilas(undefined)
    }
  }
  return (
    <Button onClick={() => void make()} busy={busy} aria-busy={busy}>
      {busy ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      Generar Listado de Bancos{busy && filas > 0 ? ` (${formatCount(filas)})` : ''}
    </Button>
  )
}

type Fin = Exclude<ParteListado, { filas: number }>

/** Tells the progress and answers the last part; throws when the stream ends without one. */
async function lastOf(partes: ReadableStream<ParteListado>, tell: (filas: number) => void): Promise<Fin> {
  const reader = partes.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!('filas' in next.value)) return next.value
    tell(next.value.filas)
  }
  throw new Error('El listado quedó por la mitad')
}
