'use client'

import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { Plan } from '@/components/pago/generate-form'
import { ScrollBox, TotalLine } from '@/components/pago/dialog-parts'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { SimpleTable } from '@/components/ui/table'
import { toast } from '@/components/ui/toast'
import { formatMoney } from '@/domain/dinero'
import { ESTADOS, ESTADOS_CON_CUOTA } from '@/domain/estados'
import { formatMes, makeFecha } from '@/domain/fechas'
import { useLlamada } from '@/components/llamada/use-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  matriculadoID: number
  cantidad: number
  /** What the API says it would do; absent where it cannot say. */
  plan: Plan | undefined
  /** The quantity was refused: the message goes beside its field. */
  refused: (message: string) => void
  close: () => void
}

/** The 'generate registration' dialog: months, type, price and total before anything is written (S2 4, D9). */
export function GenerateDialog({ matriculadoID, cantidad, plan: first, refused, close }: Props) {
  const { estado: lectura, leer } = useLectura('/pago/simularMatriculaAdelantada')
  const [plan, setPlan] = useState(first)
  const [tipo, setTipo] = useState(first?.tipoMatriculaID)
  const asking = lectura.fase === 'leyendo'
  const meses = plan?.meses ?? []
  const sinPrecio = plan?.sinPrecio ?? []
  const { enviar, pendiente } = useLlamada('/pago/generarMatriculaAdelantada', {
    exito: `Cuotas generadas: ${plan ? meses.length : cantidad}`,
    fracaso: 'No se pudieron generar las cuotas',
  })

  async function choose(tipoMatriculaID: number) {
    setTipo(tipoMatriculaID)
    const result = await leer({ matriculadoID, cantidad, tipoMatriculaID })
    if (result?.ok) return setPlan(result.datos)
    if (!result) return
    setTipo(plan?.tipoMatriculaID)
    toast.error('No se pudo calcular el total', result.mensaje)
  }

  async function generate() {
    const result = await enviar({ matriculadoID, cantidad, ...agreed(plan) })
    if (result?.ok) return close()
    const wrong = result?.errores.cantidad
    if (wrong) refused(wrong)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && close()}>
      <DialogContent title="Generar Cuotas" className="max-w-xl" onOpenAutoFocus={focusFirstField}>
        <DialogBody className="grid gap-4">
          {plan ? (
            <>
              <TypeChoice value={tipo} disabled={pendiente} choose={(id) => void choose(id)} />
              {sinPrecio.length > 0 && <Missing nombres={sinPrecio} />}
              <Months plan={plan} />
            </>
          ) : (
            <p>Se van a generar {cantidad} cuotas adelantadas al precio vigente.</p>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={close} disabled={pendiente}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            disabled={pendiente || asking || sinPrecio.length > 0}
            onClick={() => void generate()}
          >
            {pendiente && <Spinner />}
            {pendiente ? 'Generando...' : `Generar ${plan ? meses.length : cantidad} cuotas`}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type ChoiceProps = { value: number | undefined; disabled: boolean; choose: (id: number) => void }

/** ACTIVO, RESIDENTE or PASIVO: the only states that are charged (S2 4). */
function TypeChoice({ value, disabled, choose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1" disabled={disabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium">Tipo de Matricula</legend>
      {ESTADOS_CON_CUOTA.map((id) => (
        <label key={id} className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            className="size-4 accent-(--primary)"
            checked={value === id}
            onChange={() => choose(id)}
          />
          {ESTADOS[id]}
        </label>
      ))}
    </fieldset>
  )
}

function Missing({ nombres }: { nombres: readonly string[] }) {
  return (
    <div role="alert" className="rounded-lg border border-danger/40 bg-danger-tint px-4 py-3 text-danger-ink">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4" />
        No se pueden generar estas cuotas
      </p>
      <ul className="mt-1 list-disc pl-10">
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </ul>
    </div>
  )
}

function Months({ plan }: { plan: Plan }) {
  return (
    <div>
      <ScrollBox label="Cuotas que se van a generar">
        <SimpleTable label="Cuotas que se van a generar">
          <thead>
            <tr>
              <th scope="col">Mes</th>
              <th scope="col" data-align="end">
                Precio
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.meses?.map(({ anio, mes, monto }) => (
              <tr key={`${anio}-${mes}`}>
                <td>{formatMes({ anio, mes })}</td>
                <td data-align="end" data-kind="money">
                  {monto === null ? 'Sin precio' : formatMoney(monto)}
                </td>
              </tr>
            ))}
          </tbody>
        </SimpleTable>
      </ScrollBox>
      <TotalLine total={plan.total} />
    </div>
  )
}

/** What the dialog showed, all extensions: it goes only to the server that made the plan, which refuses any other. */
function agreed(plan: Plan | undefined) {
  if (!plan) return {}
  const first = plan.meses?.[0]
  return {
    tipoMatriculaID: plan.tipoMatriculaID,
    totalPrevisto: plan.total,
    primerMesPrevisto: first && (makeFecha(first.anio, first.mes, 1) ?? undefined),
  }
}
