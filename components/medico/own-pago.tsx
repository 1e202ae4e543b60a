'use client'

import { type ReactNode, useState } from 'react'
import { useReadOnReturn } from '@/components/llamada/use-read-on-return'
import { type FilaPropia, OwnDeudas } from '@/components/medico/own-deudas'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import { CERO, formatMoney, sumMoney } from '@/domain/dinero'

const PayOwnDialog = porPedido(() =>
  import('@/components/tesoreria/en-linea/pay-own-dialog').then((module) => module.PayOwnDialog),
)

type Props = {
  filas: readonly FilaPropia[]
  /** What stands over the list and under it; the bar stays in reach below all of it. */
  antes: ReactNode
  aviso: ReactNode
  children: ReactNode
}

const totalOf = (filas: readonly FilaPropia[]): string =>
  formatMoney(sumMoney(filas.map(({ monto }) => monto ?? CERO)))

/** What is owed, of which he pays all or what he chose by one button, in a bar for the thumb. */
export function OwnPago({ filas, antes, aviso, children }: Props) {
  const [elegidas, setElegidas] = useState<ReadonlySet<string>>(new Set())
  const [pagando, setPagando] = useState<readonly FilaPropia[]>()
  useReadOnReturn(filas.some(({ tramite }) => tramite !== undefined))
  const libres = filas.filter(({ traba }) => traba === undefined)
  const chosen = libres.filter(({ clave }) => elegidas.has(clave))
  function toggle(clave: string, yes: boolean) {
    const next = new Set(elegidas)
    if (yes) next.add(clave)
    else next.delete(clave)
    setElegidas(next)
  }
  return (
    <>
      {antes}
      <OwnDeudas filas={filas} aviso={aviso} elegidas={elegidas} toggle={toggle} />
      {children}
      {libres.length > 0 && (
        <PayBar
          chosen={chosen.length > 0 ? chosen : libres}
          de={libres.length}
          clear={() => setElegidas(new Set())}
          pay={setPagando}
        />
      )}
      {pagando && (
        <PayOwnDialog
          elegidas={pagando}
          lista={filas}
          close={() => {
            setPagando(undefined)
            setElegidas(new Set())
          }}
        />
      )}
    </>
  )
}

type BarProps = {
  chosen: readonly FilaPropia[]
  /** Of how many; nothing chosen is all of them. */
  de: number
  clear: () => void
  pay: (filas: readonly FilaPropia[]) => void
}

function PayBar({ chosen, de, clear, pay }: BarProps) {
  const all = chosen.length === de
  const cargos = de === 1 ? '1 cargo' : `${de} cargos`
  return (
    <section aria-label="Pagar" className="pay-bar" data-print="hide">
      <p role="status" className="min-w-0 flex-[1_1_9rem]">
        <span className="block text-muted-foreground">
          {all ? `Todo: ${cargos}` : `Elegidos: ${chosen.length} de ${cargos}`}
        </span>
        <strong className="text-lg font-semibold wrap-anywhere tabular-nums">{totalOf(chosen)}</strong>
      </p>
      <span className="flex flex-wrap gap-2">
        {!all && (
          <Button variant="ghost" onClick={clear}>
            Quitar
          </Button>
        )}
        <Button className="min-h-12" onClick={() => pay(chosen)}>
          Pagar
        </Button>
      </span>
    </section>
  )
}
