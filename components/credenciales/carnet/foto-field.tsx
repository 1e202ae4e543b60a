'use client'

import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { Camera } from '@/components/credenciales/carnet/camera'
import { CENTRADO, type Encuadre } from '@/components/credenciales/carnet/encuadre'
import { FotoFrame } from '@/components/credenciales/carnet/foto-frame'
import { readFoto } from '@/components/form/read-foto'
import { FileDrop } from '@/components/form/file-drop'
import { Button } from '@/components/ui/button'
import { CircleAlert } from '@/components/ui/icons'

/** A photograph and how it is cut. */
export interface Foto {
  imagen: HTMLCanvasElement
  encuadre: Encuadre
}

type Props = {
  foto: Foto | undefined
  /** Where the photograph comes from, if nobody chose it. */
  nota: string | undefined
  error: string | undefined
  onChange: Dispatch<SetStateAction<Foto | undefined>>
}

/** The photograph out of a file or the camera, and its frame. */
export function FotoField({ foto, nota, error, onChange }: Props) {
  const id = useId()
  const [falla, setFalla] = useState('')
  const [camera, setCamera] = useState(false)
  const put = (imagen: HTMLCanvasElement) => {
    setCamera(false)
    setFalla('')
    onChange({ imagen, encuadre: CENTRADO })
  }
  async function take(file: File) {
    const read = await readFoto(file)
    if (read.ok) put(read.imagen)
    else setFalla(read.mensaje)
  }
  const told = falla || (foto ? undefined : error)
  return (
    <div role="group" aria-labelledby={id} className="field">
      <span id={id} className="label">
        Foto
        <span aria-hidden className="ml-0.5 text-destructive-ink">
          *
        </span>
      </span>
      {camera ? (
        <Camera onPhoto={put} close={() => setCamera(false)} />
      ) : (
        <div className="grid gap-3">
          {foto && (
            <FotoFrame
              {...foto}
              onChange={(change) =>
                onChange((before) => before && { ...before, encuadre: change(before.encuadre) })
              }
            />
          )}
          {foto && nota && <p className="text-center text-[0.8125rem] text-muted-foreground">{nota}</p>}
          <FileDrop
            label={foto ? 'Cambiar la foto' : 'Elegir o soltar una foto'}
            hint="PNG o JPEG, hasta 10 MB. Se reduce sola."
            onFile={(file) => void take(file)}
          />
          <div className="flex justify-center">
            <Button variant="outline" size="sm" onClick={() => setCamera(true)}>
              Tomarla con la cámara
            </Button>
          </div>
        </div>
      )}
      {told && (
        <p role="alert" className="field-error">
          <CircleAlert aria-hidden />
          {told}
        </p>
      )}
    </div>
  )
}
