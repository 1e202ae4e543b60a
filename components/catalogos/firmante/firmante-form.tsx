'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { ClashNotice } from '@/components/catalogos/catalogo/clash-notice'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { useSave } from '@/components/catalogos/catalogo/use-save'
import { addressOfImage } from '@/components/catalogos/firmante/signature-address'
import { FormErrors } from '@/components/form/form-errors'
import { Form, SubmitButton } from '@/components/form/form'
import { type CambioDeImagen, PictureField } from '@/components/form/picture-field'
import { TextField } from '@/components/form/text-field'
import { RecoveredNotice } from '@/components/form/recovered-notice'
import { useUnsavedForm } from '@/components/form/unsaved-form'
import { useLeaveSaved } from '@/components/llamada/leave-saved'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Card } from '@/components/ui/card'
import { toast } from '@/components/ui/toast'
import { CATALOGOS, direccionDeFila } from '@/contract/catalogo/lista'
import { labelOf, MAX_BYTES_FIRMA } from '@/domain/firmante'
import type { FormProps, OwnFormProps } from '@/components/catalogos/catalogo/catalogo-form'

type Valores = { nombre: string; cargo: string }
const { campos, lista, mensajes } = CATALOGOS.firmante
const LABELS = { nombre: campos.nombre.etiqueta, cargo: campos.cargo.etiqueta }
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const startOf = (fila: Fila | undefined): Valores => ({
  nombre: textOf(fila?.['nombre']),
  cargo: textOf(fila?.['cargo']),
})

const resolver: Resolver<Valores> = (values) => {
  const missing = (['nombre', 'cargo'] as const).filter((key) => values[key].trim() === '')
  if (missing.length === 0) return { values, errors: {} }
  const errors = missing.map((key) => [key, { type: 'requerido', message: campos[key].requerido }])
  return { values: {}, errors: Object.fromEntries(errors) as Record<string, never> }
}

export function FirmanteForm(props: OwnFormProps) {
  const { form, recuperado, onSubmit, clash, cambio, setCambio, huella } = useSignatory(props)
  const { fila } = props
  const { nombre, cargo } = useWatch({ control: form.control })
  return (
    <Card className="max-w-3xl px-4 py-4 md:px-5">
      <Form form={form} onSubmit={onSubmit} className="grid gap-4">
        <RecoveredNotice recuperado={recuperado} />
        <FormErrors control={form.control} labels={LABELS} />
        {clash && <ClashNotice {...clash} campos={campos} />}
        <TextField
          control={form.control}
          name="nombre"
          label={LABELS.nombre}
          required
          maxLength={campos.nombre.maximo}
          autoFocus
        />
        <TextField
          control={form.control}
          name="cargo"
          label={LABELS.cargo}
          required
          maxLength={campos.cargo.maximo}
          hint={nombre && cargo ? `Al elegirlo se lee: ${labelOf(nombre, cargo)}` : undefined}
        />
        {props.ampliado && (
          <PictureField
            label="Imagen de la firma"
            quita="Al guardar, el firmante queda sin imagen."
            maximo={MAX_BYTES_FIRMA}
            actual={fila?.id !== undefined && huella ? addressOfImage(fila.id, huella) : undefined}
            cambio={cambio}
            onChange={setCambio}
          />
        )}
        <div className="flex justify-end">
          <SubmitButton />
        </div>
      </Form>
    </Card>
  )
}

function useSignatory({ noun, fila }: FormProps) {
  const form = useForm<Valores>({ defaultValues: startOf(fila), resolver })
  const [cambio, setCambio] = useState<CambioDeImagen>({ tipo: 'nada' })
  const [huella, setHuella] = useState(textOf(fila?.['imagenHuella']) || undefined)
  const recuperado = useUnsavedForm(form, cambio.tipo !== 'nada')
  const { save, clash } = useSave({ noun, form, startOf, fila })
  const createWith = useCreateWithImage()
  const poner = useLlamada('/firmante/subirImagen', { fracaso: 'No se pudo guardar la imagen' })
  const quitar = useLlamada('/firmante/quitarImagen', { fracaso: 'No se pudo quitar la imagen' })

  /** When the image is refused, nothing of the form is saved. */
  async function saveImage(id: number): Promise<boolean> {
    if (cambio.tipo === 'nada') return true
    const result =
      cambio.tipo === 'poner'
        ? await poner.enviar({ id, huellaPrevia: huella }, cambio.archivo)
        : await quitar.enviar({ id, huellaPrevia: huella })
    if (!result?.ok) return false
    setHuella((result.datos as { huella?: string } | null)?.huella)
    setCambio({ tipo: 'nada' })
    return true
  }
  async function onSubmit(values: Valores) {
    if (fila?.id !== undefined && !(await saveImage(fila.id))) return
    const { guardado, errores } =
      fila?.id === undefined && cambio.tipo === 'poner'
        ? await createWith(values, cambio.archivo)
        : await save(values)
    if (guardado) {
      setCambio({ tipo: 'nada' })
      form.reset(form.getValues())
    }
    for (const [key, message] of Object.entries(errores))
      form.setError(key === 'nombre' || key === 'cargo' ? key : 'root', { message })
  }
  return { form, recuperado, onSubmit, clash, cambio, setCambio, huella }
}

/** A signatory must exist before the image; if that fails, its own screen opens to try again. */
function useCreateWithImage() {
  const router = useRouter()
  const leaveSaved = useLeaveSaved()
  const crear = useLlamada('/firmante/crear')
  const poner = useLlamada('/firmante/subirImagen', { fracaso: 'No se pudo guardar la imagen' })
  return async ({ nombre, cargo }: Valores, archivo: File) => {
    const result = await crear.enviar({ nombre: nombre.trim(), cargo: cargo.trim() })
    if (!result?.ok) return { guardado: false, errores: result?.errores ?? {} }
    const { id } = result.datos
    if (id === undefined) toast.error('No se pudo guardar la imagen')
    const kept = id !== undefined && (await poner.enviar({ id }, archivo))?.ok
    // Said when leaving loses nothing any more.
    toast.success(mensajes.creado)
    if (kept || id === undefined) void leaveSaved(lista)
    else router.replace(direccionDeFila('firmante', id))
    return { guardado: true, errores: {} }
  }
}
