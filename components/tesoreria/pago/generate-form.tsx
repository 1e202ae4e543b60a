'use client'

import { type FormEvent, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { NumberInput } from '@/components/form/number-input'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { useLectura } from '@/lib/llamada/use-lectura'
import type { Plan } from '@/components/tesoreria/pago/generate-propuesta'

const GenerateDialog = porPedido(() =>
  import('@/components/tesoreria/pago/generate-dialog').then((module) => module.GenerateDialog),
)

/** For a server that cannot be asked beforehand; ours says it itself. */
const CANTIDAD_MAL = 'Ingrese la cantidad de cuotas, entre 1 y 60'
const isCantidad = (value: number) => Number.isInteger(value) && value >= 1 && value <= 60

const ACTO = '/pago/simularMatriculaAdelantada'

/** `falta` tells why there is no plan before a type is chosen. */
type CuotasPedidas = { cantidad: number; plan?: Plan; falta?: string }

/** Nothing is generated before the dialog has shown it. */
export function GenerateForm() {
  const { matriculadoID } = useMostrador()
  const id = useId()
  const [typed, setTyped] = useState<number | string>()
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<CuotasPedidas>()
  const { estado: lectura, leer } = useLectura('/pago/simularMatriculaAdelantada')
  const asking = lectura.fase === 'leyendo'

  function refuse(message: string) {
    setError(message)
    document.getElementById(id)?.focus()
  }
  async function ask(event: FormEvent) {
    event.preventDefault()
    if (asking) return
    setError(undefined)
    const cantidad = typeof typed === 'number' ? typed : Number.NaN
    toast.retry(ACTO)
    const result = await leer({ matriculadoID, cantidad })
    if (!result) return
    if (result.ok) return setAsked({ cantidad, plan: result.datos })
    if (result.ausente) return isCantidad(cantidad) ? setAsked({ cantidad }) : refuse(CANTIDAD_MAL)
    const { cantidad: wrong, tipoMatriculaID: falta } = result.errores
    if (wrong) refuse(wrong)
    // The member's own state is not charged, so the dialog asks for a type.
    else if (falta) setAsked({ cantidad, falta })
    else toast.error('No se pudieron generar las cuotas', result.mensaje, ACTO)
  }

  return (
    <>
      <form
        {...NO_ADDRESS}
        onSubmit={(event) => void ask(event)}
        className="flex flex-wrap items-start gap-2.5"
      >
        <FieldFrame id={id} label="Cantidad de Cuotas" error={error} className="w-44">
          <NumberInput
            {...describe(id, { error, hint: undefined, required: true })}
            value={typed}
            onChange={setTyped}
          />
        </FieldFrame>
        <Button variant="outline" type="submit" className="mt-[1.4375rem]" busy={asking}>
          {asking && <Spinner />}
          Generar Cuotas
        </Button>
      </form>
      {asked && <GenerateDialog {...asked} refused={setError} close={() => setAsked(undefined)} />}
    </>
  )
}
