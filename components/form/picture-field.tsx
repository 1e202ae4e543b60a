'use client'

import { useId, useState } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { type Reducida, shrinkImage } from '@/components/form/shrink-image'
import { Button } from '@/components/ui/button'
import { PaperPicture } from '@/components/ui/paper-picture'

export type CambioDeImagen =
  | { tipo: 'nada' }
  | { tipo: 'quitar' }
  | ({ tipo: 'poner' } & Extract<Reducida, { ok: true }>)

type Props = {
  label: string
  /** What saving does without a picture. */
  quita: string
  /** Bytes that are sent at most. */
  maximo: number
  actual: string | undefined
  cambio: CambioDeImagen
  onChange: (cambio: CambioDeImagen) => void
}

/** Nothing is sent before the form is. */
export function PictureField({ label, quita, maximo, actual, cambio, onChange }: Props) {
  const id = useId()
  const [falla, setFalla] = useState('')

  async function take(file: File) {
    const reducida = await shrinkImage(file, maximo)
    setFalla(reducida.ok ? '' : reducida.mensaje)
    if (reducida.ok) onChange({ tipo: 'poner', ...reducida })
  }
  const shown = cambio.tipo === 'poner' ? cambio.vista : cambio.tipo === 'nada' ? actual : undefined
  return (
    <div role="group" aria-labelledby={id} className="field">
      <span id={id} className="label">
        {label}
      </span>
      <div className="flex flex-wrap items-start gap-4">
        {shown && (
          <PaperPicture src={shown} alt={cambio.tipo === 'poner' ? 'Imagen elegida' : 'Imagen guardada'} />
        )}
        <div className="grid min-w-60 flex-1 gap-2">
          <FileDrop
            label={shown ? 'Cambiar la imagen' : 'Elegir una imagen'}
            hint="PNG o JPEG. Se reduce sola antes de guardarla."
            onFile={(file) => void take(file)}
          />
          <div className="flex flex-wrap gap-2 empty:hidden">
            {shown && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => onChange({ tipo: actual ? 'quitar' : 'nada' })}
              >
                Quitar la imagen
              </Button>
            )}
            {actual && cambio.tipo !== 'nada' && (
              <Button size="sm" variant="ghost" onClick={() => onChange({ tipo: 'nada' })}>
                Dejar la imagen guardada
              </Button>
            )}
          </div>
        </div>
      </div>
      <p role="status" className="text-[0.8125rem] text-muted-foreground empty:hidden">
        {cambio.tipo === 'quitar' && quita}
        {cambio.tipo === 'poner' && 'Se guarda con el resto del formulario.'}
      </p>
      {falla && (
        <p role="alert" className="field-error">
          {falla}
        </p>
      )}
    </div>
  )
}
