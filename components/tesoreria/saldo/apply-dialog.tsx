'use client'

import { useState } from 'react'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { type Pagado, PaidNotice } from '@/components/tesoreria/pago/paid-notice'
import { ItemLines, linesOf } from '@/components/tesoreria/pago/item-lines'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { DE_PAGO, UnknownOutcome } from '@/components/tesoreria/pago/unknown-outcome'
import { begin, payable, totalOf } from '@/components/tesoreria/saldo/chosen'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney, subtract, type Centavos } from '@/domain/dinero'
import { today } from '@/domain/fechas'

const TITULO = 'Aplicar saldo a favor'
const HECHO = 'Saldo aplicado correctamente'

type Props = {
  saldo: Centavos
  filas: readonly FilaPendiente[]
  /** Keys of the rows that were chosen in the list. */
  elegidas: ReadonlySet<string>
  close: () => void
}

/** Chooses pending items and pays them whole with the member's credit. */
export function ApplyDialog({ saldo, filas, elegidas: deLaLista, close }: Props) {
  const posibles = payable(filas)
  const { matriculadoID, quien } = useMostrador()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => begin(posibles, deLaLista, saldo))
  const [pagado, setPagado] = useState<Pagado>()
  const [incierto, setIncierto] = useState(false)
  const { enviar, pendiente } = useLlamada('/pago/aplicarSaldo', {
    exito: HECHO,
    fracaso: 'No se pudo aplicar el saldo',
    cuentaIncierto: true,
    relee: true,
  })
  const elegidas = posibles.filter(({ clave }) => chosen.has(clave))

  async function apply() {
    const lineas = linesOf(elegidas)
    const result = await enviar({ matriculadoID, lineas })
    if (!result) return
    setIncierto(!result.ok && isUncertain(result))
    if (!result.ok) return
    const { pagoID, nroRecibo } = result.datos
    setPagado({ pago: { lineas, fechaPago: today() }, pagoID, nroRecibo })
  }
  const toggle = (clave: string) =>
    setChosen((now) => new Set(now.has(clave) ? [...now].filter((one) => one !== clave) : [...now, clave]))

  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && close()}>
      <DialogContent title={pagado ? HECHO : TITULO} description={quien} className="max-w-2xl">
        {pagado ? (
          <PaidNotice pagado={pagado} close={close} />
        ) : incierto ? (
          <UnknownOutcome
            filas={elegidas}
            textos={DE_PAGO}
            repetir={() => void apply()}
            pendiente={pendiente}
            close={close}
          />
        ) : (
          <Choice
            {...{ saldo, posibles, chosen, toggle, pendiente, close }}
            total={totalOf(elegidas)}
            apply={() => void apply()}
          />
        )}
      </DialogContent>
    </Dialog>
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
        <p role="status" className={short ? 'text-danger-ink' : 'text-soft'}>
          {short
            ? `Falta saldo: quite ítems por ${formatMoney(subtract(total, saldo))}`
            : `Quedan a favor ${formatMoney(subtract(saldo, total))}`}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close} disabled={pendiente}>
          Cancelar
        </Button>
        <Button variant="primary" disabled={short || total === 0n} busy={pendiente} onClick={apply}>
          {pendiente && <Spinner />}
          Aplicar {formatMoney(total)}
        </Button>
      </DialogFooter>
    </>
  )
}
