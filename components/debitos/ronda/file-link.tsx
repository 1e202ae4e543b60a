'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useState } from 'react'
import { useAskChanged } from '@/components/debitos/ronda/use-ask-changed'
import { Download } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { fetchFile } from '@/lib/llamada/ask-proxy'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { leaveForLogin } from '@/lib/llamada/ended-session'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import { saveBlob } from '@/lib/llamada/save-file'

type Props = {
  rondaID: number
  clase: string
  nombre: string
  huella: string
  cambiaron: LeidoEn<'/ronda/traerDatos'>['cambiaron']
}

/** A file of a round: who changed since it was closed is told before, and what is no file is not saved as one. */
export function FileLink({ rondaID, clase, nombre, huella, cambiaron }: Props) {
  const router = useRouter()
  const ask = useAskChanged(cambiaron)
  const [busy, setBusy] = useState(false)
  const addressFor = (visto: string | undefined) =>
    addressOfArchivo('/ronda/bajar', { rondaID, clase, visto }, huella)
  async function download(event: MouseEvent) {
    event.preventDefault()
    if (busy || !(await ask(`Descargar ${nombre}`, 'Descargar igual'))) return
    setBusy(true)
    const found = await fetchFile(addressFor(cambiaron?.visto))
    setBusy(false)
    if (found instanceof Blob) return saveBlob(found, nombre)
    if (found.tipo === 'sesion') return leaveForLogin()
    toast.error(`No se pudo descargar ${nombre}`, found.mensaje, '/ronda/bajar')
    router.refresh()
  }
  return (
    <a
      // Who goes around the question has seen nobody.
      href={addressFor(undefined)}
      download
      aria-label={`Descargar ${nombre}`}
      aria-busy={busy}
      className="inline-flex items-center gap-1.5 underline underline-offset-2"
      onClick={(event) => void download(event)}
    >
      {busy ? <Spinner /> : <Download aria-hidden className="size-4 shrink-0" />}
      {nombre}
    </a>
  )
}
