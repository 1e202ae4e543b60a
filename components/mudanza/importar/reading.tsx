'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext } from 'react'
import type { Lectura } from '@/components/mudanza/importar/datos'
import { type Cambio, fieldTwice } from '@/components/mudanza/importar/lectura'
import { hrefOfStep, type Paso } from '@/components/mudanza/importar/steps'
import { useKeptReading } from '@/components/mudanza/importar/use-kept-reading'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'

interface Reading {
  importacionID: number
  lectura: Lectura
  /** Nothing of how it is read can be changed any more. */
  fija: boolean
  guardando: boolean
  /** A change could not be sent, or is being sent. */
  suelta: boolean
  change: (by: Cambio) => void
  /** Where a step stands. */
  href: (paso: Paso) => string
  /** To a step, once everything is kept. */
  go: (paso: Paso) => Promise<void>
  /** Sends what is not kept yet; false where that did not work. */
  settle: () => Promise<boolean>
}

const Context = createContext<Reading | null>(null)

/** How the file is read, for the steps inside. Throws outside of one. */
export function useReading(): Reading {
  const reading = useContext(Context)
  if (!reading) throw new Error('Fuera de una importación')
  return reading
}

type Props = {
  importacionID: number
  version: number
  lectura: Lectura
  fija: boolean
  /** An earlier import of the same file. */
  antes: string | undefined
  children: ReactNode
}

export function ReadingProvider({ importacionID, version, lectura, fija, antes, children }: Props) {
  const router = useRouter()
  const { sinGuardar, aviso, ...kept } = useKeptReading(importacionID, { version, lectura })
  useUnsavedGuard(sinGuardar)
  const href = (paso: Paso) => hrefOfStep(importacionID, paso, antes)
  async function go(paso: Paso): Promise<void> {
    if (!(await kept.settle())) return
    beginProgress(href(paso))
    router.push(href(paso))
  }
  return (
    <Context value={{ ...kept, importacionID, fija, suelta: kept.guardando || sinGuardar, href, go }}>
      {aviso && <DangerNotice role="alert" title={aviso} className="mb-4" />}
      {sinGuardar && fieldTwice(kept.lectura) !== undefined && (
        <DangerNotice
          role="alert"
          title="Hay un campo en dos columnas: deje una y se guarda lo que eligió"
          className="mb-4"
        />
      )}
      {sinGuardar && fieldTwice(kept.lectura) === undefined && (
        <DangerNotice role="alert" title="Lo que eligió todavía no se guardó" className="mb-4">
          <Button variant="outline" size="sm" className="mt-2" onClick={() => void kept.settle()}>
            Guardar de nuevo
          </Button>
        </DangerNotice>
      )}
      {children}
    </Context>
  )
}
