'use client'

import { showErrors } from '@/components/form/show-errors'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { SelectField } from '@/components/form/choice-fields'
import { MoneyDialog } from '@/components/form/money-dialog'
import { testigo } from '@/components/llamada/testigo'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { useSeen } from '@/components/llamada/use-seen'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/options'
import { Spinner } from '@/components/ui/spinner'
import { type Centavos, moneyOrDash } from '@/domain/dinero'
import type { Falla } from '@/lib/api/result'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { type EstadoLectura, useLectura } from '@/lib/llamada/use-lectura'

type Cargo = EntradaEn<'/concepto_matriculado/crear'>
type Props = {
  matriculadoID: number
  cargados: readonly number[]
  elegido: number | undefined
  close: () => void
  done: () => void
}

const SIN_CONCEPTO = 'Elija un Concepto'
const ETIQUETAS = { conceptoID: 'Concepto' }

/** The amount is shown on selection, and must still hold when it is charged. */
export function NewConceptoDialog({ matriculadoID, cargados, elegido, close, done }: Props) {
  const [chosen, setChosen] = useState(false)
  const outcome = useOutcome('/concepto_matriculado/crear', {
    exito: 'Se agregó el Concepto correctamente',
    fracaso: 'No se pudo agregar el concepto',
    enCampos: true,
  })

  async function charge(cargo: Cargo) {
    let errores: Falla['errores'] | undefined
    const refused = (falla: Falla) => void (errores = falla.errores)
    await outcome.send({ show: conceptWitness(matriculadoID, cargados), done, refused }, cargo)
    return errores
  }
  return (
    <MoneyDialog
      title="Nuevo Concepto"
      description={<ForMatriculado matriculadoID={matriculadoID} />}
      className="max-w-lg"
      typed={chosen}
      {...{ outcome, close }}
    >
      <ConceptForm {...{ matriculadoID, elegido, charge, close }} onChosen={setChosen} />
    </MoneyDialog>
  )
}

type FormProps = Pick<Props, 'matriculadoID' | 'elegido'> & {
  /** Answers the errors by field; undefined when it was charged or the outcome is unknown. */
  charge: (cargo: Cargo) => Promise<Readonly<Record<string, string>> | undefined>
  onChosen: (chosen: boolean) => void
  close: () => void
}

function ConceptForm({ matriculadoID, elegido, charge, onChosen, close }: FormProps) {
  const form = useForm<{ conceptoID: number | undefined }>({ defaultValues: { conceptoID: elegido } })
  const { estado: lista, leer: leerLista } = useLectura('/concepto/traerTodosSelect')
  const { estado: dato, leer: leerDato } = useLectura('/concepto/traerDatos')
  const conceptoID = useWatch({ control: form.control, name: 'conceptoID' })
  useEffect(() => void leerLista({}), [leerLista])
  useEffect(() => {
    onChosen(conceptoID !== elegido)
    if (conceptoID !== undefined) void leerDato({ id: conceptoID })
  }, [conceptoID, elegido, leerDato, onChosen])
  const shown = dato.fase === 'lista' && dato.datos.id === conceptoID ? dato.datos : undefined
  const { cambios, look } = useSeen(shown, changesOf)

  async function submit(values: { conceptoID: number | undefined }) {
    if (values.conceptoID === undefined)
      return form.setError('conceptoID', { message: SIN_CONCEPTO }, { shouldFocus: true })
    look()
    const errores = await charge({
      matriculadoID,
      conceptoID: values.conceptoID,
      montoPrevisto: shown?.monto ?? undefined,
    })
    if (!errores) return
    showErrors(form, errores, ETIQUETAS)
    // Somebody may have changed or deleted it.
    void leerLista({})
    void leerDato({ id: values.conceptoID })
  }

  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <ChangedNotice cambios={cambios} />
        <FormErrors control={form.control} labels={ETIQUETAS} />
        {lista.fase === 'falla' && (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            No se pudieron leer los conceptos: {lista.falla.mensaje}
            <Button variant="outline" size="sm" onClick={() => void leerLista({})}>
              Reintentar
            </Button>
          </p>
        )}
        <SelectField
          control={form.control}
          name="conceptoID"
          label={ETIQUETAS.conceptoID}
          placeholder={lista.fase === 'leyendo' ? 'Leyendo...' : SIN_CONCEPTO}
          options={lista.fase === 'lista' ? lista.datos.flatMap(toOption) : []}
          required
        />
        <Amount estado={dato} monto={shown?.monto} chosen={conceptoID !== undefined} />
      </DialogBody>
      <DialogFooter>
        <CancelButton close={close} />
        <SubmitButton savingText="Agregando..." disabled={dato.fase === 'leyendo'}>
          Agregar
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}

type Concepto = LeidoEn<'/concepto/traerDatos'>

/** Choosing another concept is not somebody else's change. */
const changesOf = (visto: Concepto, ahora: Concepto): string[] =>
  visto.id !== ahora.id || visto.monto === ahora.monto
    ? []
    : [`El monto es ${moneyOrDash(ahora.monto)}, antes ${moneyOrDash(visto.monto)}`]

const toOption = ({ id, nombre }: LeidoEn<'/concepto/traerTodosSelect'>[number]): Option<number>[] =>
  id === undefined ? [] : [{ id, nombre: nombre ?? '—' }]

type AmountProps = { estado: EstadoLectura<unknown>; monto: Centavos | null | undefined; chosen: boolean }

/** Keeps its place, so that the dialog does not jump. */
function Amount({ estado, monto, chosen }: AmountProps) {
  return (
    <p
      aria-live="polite"
      className="flex min-h-12 items-center justify-between gap-4 rounded-lg bg-muted px-4 py-2.5"
    >
      <span className="font-medium">Monto</span>
      {chosen && estado.fase === 'leyendo' ? (
        <Spinner />
      ) : (
        <strong className="text-lg font-semibold tabular-nums">
          {moneyOrDash(chosen ? monto : undefined)}
        </strong>
      )}
    </p>
  )
}

/** A charge that the list did not show before tells that it was done. */
const conceptWitness = (matriculadoID: number, cargados: readonly number[]): ShowOutcome =>
  testigo('/concepto_matriculado/traerTodos', {
    entrada: { matriculadoID },
    cuentaDe: matriculadoID,
    hecho: (conceptos) => conceptos.some(({ id }) => id !== undefined && !cargados.includes(id)),
    quedo: 'El concepto quedó agregado.',
    falta: 'En la lista de conceptos no hay uno nuevo.',
    que: 'el concepto se agregó',
    repetir: 'Agregar de nuevo',
    riesgo: 'el matriculado lo debe dos veces',
    revisar: 'en la lista de conceptos',
  })
