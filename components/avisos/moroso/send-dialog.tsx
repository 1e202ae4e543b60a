'use client'

import { Radio } from '@/components/ui/radio'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { FormErrors } from '@/components/form/form-errors'
import { showErrors } from '@/components/form/show-errors'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { useOutcome } from '@/components/llamada/use-outcome'
import type { FiltrosMorosos } from '@/components/avisos/moroso/filters'
import { askedOf, ReachPreview, type Vista } from '@/components/avisos/moroso/reach-preview'
import { sendWitness } from '@/components/avisos/moroso/send-witness'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { DATOS_MOROSO, MAIL, MAX_ASUNTO, MAX_TEXTO, MEDIOS, WHATSAPP, faultOfTexto } from '@/domain/mensaje'
import { formatCount } from '@/domain/texto'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/routes'

type Elegidos = FiltrosMorosos & { ids?: number[]; excluidos?: number[] | undefined }
type Envio = EntradaEn<'/mensaje/crear'>
type Valores = { medio: string; asunto: string; texto: string }

const POR_MAIL = String(MAIL)
const TEXTO = `Estimado/a {nombre}:

Le informamos que registra una deuda de {importe} ({meses}) con el Consejo.

Por favor comuníquese con Tesorería para regularizarla.`
const INICIAL: Valores = { medio: String(WHATSAPP), asunto: 'Su cuenta con el Consejo', texto: TEXTO }
const ETIQUETAS = { asunto: 'Asunto', texto: 'Mensaje' } as const
const FALTAN = { asunto: 'Ingrese Asunto', texto: 'Ingrese el mensaje' } as const
const TODOS: Vista = { pagina: 1, solo: 'todos' }

type Props = { elegidos: Elegidos; close: () => void; done: () => void }

export function SendDialog({ elegidos, close, done }: Props) {
  const form = useForm<Valores>({ defaultValues: INICIAL })
  const { medio, asunto, texto } = useWatch({ control: form.control, compute: (all: Valores) => all })
  const [vista, setVista] = useState(TODOS)
  // The choice does not change while the dialog is open.
  const [fijos] = useState(elegidos)
  const { estado, leer } = useLectura('/mensaje/simular')
  useEffect(() => {
    void leer({ medio: Number(medio), ...askedOf(vista), ...fijos })
  }, [leer, medio, vista, fijos])
  const alcance = estado.fase === 'lista' ? estado.datos : undefined
  const alcanzados = (alcance?.cantidad ?? 0) - (alcance?.sinDestino ?? 0)
  const { send, outcome } = useSending(form, {
    done: () => {
      done()
      close()
    },
    refused: () => setVista((now) => ({ ...now })),
  })
  const mail = medio === POR_MAIL
  return (
    <MoneyDialog
      title="Enviar Mensaje"
      className="max-w-3xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <Form form={form} onSubmit={(valores) => send(valores, alcance?.cantidad ?? 0, fijos)}>
        <DialogBody className="grid gap-4">
          <FormErrors control={form.control} labels={ETIQUETAS} />
          <Fields form={form} mail={mail} changed={() => setVista(TODOS)} />
          <ReachPreview
            estado={estado}
            vista={vista}
            see={setVista}
            asunto={mail ? asunto : undefined}
            texto={texto}
          />
        </DialogBody>
        <DialogFooter>
          <CancelButton close={close} />
          <SubmitButton disabled={!alcance || alcanzados === 0} savingText="Enviando...">
            {alcance ? `Enviar a ${formatCount(alcanzados)}` : 'Enviar'}
          </SubmitButton>
        </DialogFooter>
      </Form>
    </MoneyDialog>
  )
}

interface After {
  done: () => void
  /** The list is read again, and what was typed stays. */
  refused: () => void
}

/** Queues the messages and leads to their outbox. An unanswered sending is kept as it was. */
function useSending(form: UseFormReturn<Valores>, after: After) {
  const router = useRouter()
  const outcome = useOutcome('/mensaje/crear', {
    fracaso: 'No se pudo enviar el mensaje',
    exito: ({ pendientes = 0, omitidos = 0 }) =>
      `Mensajes en la bandeja de salida: ${formatCount(pendientes)}${omitidos ? `. Sin enviar: ${formatCount(omitidos)}` : ''}`,
    enCampos: true,
    relee: false,
  })
  async function queue(envio: Envio) {
    await outcome.send(
      {
        show: sendWitness,
        done: ({ envioID }) => {
          after.done()
          router.push(`${rutas.mensajes()}?envio=${envioID ?? ''}`)
        },
        refused: ({ errores }) => {
          showErrors(form, errores, ETIQUETAS)
          after.refused()
        },
      },
      envio,
    )
  }
  async function send({ medio, asunto, texto }: Valores, cantidad: number, elegidos: Elegidos) {
    const mail = medio === POR_MAIL
    const wrong = (mail ? (['asunto', 'texto'] as const) : (['texto'] as const)).flatMap((key) => {
      const message = fault(key, { asunto, texto })
      return message ? [[key, message] as const] : []
    })
    if (wrong.length > 0) return showErrors(form, Object.fromEntries(wrong), ETIQUETAS)
    await queue({ medio: Number(medio), asunto: mail ? asunto : undefined, texto, cantidad, ...elegidos })
  }
  return { send, outcome }
}

const fault = (key: 'asunto' | 'texto', values: Omit<Valores, 'medio'>): string | undefined =>
  values[key].trim() ? (faultOfTexto(values[key], DATOS_MOROSO) ?? undefined) : FALTAN[key]

type FieldsProps = { form: UseFormReturn<Valores>; mail: boolean; changed: () => void }

function Fields({ form: { control, register }, mail, changed }: FieldsProps) {
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
        hint="{nombre}, {importe} y {meses} se cambian por los datos de cada uno."
        required
        rows={7}
        maxLength={MAX_TEXTO}
      />
    </>
  )
}
