'use client'

import { useState } from 'react'
import type { Congelada } from '@/components/seleccion/freeze'
import type { ChosenNow } from '@/components/seleccion/use-chosen'
import { useFreeze } from '@/components/seleccion/use-freeze'
import { Button } from '@/components/ui/button'
import { ChevronDown, CreditCard, Download, FileBadge, Plus, Send } from '@/components/ui/icons'
import { MenuButton } from '@/components/ui/menu-button'
import type { MenuAct } from '@/components/ui/menu-of-acts'
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
  const end = () => {
    chosen.clear()
    done?.()
  }
  const acts = [
    { texto: 'Descargar', icono: <Download aria-hidden />, act: begin('exporta') },
    actos.carga && { texto: 'Cargar Concepto', icono: <Plus aria-hidden />, act: begin('carga') },
    ...(actos.credenciales && emisor
      ? [
          { texto: 'Imprimir Carnets', icono: <CreditCard aria-hidden />, act: begin('carnets') },
          { texto: 'Emitir Certificados', icono: <FileBadge aria-hidden />, act: begin('certificados') },
        ]
      : []),
  ].filter((act) => act !== false)
  const off = { disabled: chosen.count === 0, busy: congelando }
  return (
    <>
      <ActsButton {...off} acts={acts} />
      {actos.mensaje && !propias && (
        <Button {...off} onClick={begin('mensaje')}>
          <Send aria-hidden />
          Enviar Mensaje
        </Button>
      )}
      {open && <ActDialog {...open} emisor={emisor} close={() => setOpen(undefined)} done={end} />}
    </>
  )
}

type ActsProps = { acts: readonly MenuAct[]; disabled: boolean; busy: boolean }

/** One act stands by itself; more are one button, so that the bar keeps its height. */
function ActsButton({ acts, ...off }: ActsProps) {
  const [only, ...others] = acts
  return only && others.length === 0 ? (
    <Button variant="outline" {...off} onClick={only.act}>
      {only.icono}
      {only.texto}
    </Button>
  ) : (
    <MenuButton {...off} acts={acts}>
      Más ({acts.length})
      <ChevronDown aria-hidden />
    </MenuButton>
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
