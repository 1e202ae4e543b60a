'use client'

import { FileSpreadsheet } from '@/components/ui/icons'
import { useState } from 'react'
import { makeBancoList } from '@/lib/catalogos/banco-list-action'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { today } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { lastPart } from '@/lib/llamada/last-part'
import { saveBlob } from '@/lib/llamada/save-file'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { fileName } from '@/domain/spreadsheets/column'

const FRACASO = 'No se pudo generar el listado de bancos'

export function BancoListButton() {
  const [filas, setFilas] = useState<number>()
  const busy = filas !== undefined

  async function make() {
    setFilas(0)
    try {
      const end = await lastPart(await makeBancoList(), (parte) => 'filas' in parte && setFilas(parte.filas))
      if ('caducada' in end) return leaveEndedSession()
      if ('error' in end) return void toast.error(FRACASO, end.error)
      if (!('archivo' in end)) return void toast.error(FRACASO, SIN_RESPUESTA)
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
    <Button variant="outline" onClick={() => void make()} busy={busy} aria-busy={busy}>
      {busy ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      Generar Listado de Bancos{busy && filas > 0 ? ` (${formatCount(filas)})` : ''}
    </Button>
  )
}
