'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import {
  type Alcance,
  countReached,
  type Destinatario,
  ReachPreview,
  type Valores,
  type Vista,
} from '@/components/avisos/envio/reach-preview'
import { type Enviar, ETIQUETAS, type Texto, useSending } from '@/components/avisos/envio/use-sending'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { MoneyDialog } from '@/components/form/money-dialog'
import { TextAreaField, TextField } from '@/components/form/text-field'
import type { Outcome } from '@/components/llamada/use-outcome'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Radio } from '@/components/ui/radio'
import {
  type DatoMensaje,
  FALLECIO,
  hintOfDatos,
  MAIL,
  MAX_ASUNTO,
  MAX_TEXTO,
  type Medio,
  MEDIOS,
  WHATSAPP,
} from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { EstadoLectura } from '@/lib/llamada/use-lectura'

/** What is written about, and what of each member's own a text may say. */
export interface Motivo<F> {
  inicial: { asunto: string; texto: string }
  /** How it is written at first; Whatsapp unless told. */
  medio?: Medio
  datos: readonly DatoMensaje[]
  /** Said after the placeholders. */
  hint?: string
  valoresOf: (fila: F) => Valores
}

type Props<F extends Destinatario> = {
  motivo: Motivo<F>
  estado: EstadoLectura<Alcance<F>>
  /** Asks whom it would reach; must be stable. */
  simular: (medio: number, vista: Vista) => void
  enviar: Enviar
  outcome: Outcome
  /** For whom it is, where it is one. */
  head?: ReactNode
  sinDestino?: ((medio: Medio) => ReactNode) | undefined
  close: () => void
  done: () => void
}

const TODOS: Vista = { pagina: 1, solo: 'todos' }

/** A mail is sent; a chat is made ready and opened by hand. */
const sendWords = (count: number, mail: boolean): string =>
  mail ? `Enviar a ${formatCount(count)}` : `Preparar ${formatCount(count)} ${count === 1 ? 'chat' : 'chats'}`

/** Writes to many: shows whom it reaches, who gets none and why, and each one's text before anything is sent. */
export function MensajeDialog<F extends Destinatario>(props: Props<F>) {
  const { motivo, estado, simular, enviar, outcome, head, sinDestino, close, done } = props
  const form = useForm<Texto>({
    defaultValues: { medio: String(motivo.medio ?? WHATSAPP), ...motivo.inicial },
  })
  const { medio, asunto, texto } = useWatch({ control: form.control, compute: (all: Texto) => all })
  const [vista, setVista] = useState(TODOS)
  useEffect(() => simular(Number(medio), vista), [simular, medio, vista])
  const alcance = estado.fase === 'lista' ? estado.datos : undefined
  const alcanzados = countReached(alcance ?? {})
  const send = useSending(form, {
    datos: motivo.datos,
    enviar,
    done: () => {
      done()
      close()
    },
    refused: () => setVista((now) => ({ ...now })),
  })
  const mail = medio === String(MAIL)
  return (
    <MoneyDialog
      title="Enviar Mensaje"
      description={head}
      className="max-w-3xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <Form form={form} onSubmit={(valores) => send(valores, alcance?.cantidad ?? 0)}>
        <DialogBody className="grid gap-4">
          <FormErrors control={form.control} labels={ETIQUETAS} />
          <Fields
            form={form}
            mail={mail}
            hint={[hintOfDatos(motivo.datos), motivo.hint].filter(Boolean).join(' ')}
            changed={() => setVista(TODOS)}
          />
          {lacksAddress(alcance) && sinDestino?.(mail ? MAIL : WHATSAPP)}
          <ReachPreview
            estado={estado}
            vista={vista}
            see={setVista}
            asunto={mail ? asunto : undefined}
            texto={texto}
            valoresOf={motivo.valoresOf}
          />
        </DialogBody>
        <DialogFooter>
          <CancelButton close={close} />
          <SubmitButton disabled={!alcance || alcanzados === 0} savingText="Enviando...">
            {alcance ? sendWords(alcanzados, mail) : 'Enviar'}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </MoneyDialog>
  )
}

/** One alone, to whom it would go if the record had an address. */
const lacksAddress = (alcance: Alcance<Destinatario> | undefined): boolean =>
  alcance?.cantidad === 1 && alcance.sinDestino === 1 && alcance.filas?.[0]?.motivo !== FALLECIO

type FieldsProps = { form: UseFormReturn<Texto>; mail: boolean; hint: string; changed: () => void }

function Fields({ form: { control, register }, mail, hint, changed }: FieldsProps) {
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="mb-1 text-[0.8125rem] font-medium">Enviar por</legend>
        {Object.entries(MEDIOS).map(([id, nombre]) => (
          <Radio key={id} value={id} {...register('medio', { onChange: changed })}>
            {nombre}
          </Radio>
        ))}
      </fieldset>
      {mail && <TextField control={control} name="asunto" label="Asunto" required maxLength={MAX_ASUNTO} />}
      <TextAreaField
        control={control}
        name="texto"
        label="Mensaje"
        hint={hint}
        required
        rows={7}
        maxLength={MAX_TEXTO}
      />
    </>
  )
}
