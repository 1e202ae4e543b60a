'use client'

import { useState } from 'react'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useOutcome } from '@/components/llamada/use-outcome'
import { TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import { ItemLines, linesOf } from '@/components/tesoreria/pago/item-lines'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { DE_PAGO, itemsWitness } from '@/components/tesoreria/pago/items-witness'
import { begin, payable, totalOf } from '@/components/tesoreria/saldo/chosen'
import { ActFooter } from '@/components/ui/act-footer'
import { Checkbox } from '@/components/ui/checkbox'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { DialogBody } from '@/components/ui/dialog'
import { formatMoney, subtract, type Centavos } from '@/domain/dinero'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { today } from '@/domain/fechas'

const TITULO = 'Aplicar saldo a favor'
const HECHO = 'Saldo aplicado correctamente'

type Props = {
  saldo: Centavos
  filas: readonly FilaPendiente[]
  elegidas: ReadonlySet<string>
  close: () => void
}

export function ApplyDialog({ saldo, filas, elegidas: deLaLista, close }: Props) {
  const posibles = payable(filas)
  const { matriculadoID, quien } = useMostrador()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => begin(posibles, deLaLista, saldo))
  const [pagado, setPagado] = useState<Pagado>()
  const outcome = useOutcome('/pago/aplicarSaldo', {
    exito: HECHO,
    fracaso: 'No se pudo aplicar el saldo',
  })
  const elegidas = posibles.filter(({ clave }) => chosen.has(clave))

  function apply() {
    const lineas = linesOf(elegidas)
    void outcome.send(
      {
        show: itemsWitness(matriculadoID, elegidas, DE_PAGO),
        done: ({ pagoID, nroRecibo, recibo }) =>
          setPagado({ pago: { lineas, fechaPago: today() }, pagoID, nroRecibo, recibo }),
      },
      { matriculadoID, lineas },
    )
  }
  const toggle = (clave: string) =>
    setChosen((now) => new Set(now.has(clave) ? [...now].filter((one) => one !== clave) : [...now, clave]))

  return (
    <MoneyDialog
      title={pagado ? HECHO : TITULO}
      description={<ForMatriculado {...{ matriculadoID, quien }} />}
      className="max-w-2xl"
      {...{ outcome, close }}
    >
      {pagado ? (
        <PaidNotice pagado={pagado} close={close} />
      ) : (
        <Choice
          {...{ saldo, posibles, chosen, toggle, apply, close }}
          pendiente={outcome.pendiente}
          total={totalOf(elegidas)}
        />
      )}
    </MoneyDialog>
  )
}

type ChoiceProps = {
  saldo: Centavos
  posibles: readonly FilaPendiente[]
  chosen: ReadonlySet<string>
  toggle: (clave: string) => void
  total: Centavos
  pendiente: boolean
  apply: () => void
  close: () => void
}

function Choice({ saldo, posibles, chosen, toggle, total, pendiente, apply, close }: ChoiceProps) {
  const short = total > saldo
  return (
    <>
      <DialogBody className="grid gap-3">
        <p>
          Hay <strong className="font-semibold tabular-nums">{formatMoney(saldo)}</strong> a favor. Cada ítem
          se paga entero; lo que no se use queda a favor.
        </p>
        <ItemLines
          label="Qué se paga con el saldo"
          filas={posibles}
          first={({ clave, nombre }) => (
            <label className="flex min-h-6 items-center gap-2.5">
              <Checkbox checked={chosen.has(clave)} disabled={pendiente} onChange={() => toggle(clave)} />
              {nombre || '—'}
            </label>
          )}
        />
        <TotalLine total={total} />
        <p role="status" className={short ? 'text-destructive-ink' : 'text-muted-foreground'}>
          {short
            ? `Falta saldo: quite ítems por ${formatMoney(subtract(total, saldo))}`
            : `Quedan a favor ${formatMoney(subtract(saldo, total))}`}
        </p>
      </DialogBody>
      <ActFooter {...{ close, pendiente }} disabled={short || total === 0n} act={apply}>
        Aplicar {formatMoney(total)}
      </ActFooter>
    </>
  )
}
