'use client'

import { useForm } from 'react-hook-form'
import { Form, SubmitButton } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { useLlamada } from '@/components/llamada/use-llamada'
import { repeatedHoliday, type Feriados } from '@/domain/debito/feriados'
import { formatFecha, isFecha } from '@/domain/fechas'

type Valores = { fecha: string | undefined; nombre: string }
const VACIO: Valores = { fecha: undefined, nombre: '' }

export function AddFeriado({ propios, sinEfecto, version }: Feriados & { version: number }) {
  const form = useForm<Valores>({ defaultValues: VACIO })
  const { control, setError } = form
  const { enviar } = useLlamada('/ajuste_de_debito/actualizarFeriados', {
    exito: 'Se agregó el feriado',
    fracaso: 'No se pudo agregar el feriado',
    relee: true,
    enCampos: true,
  })
  async function submit({ fecha, nombre }: Valores) {
    if (!fecha || !isFecha(fecha))
      return setError('fecha', { message: 'Ingrese la fecha del feriado' }, { shouldFocus: true })
    if (nombre.trim() === '')
      return setError('nombre', { message: 'Ingrese qué feriado es' }, { shouldFocus: true })
    const next = [...propios, { fecha, nombre }]
    if (repeatedHoliday(next))
      return setError('fecha', { message: `El ${formatFecha(fecha)} ya está` }, { shouldFocus: true })
    const result = await enviar({ propios: next, sinEfecto: [...sinEfecto], version })
    if (result?.ok) return form.reset(VACIO)
    for (const message of Object.values(result?.errores ?? {}))
      setError('fecha', { message }, { shouldFocus: true })
  }
  return (
    <Form form={form} onSubmit={submit} className="grid gap-3">
      <DateField {...{ control, name: 'fecha', label: 'Fecha' }} required />
      <TextField {...{ control, name: 'nombre', label: 'Qué feriado es', maxLength: 60 }} required />
      <div>
        <SubmitButton variant="outline">Agregar feriado</SubmitButton>
      </div>
    </Form>
  )
}
