'use client'

import { Suspense, lazy, useState } from 'react'
import { type Acreditado, accreditedText } from '@/domain/certificado/acreditacion'
import type { Oficina } from '@/components/credenciales/papel/oficina'

const load = () =>
  import('@/components/credenciales/papel/accreditation-dialog').then((module) => ({
    default: module.AccreditationDialog,
  }))
const AccreditationDialog = lazy(load)

type Props = { oficina: Oficina; que: Acreditado; id: number | undefined }

/** 'Imprimir Certificado' of a row; off where what it certifies could not be read. */
export function AccreditationAction({ oficina, que, id }: Props) {
  const [open, setOpen] = useState(false)
  const warm = () => void load()
  return (
    <>
      <button
        type="button"
        className="cell-action"
        aria-haspopup="dialog"
        aria-label={`Imprimir Certificado de ${que.nombre ?? 'un dato ilegible'}`}
        title="Imprimir Certificado"
        disabled={accreditedText(que) === undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        Imprimir
      </button>
      {open && (
        <Suspense>
          <AccreditationDialog oficina={oficina} que={que} id={id} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
