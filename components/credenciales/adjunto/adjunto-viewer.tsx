'use client'

import { useState } from 'react'
import {
  addressOfAdjunto,
  describeFile,
  type FilaAdjunto,
  type VersionDeAdjunto,
} from '@/components/credenciales/adjunto/adjunto-row'
import { formatValue } from '@/components/data-table/cells'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Download } from '@/components/ui/icons'

type Props = { fila: FilaAdjunto; close: () => void }

/** A file in its place, and those that it replaced. */
export function AdjuntoViewer({ fila, close }: Props) {
  const versiones: readonly VersionDeAdjunto[] = [fila, ...(fila.anteriores ?? [])]
  const [shown, setShown] = useState<VersionDeAdjunto>(fila)
  const href = addressOfAdjunto(shown)
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={shown.nombre} description={describeFile(shown)} className="max-w-4xl">
        <DialogBody className="grid gap-4">
          <Shown version={shown} href={href} />
          {versiones.length > 1 && <Versions versiones={versiones} shown={shown} choose={setShown} />}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
          <Button variant="outline" asChild>
            <a href={href} target="_blank" rel="noreferrer">
              Abrir en otra pestaña
            </a>
          </Button>
          <Button asChild>
            <a href={href} download>
              <Download aria-hidden />
              Descargar
            </a>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Shown({ version, href }: { version: VersionDeAdjunto; href: string }) {
  if (version.formato !== 'application/pdf')
    return (
      // oxlint-disable-next-line nextjs/no-img-element -- the optimiser is switched off, and this one needs a session
      <img
        src={href}
        alt={version.nombre}
        className="mx-auto max-h-[65vh] max-w-full rounded border bg-white"
      />
    )
  if (!navigator.pdfViewerEnabled)
    return (
      <p className="text-muted-foreground">
        Este navegador no muestra PDF dentro de la página: ábralo o descárguelo.
      </p>
    )
  return (
    <iframe
      key={href}
      src={href}
      title={version.nombre}
      className="h-[65vh] w-full rounded border bg-white"
    />
  )
}

type VersionsProps = {
  versiones: readonly VersionDeAdjunto[]
  shown: VersionDeAdjunto
  choose: (version: VersionDeAdjunto) => void
}

function Versions({ versiones, shown, choose }: VersionsProps) {
  return (
    <section aria-label="Versiones" className="grid gap-2">
      <h3 className="font-semibold">Versiones</h3>
      <ul className="grid gap-1">
        {versiones.map((one, at) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              {one.nombre}
              <span className="block text-[0.8125rem] text-muted-foreground">
                {at === 0 ? 'La que está hoy' : 'Reemplazada'} · {formatValue('instant', one.subido)}
                {one.quien ? ` · ${one.quien}` : ''}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-pressed={one.id === shown.id}
              aria-label={`Ver la versión ${one.nombre} del ${formatValue('instant', one.subido)}`}
              onClick={() => choose(one)}
            >
              Ver
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
