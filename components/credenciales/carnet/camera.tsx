'use client'

import { useEffect, useRef, useState } from 'react'
import { reduced } from '@/components/form/read-foto'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

type Props = { onPhoto: (imagen: HTMLCanvasElement) => void; close: () => void }

/** What the camera sees, until a photograph is taken. It is switched off as soon as this is gone. */
export function Camera({ onPhoto, close }: Props) {
  const { video, falla } = useCamera()
  const [ready, setReady] = useState(false)
  function take() {
    const seen = video.current
    if (seen) onPhoto(reduced(seen, seen.videoWidth, seen.videoHeight))
  }
  return (
    <div className="grid justify-items-center gap-3">
      {falla ? (
        <p role="alert" className="field-error">
          {falla}
        </p>
      ) : (
        <>
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Lo que ve la cámara"
            className="max-h-64 w-full rounded bg-black object-contain"
            onLoadedData={() => setReady(true)}
          />
          {!ready && (
            <p role="status" className="inline-flex items-center gap-2 text-muted-foreground">
              <Spinner /> Abriendo la cámara…
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" onClick={close}>
          {falla ? 'Elegir un archivo' : 'Cerrar la cámara'}
        </Button>
        {!falla && (
          <Button size="sm" disabled={!ready} onClick={take}>
            Tomar la foto
          </Button>
        )}
      </div>
    </div>
  )
}

/** Shows the camera in `video`. */
function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [falla, setFalla] = useState('')
  useEffect(() => {
    let stream: MediaStream | undefined
    let gone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    void openCamera().then((opened) => {
      if (!opened.ok) return gone || setFalla(opened.mensaje)
      stream = opened.stream
      if (gone) return stop()
      stream.getVideoTracks()[0]?.addEventListener('ended', () => setFalla(CORTADA))
      if (video.current) video.current.srcObject = stream
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return { video, falla }
}

const CORTADA = 'La cámara dejó de responder. Revise que siga conectada, o elija un archivo.'

const FALLAS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'No se dio permiso para usar la cámara. Se puede dar en la barra de direcciones del navegador, o elija un archivo.',
  NotFoundError: 'Este equipo no tiene cámara. Elija un archivo.',
  OverconstrainedError: 'Este equipo no tiene cámara. Elija un archivo.',
  NotReadableError: 'Otro programa está usando la cámara. Ciérrelo, o elija un archivo.',
}

type Abierta = { ok: true; stream: MediaStream } | { ok: false; mensaje: string }

async function openCamera(): Promise<Abierta> {
  // Browsers have none on a page without https, save on the machine itself.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices)
    return {
      ok: false,
      mensaje: 'El navegador usa la cámara sólo en direcciones seguras (https). Elija un archivo.',
    }
  try {
    const video = { facingMode: 'user', width: { ideal: 1_280 }, height: { ideal: 960 } }
    return { ok: true, stream: await devices.getUserMedia({ video }) }
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return { ok: false, mensaje: FALLAS[name] ?? 'No se pudo abrir la cámara. Elija un archivo.' }
  }
}
