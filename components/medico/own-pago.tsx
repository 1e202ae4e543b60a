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

/** What is owed, of which he pays all in one tap or what he chose, with a bar for the thumb. */
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
      {libres.length > 0 && (
        <Button className="mb-4 min-h-12 w-full" onClick={() => setPagando(libres)}>
          Pagar todo {totalOf(libres)}
        </Button>
      )}
      <OwnDeudas filas={filas} aviso={aviso} elegidas={elegidas} toggle={toggle} />
      {children}
      {libres.length > 0 && (
        <PayBar
          chosen={chosen.length > 0 ? chosen : libres}
          all={chosen.length === 0}
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
  all: boolean
  clear: () => void
  pay: (filas: readonly FilaPropia[]) => void
}

function PayBar({ chosen, all, clear, pay }: BarProps) {
  const count = chosen.length === 1 ? '1 cargo' : `${chosen.length} cargos`
  return (
    <section aria-label="Pagar" className="pay-bar" data-print="hide">
      <p role="status" className="min-w-0 flex-[1_1_9rem]">
        <span className="block text-muted-foreground">{all ? `Todo: ${count}` : `Elegidos: ${count}`}</span>
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
