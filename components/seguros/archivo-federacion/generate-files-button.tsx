'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { generating } from '@/components/espera/generating'
import { Button } from '@/components/ui/button'
import { FileSpreadsheet } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/fixed-texts'
import { makeFederationFiles } from '@/lib/federacion/files-action'
import { leaveEndedSession } from '@/lib/llamada/ended-session'
import { lastPart } from '@/lib/llamada/last-part'

const FRACASO = 'No se pudieron generar los archivos'

/** `mes` is '2026-11', `nombre` 'noviembre 2026'. */
export function GenerateFilesButton({ mes, nombre }: { mes: string; nombre: string }) {
  const router = useRouter()
  const [avance, setAvance] = useState<{ hechos: number; total: number }>()
  const busy = avance !== undefined

  async function generate() {
    setAvance({ hechos: 0, total: 0 })
    try {
      const end = await lastPart(
        await makeFederationFiles(mes),
        (parte) => 'hechos' in parte && setAvance(parte),
      )
      if ('caducada' in end) return leaveEndedSession()
      if ('error' in end) return void toast.error(FRACASO, end.error)
      if (!('listo' in end)) return void toast.error(FRACASO, SIN_RESPUESTA)
      toast.success(`Se generaron los archivos de ${nombre}`)
      router.refresh()
    } catch {
      toast.error(FRACASO, SIN_RESPUESTA)
    } finally {
      setAvance(undefined)
    }
  }
  return (
    <Button onClick={() => void generate()} busy={busy} aria-busy={busy}>
      {busy ? <Spinner /> : <FileSpreadsheet aria-hidden />}
      {busy ? generating(avance) : 'Generar archivos'}
    </Button>
  )
}
