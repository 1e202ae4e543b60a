'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { useAskChanged } from '@/components/debitos/ronda/use-ask-changed'
import { useFiles } from '@/components/debitos/ronda/use-files'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Download } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { makeRoundFile } from '@/lib/debitos/files-action'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { addressOfArchivo } from '@/lib/llamada/file-address'

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
  const { avance, error, make } = useFiles()
  async function download(event: MouseEvent) {
    event.preventDefault()
    if (avance || !(await ask(`Descargar ${nombre}`, 'Descargar igual'))) return
    const visto = cambiaron?.visto
    if (!(await make(() => makeRoundFile({ rondaID, clase, nombre, visto })))) router.refresh()
  }
  return (
    <>
      <a
        // Who goes around the question has seen nobody.
        href={addressOfArchivo('/ronda/bajar', { rondaID, clase }, huella)}
        download
        aria-label={`Descargar ${nombre}`}
        aria-busy={!!avance}
        className="inline-flex items-center gap-1.5 underline underline-offset-2"
        onClick={(event) => void download(event)}
      >
        {avance ? <Spinner /> : <Download aria-hidden className="size-4 shrink-0" />}
        {nombre}
      </a>
      {error && (
        <div className="order-last basis-full">
          <DangerNotice role="alert" title={`No se pudo descargar ${nombre}`}>
            {error}
          </DangerNotice>
        </div>
      )}
    </>
  )
}
