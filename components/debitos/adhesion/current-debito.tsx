'use client'

import type { ReactNode } from 'react'
import { EndButton } from '@/components/debitos/adhesion/end-button'
import type { Cerrado } from '@/components/padron/matriculado/closed-debitos'
import { UndrawnNotice } from '@/components/documents/undrawn-notice'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { Pencil } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import type { Autorizado } from '@/domain/autorizacion-de-debito'
import { nombreDeCuenta } from '@/domain/debito'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const EditCuentaDialog = porPedido(() =>
  import('@/components/debitos/adhesion/edit-cuenta-dialog').then((module) => module.EditCuentaDialog),
)

export type Pasada = LeidoEn<'/da_listado/traerHistoria'>[number]

type Props = {
  matriculadoID: number
  formaPago: string
  /** Bank debit, whose account can be seen and changed. */
  deBanco: boolean
  /** Undefined where the server does not tell. */
  vigente: Pasada | undefined
  /** Closed rounds that were not sent, in which he stands. */
  cerrados: readonly Cerrado[]
  edita: boolean
  /** The server keeps why a debit ended. */
  registra: boolean
  quien: Omit<Autorizado, 'cuenta'>
  /** The button that prints who authorized it. */
  autoriza: ReactNode
}

/** The debit in force, and what can be done with it. */
export function CurrentDebito({ matriculadoID, formaPago, deBanco, vigente, edita, ...props }: Props) {
  const { cerrados, registra, quien, autoriza } = props
  return (
    <>
      <div>
        <h2 className="text-lg font-semibold">Está adherido a {formaPago}</h2>
        {vigente && <Facts {...vigente} />}
      </div>
      {edita && <UndrawnNotice textos={[quien.nombre, vigente?.banco, vigente?.sucursal]} />}
      {edita && (
        <div className="flex flex-wrap justify-end gap-2">
          {deBanco && (
            <DialogButton
              variant="outline"
              fetch={EditCuentaDialog.fetch}
              dialog={(close) => <EditCuentaDialog {...{ matriculadoID, cerrados, close }} />}
            >
              <Pencil aria-hidden />
              Ver / Editar Datos
            </DialogButton>
          )}
          {autoriza}
          <EndButton {...{ matriculadoID, formaPago, cerrados, registra }} daListadoID={vigente?.id} />
          <Button disabled title="Ya está adherido: para cambiar, dé de baja primero">
            Adherir al Debito
          </Button>
        </div>
      )}
    </>
  )
}

function Facts({ banco, sucursal, tipoCuentaID, nroCuenta, nroSolicitud, fechaAlta, quien }: Pasada) {
  const facts = [
    ['Banco', [banco, sucursal].filter(Boolean).join(', ')],
    ['Cuenta', [nombreDeCuenta(tipoCuentaID), nroCuenta].filter(Boolean).join(' ')],
    ['Nro. de Solicitud', nroSolicitud ? String(nroSolicitud) : ''],
    ['Desde', fechaAlta ? formatFecha(fechaAlta) : ''],
    ['Lo adhirió', quien ?? ''],
  ].filter(([, text]) => text)
  return (
    <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
