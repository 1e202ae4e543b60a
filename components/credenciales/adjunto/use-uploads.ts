import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { TipoDeAdjunto } from '@/domain/tipo-de-adjunto'
import { isFecha } from '@/domain/fechas'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { makeIdempotencyKey } from '@/lib/llamada/idempotency-key'
import { sendFile } from '@/lib/llamada/ask-proxy'

export interface Subida {
  clave: string
  file: File
  tipo: TipoDeAdjunto | null
  vence: string | undefined
  /** How much has left, from 0 to 1; absent while it does not go. */
  avance?: number | undefined
  /** What is wrong with the file, or why it was not taken. */
  falla?: string | undefined
  /** Of no use however often it is sent. */
  inservible?: boolean
}

/** The server takes three of one person at once; another tab may want the third. */
const A_LA_VEZ = 2

/** Files chosen for a record, each with its kind, its progress and its own refusal. */
export function useUploads(matriculadoID: number) {
  const router = useRouter()
  const [subidas, setSubidas] = useState<readonly Subida[]>([])
  const [pendiente, setPendiente] = useState(false)
  const busy = useRef(false)
  const change = (clave: string, mas: Partial<Subida>) =>
    setSubidas((all) => all.map((one) => (one.clave === clave ? { ...one, ...mas } : one)))
  const remove = (clave: string) => setSubidas((all) => all.filter((one) => one.clave !== clave))

  async function add(file: File) {
    const { faultOf, guessTipo } = await import('@/components/credenciales/adjunto/upload-check')
    const falla = await faultOf(file)
    const tipo = guessTipo(file.name) ?? null
    const inservible = falla !== undefined
    setSubidas((all) => [
      ...all,
      { clave: makeIdempotencyKey(), file, tipo, vence: undefined, falla, inservible },
    ])
  }

  /** True when it was kept. */
  async function sendOne({ clave, file, tipo, vence }: Subida): Promise<boolean> {
    if (!tipo) return false
    change(clave, { avance: 0, falla: undefined })
    const result = await sendFile('/adjunto/subir', { matriculadoID, tipo, vence }, clave, file, (avance) =>
      change(clave, { avance }),
    )
    if (result.ok) remove(clave)
    else if (result.tipo === 'sesion') leaveForLogin()
    else change(clave, { avance: undefined, falla: Object.values(result.errores)[0] ?? result.mensaje })
    return result.ok
  }

  async function sendAll() {
    if (busy.current) return
    const waiting = subidas.filter(({ inservible, tipo }) => !inservible && tipo)
    busy.current = true
    setPendiente(true)
    let kept = 0
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) if (await sendOne(next)) kept++
    }
    await Promise.all(Array.from({ length: A_LA_VEZ }, work))
    busy.current = false
    setPendiente(false)
    if (kept > 0) {
      toast.success(kept === 1 ? 'Se agregó 1 adjunto' : `Se agregaron ${kept} adjuntos`)
      router.refresh()
    }
  }
  return { subidas, pendiente, add, change, remove, sendAll }
}

/** What a file must still be told before it is sent. */
export function problemsOf({ tipo, vence }: Subida): ('tipo' | 'vence')[] {
  return [
    ...(tipo ? [] : (['tipo'] as const)),
    ...(vence === undefined || isFecha(vence) ? [] : (['vence'] as const)),
  ]
}
