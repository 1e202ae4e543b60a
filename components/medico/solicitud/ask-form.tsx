'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { showErrors } from '@/components/form/show-errors'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import { yearsTo } from '@/components/medico/solicitud/years'
import { isFecha } from '@/domain/fechas'
import { type ClaseDeSolicitud, hasTerm, MAX_TEXTO } from '@/domain/solicitud'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/routes'

interface Valores {
  desde: string | undefined
  anios: number | undefined
  conBaja: boolean
  nombre: string
  apellido: string
  texto: string
}

const VACIO: Valores = {
  ...{ desde: undefined, anios: undefined, conBaja: true },
  ...{ nombre: '', apellido: '', texto: '' },
}

const ETIQUETAS = {
  desde: 'Desde qué día, si no es hoy',
  anios: 'Por cuánto tiempo',
  conBaja: 'Pedir también la baja aquí',
  nombre: 'Nombre nuevo',
  apellido: 'Apellido nuevo',
  texto: 'Causa',
} as const

interface Tipo {
  tipoSolicitudID?: number | undefined
  clase?: ClaseDeSolicitud | undefined
  nombre?: string | undefined
  /** Whole years for which it is asked; null where it has no term. */
  anios?: number | null | undefined
}

type Props = { tipo: Tipo; antes?: Partial<Valores>; close: () => void }

/** What he asks for, of what its kind knows. It is kept as a draft, whose papers come next. */
export function AskForm({ tipo, antes, close }: Props) {
  const { tipoSolicitudID = 0, clase, nombre, anios } = tipo
  const router = useRouter()
  const form = useForm<Valores>({ defaultValues: { ...VACIO, ...antes } })
  const { control } = form
  const { enviar } = useRepetible('/solicitud/guardarPropia', {
    fracaso: 'No se pudo guardar el pedido',
    que: 'se guardó el pedido',
    enCampos: true,
    relee: true,
  })
  async function submit({ desde, anios, conBaja, ...textos }: Valores) {
    if (desde !== undefined && !isFecha(desde)) return
    const renames = clase === 'cambioDeNombre'
    const result = await enviar({
      ...{ tipoSolicitudID, conBaja },
      ...(desde !== undefined && { desde }),
      ...(anios !== undefined && { anios }),
      ...(renames && { nombre: textos.nombre, apellido: textos.apellido }),
      ...(textos.texto.trim() !== '' && { texto: textos.texto }),
    })
    if (!result) return
    if (!result.ok) return showErrors(form, result.errores, ETIQUETAS, 'No se pudo guardar el pedido')
    close()
    if (result.datos.solicitudID !== undefined) router.push(rutas.miPedido(result.datos.solicitudID))
  }
  return (
    <Form form={form} onSubmit={submit} className="grid gap-3 border-t pt-3">
      <FormErrors control={control} labels={ETIQUETAS} />
      {clase === 'cambioDeNombre' ? (
        <>
          <TextField {...{ control, name: 'nombre', label: ETIQUETAS.nombre, maxLength: 100 }} required />
          <TextField {...{ control, name: 'apellido', label: ETIQUETAS.apellido, maxLength: 100 }} required />
        </>
      ) : (
        <DateField {...{ control, name: 'desde', label: ETIQUETAS.desde }} />
      )}
      {clase && anios != null && hasTerm(clase) && (
        <SelectField
          {...{ control, name: 'anios', label: ETIQUETAS.anios, options: yearsTo(anios) }}
          placeholder="Sin plazo"
        />
      )}
      {clase === 'traslado' && <BooleanField {...{ control, name: 'conBaja', label: ETIQUETAS.conBaja }} />}
      <TextAreaField
        {...{ control, name: 'texto', maxLength: MAX_TEXTO, rows: 2 }}
        label={clase === 'traslado' ? 'A qué consejo se traslada' : ETIQUETAS.texto}
        required={clase === 'traslado'}
      />
      <Foreseen tipo={tipo} form={form} />
      <div className="flex flex-wrap gap-2 *:min-h-11 *:flex-auto">
        <CancelButton close={close} />
        <SubmitButton>
          Guardar y seguir<span className="sr-only"> con {nombre}</span>
        </SubmitButton>
      </div>
    </Form>
  )
}

/** What comes of it, as the days stand in the fields. */
function Foreseen({ tipo, form }: { tipo: Tipo; form: ReturnType<typeof useForm<Valores>> }) {
  const { tipoSolicitudID = 0 } = tipo
  const [desde, anios, conBaja] = useWatch({ control: form.control, name: ['desde', 'anios', 'conBaja'] })
  const { estado, leer } = useLectura('/solicitud/simularPropia')
  useEffect(() => {
    if (desde !== undefined && !isFecha(desde)) return
    void leer({
      ...{ tipoSolicitudID, conBaja },
      ...(desde !== undefined && { desde }),
      ...(anios !== undefined && { anios }),
    })
  }, [leer, tipoSolicitudID, desde, anios, conBaja])
  return <ToCome lines={estado.fase === 'lista' ? (estado.datos.pasa ?? []) : []} />
}

/** What comes of a request, line by line. */
export const ToCome = ({ lines }: { lines: readonly string[] }) => (
  <ul
    aria-live="polite"
    aria-label="Qué va a pasar"
    className="list-disc pl-5 text-muted-foreground wrap-anywhere"
  >
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
