'use client'

import { useRef, useState } from 'react'
import { problemsOf, useUploads } from '@/components/credenciales/adjunto/use-uploads'
import { FileDrop } from '@/components/form/file-drop'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'

export const SE_ACEPTA = 'PDF, JPEG, PNG o WebP, hasta 10 MB cada uno'

const UploadList = porPedido(() =>
  import('@/components/credenciales/adjunto/upload-list').then((module) => module.UploadList),
)

/** Nothing is sent before each file has been told what it is. */
export function Uploads({ matriculadoID }: { matriculadoID: number }) {
  const { subidas, pendiente, add, change, remove, sendAll } = useUploads(matriculadoID)
  const [asked, setAsked] = useState(false)
  const box = useRef<HTMLElement>(null)
  const ready = subidas.filter(({ inservible }) => !inservible)
  useUnsavedGuard(ready.length > 0)
  const wrong = ready.some((one) => problemsOf(one).length > 0)
  function submit() {
    setAsked(true)
    if (wrong) return
    void sendAll().then(() => {
      setAsked(false)
      // The button goes with the last file.
      box.current?.focus({ preventScroll: true })
    })
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Agregar adjuntos"
      className="mb-5 grid gap-3"
      data-print="hide"
    >
      <FileDrop
        label="Arrastre los archivos o haga clic para elegirlos"
        hint={SE_ACEPTA}
        multiple
        onFile={(file) => void add(file)}
      />
      {subidas.length > 0 && <UploadList {...{ subidas, asked, change, remove }} />}
      {ready.length > 0 && (
        <div>
          <Button busy={pendiente} onClick={submit}>
            {pendiente
              ? 'Subiendo…'
              : ready.length === 1
                ? 'Subir 1 archivo'
                : `Subir ${ready.length} archivos`}
          </Button>
        </div>
      )}
    </section>
  )
}
