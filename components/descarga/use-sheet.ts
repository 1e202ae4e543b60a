import type { Descarga } from '@/lib/spreadsheets/descarga'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { SIN_RESPUESTA } from '@/contract/mensajes'
import { saveStream } from '@/lib/llamada/guardar'
import { leaveExpired } from '@/lib/llamada/sesion-caducada'

/** `fracaso` is the title of a failure. One download at a time. */
/** `fracaso` is the title of a failure. One download at a time. */
export function useSheet(fracaso: string) {
  const [busy, setBusy] = useState(false)
  const [kilobytes, setKilobytes] = useState(0)

  async function save(ask: () => Promise<Descarga>, nombre: string): Promise<void> {
    setBusy(true)
    setKilobytes(0)
    try {
      const answer = await ask()
      if ('caducada' in answer) return leaveExpired()
      if ('error' in answer) return void toast.error(fracaso, answer.error)
      await saveStream(answer, nombre, (bytes) => setKilobytes(Math.ceil(bytes / 1024)))
    } catch {
      toast.error(fracaso, SIN_RESPUESTA)
    } finally {
      setBusy(false)
    }
  }
  return { busy, kilobytes, save }
}
