'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { ForChosen } from '@/components/acto/for-chosen'
import { SelectField } from '@/components/form/choice-fields'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { MoneyDialog } from '@/components/form/money-dialog'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import type { Congelada } from '@/components/seleccion/freeze'
import { CargaEffects } from '@/components/tesoreria/carga/carga-effects'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import type { Option } from '@/components/ui/options'
import { CERO, formatMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/routes'

type Elegido = { conceptoID: number | undefined }
type Props = Congelada & { close: () => void; done: () => void }

const ETIQUETAS = { conceptoID: 'Concepto' }

/** A concept charged to everybody chosen: what it would do is shown first, and is what is done. */
export function CargaDialog({ seleccionID, close, done, ...chosen }: Props) {
  const router = useRouter()
  const form = useForm<Elegido>({ defaultValues: { conceptoID: undefined } })
  const conceptoID = useWatch({ control: form.control, name: 'conceptoID' })
  const { estado, leer } = useLectura('/carga/simular')
  useEffect(() => {
    if (conceptoID !== undefined) void leer({ seleccionID, conceptoID })
  }, [leer, seleccionID, conceptoID])
  const outcome = useOutcome('/carga/crear', {
    exito: 'El concepto se está cargando',
    fracaso: 'No se pudo cargar el concepto',
    quedaDicho: true,
  })
  const leave = () => {
    done()
    close()
    router.push(rutas.conceptosAVarios())
  }
  const seen = estado.fase === 'lista' ? estado.datos : undefined
  const { cantidad = 0, total = CERO } = seen ?? {}
  async function charge({ conceptoID: chosen }: Elegido) {
    if (chosen === undefined) return form.setError('conceptoID', { message: 'Elija un Concepto' })
    await outcome.send(
      { show: chargeWitness, done: leave, refused: () => void leer({ seleccionID, conceptoID: chosen }) },
      { seleccionID, conceptoID: chosen, cantidad, total },
    )
  }
  return (
    <MoneyDialog
      title="Cargar un concepto a los elegidos"
      description={<ForChosen {...chosen} />}
      className="max-w-xl"
      {...{ outcome }}
      close={(was) => (was ? leave() : close())}
    >
      <Form form={form} onSubmit={charge}>
        <DialogBody className="grid gap-4">
          <FormErrors control={form.control} labels={ETIQUETAS} />
          <ConceptField control={form.control} />
          {conceptoID !== undefined && (
            <CargaEffects
              key={conceptoID}
              estado={estado}
              seleccionID={seleccionID}
              conceptoID={conceptoID}
            />
          )}
        </DialogBody>
        <DialogFooter>
          <CancelButton close={close} />
          <SubmitButton savingText="Cargando..." disabled={cantidad === 0}>
            {cantidad > 0 ? `Cargar a ${formatCount(cantidad)} por ${formatMoney(total)}` : 'Cargar'}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </MoneyDialog>
  )
}

function ConceptField({ control }: { control: Control<Elegido> }) {
  const { estado, leer } = useLectura('/concepto/traerTodosSelect')
  useEffect(() => void leer({}), [leer])
  return (
    <SelectField
      control={control}
      name="conceptoID"
      label={ETIQUETAS.conceptoID}
      placeholder={estado.fase === 'leyendo' ? 'Leyendo...' : 'Elija un Concepto'}
      options={estado.fase === 'lista' ? estado.datos.flatMap(toOption) : []}
      required
    />
  )
}

const toOption = ({ id, nombre }: LeidoEn<'/concepto/traerTodosSelect'>[number]): Option<number>[] =>
  id === undefined ? [] : [{ id, nombre: nombre ?? '—' }]

/** The acts on many tell whether this one is among them. */
const chargeWitness: ShowOutcome = testigo('/carga/traerTodas', {
  entrada: { pagina: 1 },
  juzga: ([last]) => ({
    fue: 'pendiente',
    texto: last
      ? `Lo último que se cargó a varios es ${last.nombre ?? '—'}, a ${formatCount(last.cantidad ?? 0)}.`
      : 'Todavía no se cargó ningún concepto a varios.',
  }),
  que: 'el concepto se cargó',
  repetir: 'Cargar de nuevo',
  riesgo: 'a nadie se le carga dos veces: quien ya lo debe queda afuera',
  revisar: 'en Conceptos a varios',
})
