'use client'

import { type FormEvent, Suspense, lazy, useId, useState } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { NO_ADDRESS } from '@/components/form/no-address'
import { NumberInput } from '@/components/form/number-input'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

const GenerateDialog = lazy(() =>
  import('@/components/pago/generate-dialog').then((module) => ({ default: module.GenerateDialog })),
)

/** For a server that cannot be asked beforehand; ours says it itself. */
const CANTIDAD_MAL = 'Ingrese la cantidad de cuotas, entre 1 y 60'
const isCantidad = (value: number) => Number.isInteger(value) && value >= 1 && value <= 60

export type Plan = LeidoEn<'/pago/simularMatriculaAdelantada'>

type Props = {
  matriculadoID: number
  /** The API can tell beforehand what it would do. */
  simula: boolean
}

/** 'Cantidad de Cuotas' and its button: nothing is generated before the dialog has shown what it would be (D9). */
export function GenerateForm({ matriculadoID, simula }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<number | string>()
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<{ cantidad: number; plan: Plan | undefined }>()
  const { estado: lectura, leer } = useLectura('/pago/simularMatriculaAdelantada')
  const asking = lectura.fase === 'leyendo'

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (asking) return
    setError(undefined)
    const refuse = (message: string) => {
      setError(message)
      document.getElementById(id)?.focus()
    }
    const cantidad = typeof typed === 'number' ? typed : Number.NaN
    if (!simula) return isCantidad(cantidad) ? setAsked({ cantidad, plan: undefined }) : refuse(CANTIDAD_MAL)
    const result = await leer({ matriculadoID, cantidad })
    if (!result) return
    if (result.ok) return setAsked({ cantidad, plan: result.datos })
    const wrong = result.errores.cantidad
    if (wrong) refuse(wrong)
    else toast.error('No se pudieron generar las cuotas', result.mensaje)
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
        <Button type="submit" className="mt-[1.4375rem]" busy={asking}>
          {asking && <Spinner />}
          Generar Cuotas
        </Button>
      </form>
      {asked && (
        <Suspense>
          <GenerateDialog
            matriculadoID={matriculadoID}
            cantidad={asked.cantidad}
            plan={asked.plan}
            refused={(message) => {
              setError(message)
              setAsked(undefined)
            }}
            close={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
