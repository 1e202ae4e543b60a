'use client'

import { Check, Copy } from '@/components/ui/icons'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { onlyDigits } from '@/domain/texto'
import type { Miembro } from '@/components/padron/ficha/state-words'

type Props = {
  clave: string
  /** Our own server's key works once and for a short time. */
  unaVez: boolean
  miembro: Miembro
  close: () => void
  focusBack: () => void
}

/** Shows the new key. A click outside does not lose it. */
export function KeyDialog({ clave, unaVez, miembro, close, focusBack }: Props) {
  const { nombre, cuitCuil } = miembro
  const cuit = onlyDigits(cuitCuil ?? '')
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title="Clave de acceso generada"
        description={<ForMatriculado matriculadoID={miembro.matriculadoID} quien={`Para ${nombre}`} />}
        className="max-w-md"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusBack()
        }}
      >
        <DialogBody className="grid gap-4">
          <KeyLine clave={clave} />
          <ul className="grid list-disc gap-1 pl-5">
            <li>Comunique esta clave al médico: al cerrar esta ventana no se vuelve a mostrar.</li>
            <li>
              {cuit ? (
                <>
                  Ingresa con su CUIT sin guiones, <strong className="font-semibold">{cuit}</strong>, y esta
                  clave.
                </>
              ) : (
                'Ingresa con su CUIT sin guiones y esta clave. La ficha no tiene CUIT: cárguelo primero.'
              )}
            </li>
            {unaVez && <li>Sirve una sola vez, dentro de las 72 horas: al entrar debe elegir otra.</li>}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>Cerrar</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function KeyLine({ clave }: { clave: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  return (
    <div>
      <label htmlFor={id} className="label mb-1 block">
        Clave nueva
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          readOnly
          value={clave}
          autoComplete="off"
          spellCheck={false}
          className="control h-11 w-full min-w-0 px-3 font-mono text-xl tracking-wider"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" className="h-11" onClick={() => void copy(input.current).then(setCopied)}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? 'Copiada' : 'Copiar'}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied ? 'Clave copiada' : ''}
      </p>
    </div>
  )
}

/** Pages on plain http have no clipboard, so the selected text is copied the older way. */
async function copy(input: HTMLInputElement | null): Promise<boolean> {
  if (!input) return false
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(input.value)
      return true
    } catch {}
  }
  input.select()
  return document.execCommand('copy')
}
