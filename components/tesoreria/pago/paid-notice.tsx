'use client'

import { CircleCheck, Mail } from '@/components/ui/icons'
import { useState } from 'react'
import { nameOfReceipt } from '@/components/documents/recibo-datos'
import { useMostrador, usePaymentActions } from '@/components/tesoreria/pago/mostrador'
import type { Vuelto } from '@/components/tesoreria/pago/cash-received'
import { useMailRecibo } from '@/components/tesoreria/pago/use-mail-recibo'
import { ReciboButton } from '@/components/tesoreria/pago/recibo-button'
import type { Cobrado } from '@/components/tesoreria/pago/use-recibo'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { porPedido } from '@/components/ui/por-pedido'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney, sumMoney } from '@/domain/dinero'
import type { EntradaEn } from '@/lib/llamada/call-paths'

const AnnulDialog = porPedido(() =>
  import('@/components/tesoreria/pago/annul-dialog').then((module) => module.AnnulDialog),
)

export interface Pagado {
  pago: EntradaEn<'/pago/realizarPagoEfectivo'>
  pagoID: number | undefined
  nroRecibo?: string | undefined
  recibo?: Cobrado
  vuelto?: Vuelto | undefined
}

type Props = { pagado: Pagado; close: () => void }

export function PaidNotice({ pagado, close }: Props) {
  const { matriculadoID, emisor } = useMostrador()
  const { anula, envia } = usePaymentActions()
  const { mail, enviando } = useMailRecibo()
  const [annulling, setAnnulling] = useState(false)
  const { pago, pagoID, nroRecibo, recibo: cobrado, vuelto } = pagado
  const recibo = { nroRecibo: nroRecibo ?? pago.nroRecibo ?? undefined, pagoID }
  const name = nameOfReceipt(recibo)

  return (
    <>
      <DialogBody className="flex items-center gap-3">
        <CircleCheck aria-hidden className="size-8 shrink-0 text-primary-ink" />
        <div>
          <p className="text-lg font-semibold tabular-nums">
            {formatMoney(sumMoney(pago.lineas.map(({ monto }) => monto)))}
          </p>
          <p className="text-muted-foreground">{name || 'El servidor no dijo el número del pago.'}</p>
          {vuelto && (
            <p className="tabular-nums">
              Recibido {formatMoney(vuelto.recibido)} · Vuelto{' '}
              <strong className="font-semibold">{formatMoney(vuelto.vuelto)}</strong>
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        {anula && pagoID !== undefined && (
          <Button variant="destructive-outline" className="sm:mr-auto" onClick={() => setAnnulling(true)}>
            Anular
          </Button>
        )}
        <Button variant="outline" onClick={close}>
          Cerrar
        </Button>
        {envia && pagoID !== undefined && (
          <Button variant="outline" busy={enviando} onClick={() => void mail({ matriculadoID, pagoID })}>
            {enviando ? <Spinner /> : <Mail aria-hidden />}
            Enviar por mail
          </Button>
        )}
        <ReciboButton
          {...{ matriculadoID, emisor, pagoID, cobrado }}
          autoFocus
          aMano={{
            ...recibo,
            fecha: pago.fechaPago,
            conceptos: pago.lineas.map(({ nombre, monto }) => ({ nombre: nombre ?? '', monto })),
            mp: 'Efectivo',
            observaciones: pago.observaciones,
          }}
        />
      </DialogFooter>
      {annulling && pagoID !== undefined && (
        <AnnulDialog pagoID={pagoID} close={(anulado) => (anulado ? close() : setAnnulling(false))} />
      )}
    </>
  )
}
