'use client'

import { useState } from 'react'
import type { Congelada } from '@/components/seleccion/freeze'
import type { ChosenNow } from '@/components/seleccion/use-chosen'
import { useFreeze } from '@/components/seleccion/use-freeze'
import { Button } from '@/components/ui/button'
import { CreditCard, Download, FileBadge, Plus, Send } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import type { Actos } from '@/domain/seleccion'
import type { Emisor } from '@/lib/tesoreria/emisor'

const CargaDialog = porPedido(() =>
  import('@/components/tesoreria/carga/carga-dialog').then((module) => module.CargaDialog),
)
const LetterDialog = porPedido(() =>
  import('@/components/avisos/seleccion/letter-dialog').then((module) => module.LetterDialog),
)
const CarnetBatches = porPedido(() =>
  import('@/components/avisos/seleccion/carnet-batches').then((module) => module.CarnetBatches),
)
const CertificadoBatches = porPedido(() =>
  import('@/components/avisos/seleccion/certificado-batches').then((module) => module.CertificadoBatches),
)
const ExportDialog = porPedido(() =>
  import('@/components/avisos/seleccion/export-dialog').then((module) => module.ExportDialog),
)

type Acto = 'carga' | 'mensaje' | 'carnets' | 'certificados' | 'exporta'

export type ListActsProps = {
  actos: Actos
  /** Who issues cards and certificates; without it none are offered. */
  emisor?: Emisor | undefined
  /** The list writes letters of its own kind. */
  propias?: boolean
  chosen: ChosenNow
  /** An act is over. */
  done?: () => void
}

/** What may be done with those chosen. Who they are is frozen when an act is begun, so that it is done to these. */
export function ListActs({ actos, emisor, propias = false, chosen, done }: ListActsProps) {
  const { freeze, congelando } = useFreeze(actos.lista, actos.consulta)
  const [open, setOpen] = useState<Congelada & { acto: Acto }>()
  const begin = (acto: Acto) => () =>
    void freeze(chosen).then((congelada) => congelada && setOpen({ ...congelada, acto }))
  // Two beside each other on a phone, where the bar stands over the rows.
  const off = { disabled: chosen.count === 0, busy: congelando, className: 'max-sm:basis-2/5 max-sm:px-2' }
  const end = () => {
    chosen.clear()
    done?.()
  }
  return (
    <>
      <Button variant="outline" {...off} onClick={begin('exporta')}>
        <Download aria-hidden className="max-sm:hidden" />
        Descargar
      </Button>
      {actos.carga && (
        <Button variant="outline" {...off} onClick={begin('carga')}>
          <Plus aria-hidden className="max-sm:hidden" />
          Cargar Concepto
        </Button>
      )}
      {actos.credenciales && emisor && (
        <>
          <Button variant="outline" {...off} onClick={begin('carnets')}>
            <CreditCard aria-hidden className="max-sm:hidden" />
            Imprimir Carnets
          </Button>
          <Button variant="outline" {...off} onClick={begin('certificados')}>
            <FileBadge aria-hidden className="max-sm:hidden" />
            Emitir Certificados
          </Button>
        </>
      )}
      {actos.mensaje && !propias && (
        <Button variant="outline" {...off} onClick={begin('mensaje')}>
          <Send aria-hidden className="max-sm:hidden" />
          Enviar Mensaje
        </Button>
      )}
      {open && <ActDialog {...open} emisor={emisor} close={() => setOpen(undefined)} done={end} />}
    </>
  )
}

type DialogProps = Congelada & {
  acto: Acto
  emisor: Emisor | undefined
  close: () => void
  done: () => void
}

function ActDialog({ acto, emisor, ...props }: DialogProps) {
  if (acto === 'carga') return <CargaDialog {...props} />
  if (acto === 'mensaje') return <LetterDialog {...props} />
  if (acto === 'exporta') return <ExportDialog {...props} />
  if (!emisor) return null
  return acto === 'carnets' ? (
    <CarnetBatches {...props} emisor={emisor} />
  ) : (
    <CertificadoBatches {...props} emisor={emisor} />
  )
}
