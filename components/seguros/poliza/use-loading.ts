import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { QUEDARON } from '@/domain/poliza'
import { sendZip } from '@/lib/llamada/ask-proxy'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import type { LineaDeCarga } from '@/lib/polizas/line'
import type { Destino } from '@/lib/polizas/review'

const SIN_RESPUESTA =
  'No hubo respuesta, y no se sabe cuánto se guardó. Cargue el zip otra vez: lo que ya está no cambia.'

export type Carga =
  | { fase: 'nada' }
  | { fase: 'subiendo'; parte: number }
  | { fase: 'revisando' | 'guardando'; hechos: number; total: number }
  | { fase: 'falla'; mensaje: string }
  | { fase: 'fin'; mes: string; destinos: Destino[] }

/** Loads a zip and tells how far it is; what it ends with stays until another is chosen. */
export function useLoading() {
  const [carga, setCarga] = useState<Carga>({ fase: 'nada' })
  const busy = carga.fase === 'subiendo' || carga.fase === 'revisando' || carga.fase === 'guardando'

  async function load(mes: string, zip: File): Promise<void> {
    if (busy) return
    setCarga({ fase: 'subiendo', parte: 0 })
    const hear = (text: string) => {
      const line = lastLine(text)
      if (line && 'fase' in line) setCarga(line)
    }
    try {
      const text = await sendZip(mes, zip, (parte) => setCarga({ fase: 'subiendo', parte }), hear)
      const line = lastLine(text)
      if (line && 'falla' in line && line.sesion) return leaveForLogin()
      setCarga(endOf(mes, line))
      if (line && 'fin' in line && line.fin.every(({ suerte }) => QUEDARON.has(suerte)))
        toast.success('Se cargó el archivo correctamente')
    } catch {
      setCarga({ fase: 'falla', mensaje: SIN_RESPUESTA })
    }
  }
  return { carga, busy, load, forget: () => setCarga({ fase: 'nada' }) }
}

function endOf(mes: string, line: LineaDeCarga | undefined): Carga {
  if (line && 'fin' in line) return { fase: 'fin', mes, destinos: line.fin }
  return { fase: 'falla', mensaje: line && 'falla' in line ? line.falla : SIN_RESPUESTA }
}

/** The last whole line; undefined while there is none, or for what is no answer of ours. */
function lastLine(text: string): LineaDeCarga | undefined {
  const end = text.lastIndexOf('\n')
  if (end < 0) return undefined
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
  try {
    return JSON.parse(line) as LineaDeCarga
  } catch {
    return undefined
  }
}
