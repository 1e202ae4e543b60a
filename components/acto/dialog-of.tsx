'use client'

import type { ReactNode } from 'react'
import { type Control, useForm } from 'react-hook-form'
import type { Campo, Formulario, Valores } from '@/components/acto/formulario'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import { AddDialog } from '@/components/form/add-dialog'
import { BasicField } from '@/components/form/basic-field'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { SelectField } from '@/components/form/choice-fields'
import { FarDateField } from '@/components/form/far-date-field'
import { DateField } from '@/components/form/value-fields'
import { type Outcome, type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { useRepetible } from '@/components/llamada/use-repetible'
import type { ArchivoEn, EntradaEn, RutaDeCambio } from '@/lib/llamada/call-paths'

interface Abierto<R extends RutaDeCambio> {
  form: Formulario<R>
  matriculadoID: number
  /** What is sent and not typed. */
  fijos: Partial<EntradaEn<R>>
  /** The row that is edited. */
  valores?: Valores
  close: () => void
}

/** The dialog of a declared form, with the member and his state at its head. */
export function DialogOf<R extends RutaDeCambio>(props: Abierto<R>) {
  const { incierto } = props.form
  return typeof incierto === 'string' ? (
    <Repeated {...props} que={incierto} />
  ) : (
    <Witnessed {...props} show={incierto} />
  )
}

/** Sent again without harm: an unknown outcome is told, and what was typed stays. */
function Repeated<R extends RutaDeCambio>({ que, ...props }: Abierto<R> & { que: string }) {
  const { ruta, exito, fracaso } = props.form
  const { enviar, ...outcome } = useRepetible(ruta, { exito, fracaso, que, enCampos: true, relee: true })
  async function send(entrada: EntradaEn<R>) {
    const result = await enviar(entrada, ...noFile<R>())
    if (result?.ok) props.close()
    return result && !result.ok ? result.errores : {}
  }
  return <Fields {...props} {...{ outcome, send }} />
}

/** A declared form has none; which call has one is not known of all at once. */
const noFile = <R extends RutaDeCambio>() => [] as unknown as ArchivoEn<R>

type Shown<R extends RutaDeCambio> = Abierto<R> & { show: (entrada: EntradaEn<R>) => ShowOutcome }

function Witnessed<R extends RutaDeCambio>({ show, ...props }: Shown<R>) {
  const { ruta, exito, fracaso } = props.form
  const outcome = useOutcome(ruta, { exito, fracaso, enCampos: true })
  const send = (entrada: EntradaEn<R>) =>
    outcome.send({ show: show(entrada), done: props.close }, entrada, ...noFile<R>())
  return <Fields {...props} {...{ outcome, send }} />
}

type FieldsProps<R extends RutaDeCambio> = Abierto<R> & {
  outcome: Outcome
  send: (entrada: EntradaEn<R>) => Promise<Readonly<Record<string, string>>>
}

function Fields<R extends RutaDeCambio>(props: FieldsProps<R>) {
  const { form: declared, matriculadoID, fijos, valores, outcome, send, close } = props
  const { titulo, campos, resolver, acto } = declared
  const form = useForm<Valores, unknown, Valores>({
    resolver,
    defaultValues: { ...fijos, ...startOf(campos, valores) },
  })
  const { control } = form
  const { reason, ...para } = useActFor({ matriculadoID, acto, control })
  const labels = Object.fromEntries(campos.map(({ name, etiqueta }) => [name, etiqueta]))
  return (
    <AddDialog
      title={titulo}
      labels={acto ? { ...labels, ...MOTIVO } : labels}
      // The resolver answers what the call takes.
      send={(values) => send(values as EntradaEn<R>)}
      {...para}
      {...{ outcome, form, close }}
    >
      {reason}
      {linesOf(campos).map((line) =>
        line.length === 1 ? (
          line.map((campo) => fieldOf(campo, control))
        ) : (
          <div key={line[0]?.name} className="grid gap-4 sm:grid-cols-2">
            {line.map((campo) => fieldOf(campo, control))}
          </div>
        ),
      )}
    </AddDialog>
  )
}

type Nombrado = Campo & { name: string }

const EMPTY: Partial<Record<Campo['tipo'], unknown>> = { texto: '', parrafo: '', siNo: false }

/** What is empty is so by its kind. */
const startOf = (campos: readonly Nombrado[], valores: Valores = {}): Valores =>
  Object.fromEntries(campos.map(({ name, tipo }) => [name, valores[name] ?? EMPTY[tipo]]))

/** A field alone, or two of `medio` beside each other. */
function linesOf(campos: readonly Nombrado[]): readonly (readonly Nombrado[])[] {
  const lines: Nombrado[][] = []
  for (const campo of campos) {
    const last = lines.at(-1)
    if (campo.medio && last?.length === 1 && last[0]?.medio) last.push(campo)
    else lines.push([campo])
  }
  return lines
}

function fieldOf(campo: Nombrado, control: Control<Valores, unknown, Valores>): ReactNode {
  const { name, etiqueta: label, requerido: required = false } = campo
  const common = { control, name, label, required }
  switch (campo.tipo) {
    case 'fecha':
      return campo.lejana ? (
        <FarDateField key={name} {...common} confirma={campo.lejana} />
      ) : (
        <DateField key={name} {...common} />
      )
    case 'opcion':
      return <SelectField key={name} {...common} options={campo.opciones} />
    case 'catalogo':
      return <CatalogoSelect key={name} {...common} ruta={campo.de} presente={[]} />
    case 'dinero':
    case 'entero':
    case 'parrafo':
    case 'siNo':
    case 'texto':
      return <BasicField key={name} {...common} tipo={campo.tipo} maxLength={campo.maximo} />
  }
}
