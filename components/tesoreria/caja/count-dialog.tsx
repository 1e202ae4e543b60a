'use client'

import { type Control, useForm, useWatch } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { TextAreaField } from '@/components/form/text-field'
import { MoneyField, NumberField } from '@/components/form/value-fields'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { sumOfNotes } from '@/domain/caja'
import { type Centavos, CERO, formatMoney, subtract, sumMoney } from '@/domain/dinero'
import { type Fecha, today } from '@/domain/fechas'

type Valores = {
  billetes: (number | string | undefined)[]
  monedas: Centavos | string | undefined
  queda: Centavos | string | undefined
  motivo: string
}

const ETIQUETAS = { monedas: 'Monedas', queda: 'Queda en la caja', motivo: 'Motivo de la diferencia' }

export type DeQuienEs = { fecha: Fecha; usuarioID: number | undefined }

type Props = DeQuienEs & {
  /** Notes in force, in pesos. */
  valores: readonly number[]
  fondo: Centavos
  esperado: Centavos
  close: () => void
}

/** Counts a drawer note by note, as its paper has them; that it differs is told once something is counted. */
export function CountDialog({ fecha, usuarioID, valores, fondo, esperado, close }: Props) {
  const form = useForm<Valores>({
    defaultValues: { billetes: valores.map(() => undefined), monedas: undefined, queda: fondo, motivo: '' },
  })
  const outcome = useOutcome('/caja/arquear', {
    exito: 'Se guardó el arqueo',
    fracaso: 'No se pudo guardar el arqueo',
    enCampos: true,
  })
  const { control } = form
  const typed = useWatch({ control })
  const contado = countedOf(valores, typed)
  const diferencia = subtract(contado, esperado)

  const send = ({ motivo, queda, ...counted }: Valores) =>
    outcome.send(
      { show: countWitness({ fecha, usuarioID }), done: close },
      {
        ...{ fecha, usuarioID, esperado, billetes: notesOf(valores, counted.billetes) },
        ...{ monedas: moneyOf(counted.monedas), queda: moneyOf(queda), motivo: motivo.trim() || undefined },
      },
    )

  return (
    <AddDialog title="Contar la caja" labels={ETIQUETAS} {...{ outcome, form, send, close }}>
      {fecha === today() && (
        <p className="text-muted-foreground">
          Una vez guardado el arqueo, la caja no toma ni devuelve efectivo hasta mañana.
        </p>
      )}
      <Notes control={control} valores={valores} typed={typed} />
      <div role="status">
        <dl className="grid grid-cols-3 gap-3 rounded-lg bg-muted px-4 py-2.5">
          <Figure titulo="Esperado" monto={esperado} />
          <Figure titulo="Contado" monto={contado} />
          {contado !== CERO && <Figure titulo="Diferencia" monto={diferencia} />}
        </dl>
      </div>
      <MoneyField
        control={control}
        name="queda"
        label={ETIQUETAS.queda}
        hint="Con esto empieza el día siguiente; lo demás se entrega"
      />
      {diferencia !== 0n && (contado !== CERO || form.formState.isSubmitted) && (
        <TextAreaField
          control={control}
          name="motivo"
          label={ETIQUETAS.motivo}
          required
          maxLength={1000}
          rows={2}
        />
      )}
    </AddDialog>
  )
}

type NotesProps = {
  control: Control<Valores>
  valores: readonly number[]
  typed: { billetes?: readonly unknown[]; monedas?: unknown }
}

/** Each note in force with how many and what they come to, and the coins. */
const Notes = ({ control, valores, typed }: NotesProps) => (
  <div className="notes">
    {valores.map((valor, index) => (
      <div key={valor}>
        <NumberField
          control={control}
          name={`billetes.${index}`}
          label={`$ ${valor.toLocaleString('es-AR')}`}
        />
        <Subtotal monto={sumOfNotes(notesOf([valor], [typed.billetes?.[index]]))} />
      </div>
    ))}
    <div>
      <MoneyField control={control} name="monedas" label={ETIQUETAS.monedas} />
      <Subtotal monto={moneyOf(typed.monedas)} />
    </div>
  </div>
)

const Subtotal = ({ monto }: { monto: Centavos }) => (
  <span className="text-right text-muted-foreground tabular-nums">
    {monto === CERO ? '—' : formatMoney(monto)}
  </span>
)

export const Figure = ({ titulo, monto }: { titulo: string; monto: Centavos }) => (
  <div>
    <dt className="text-muted-foreground">{titulo}</dt>
    <dd className="font-semibold tabular-nums">{formatMoney(monto)}</dd>
  </div>
)

const moneyOf = (value: unknown): Centavos => (typeof value === 'bigint' ? (value as Centavos) : CERO)

const notesOf = (valores: readonly number[], cantidades: readonly unknown[] = []) =>
  valores.flatMap((valor, index) => {
    const cantidad = cantidades[index]
    return typeof cantidad === 'number' && cantidad > 0 ? { valor, cantidad } : []
  })

const countedOf = (
  valores: readonly number[],
  { billetes, monedas }: { billetes?: readonly unknown[]; monedas?: unknown },
): Centavos => sumMoney([sumOfNotes(notesOf(valores, billetes)), moneyOf(monedas)])

/** The day tells whether it was counted. */
const countWitness = (entrada: DeQuienEs): ShowOutcome =>
  testigo('/caja/traerArqueo', {
    entrada,
    hecho: ({ arqueo }) => Boolean(arqueo),
    quedo: 'El arqueo quedó guardado.',
    falta: 'El día sigue sin contar.',
    que: 'se guardó',
    repetir: 'Guardar de nuevo',
    riesgo: 'se guarda dos veces',
    revisar: 'en la planilla de caja',
  })
