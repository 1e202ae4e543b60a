'use client'

import { useState } from 'react'
import { type Acreditado, accreditedText } from '@/domain/certificado/acreditacion'
import type { Oficina } from '@/components/credenciales/papel/oficina'
import { porPedido } from '@/components/ui/por-pedido'

const AcreditacionDialog = porPedido(() =>
  import('@/components/credenciales/papel/acreditacion-dialog').then((module) => module.AcreditacionDialog),
)

type Props = { oficina: Oficina; que: Acreditado; id: number | undefined }

/** 'Imprimir Certificado' of a row; off where what it certifies could not be read. */
export function AcreditacionAction({ oficina, que, id }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="cell-action"
        aria-haspopup="dialog"
        aria-label={`Imprimir Certificado de ${que.nombre ?? 'un dato ilegible'}`}
        title="Imprimir Certificado"
        disabled={accreditedText(que) === undefined}
        onPointerEnter={AcreditacionDialog.fetch}
        onFocus={AcreditacionDialog.fetch}
        onClick={() => setOpen(true)}
      >
        Imprimir
      </button>
      {open && <AcreditacionDialog oficina={oficina} que={que} id={id} close={() => setOpen(false)} />}
    </>
  )
}
