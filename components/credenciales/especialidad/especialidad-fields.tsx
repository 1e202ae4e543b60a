'use client'

import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { FilaEspecialidad } from '@/components/credenciales/especialidad/especialidad-row'
import { useProposedDate } from '@/components/credenciales/use-proposed-date'
import { BooleanField } from '@/components/form/choice-fields'
import { TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import type { Option } from '@/components/ui/options'
import { proposedExpiry } from '@/domain/especialidad'
import type { Fecha } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export interface Valores {
  especialidadID: number | undefined
  especialidad: string
  nroCertificado: string
  fechaObtencion: string | undefined
  fechaCaducidad: string | undefined
  sinReval: boolean
  formaObtencionEspecialidadID: number | undefined
  organizacionID: number | undefined
  lugarOrganizacion: string
  conceptoCertif: boolean
  motivo?: string
}
export type Formulario = UseFormReturn<Valores, unknown, EntradaEn<'/especialidad_matriculado/crear'>>
type Props = {
  form: Formulario
  /** What is revalidated; absent for a new one. */
  anterior: FilaEspecialidad | undefined
}

export const ETIQUETAS = {
  especialidadID: 'Especialidad',
  nroCertificado: 'Nro Certificado',
  fechaObtencion: 'Fecha de Obtencion',
  fechaCaducidad: 'Fecha de Caducidad',
  sinReval: 'Sin revalidación',
  formaObtencionEspecialidadID: 'Forma de Obtencion',
  organizacionID: 'Organizacion',
  lugarOrganizacion: 'Lugar',
  conceptoCertif: 'Cobrar el concepto del certificado',
} as const

export const startOf = (anterior: FilaEspecialidad | undefined, hoy: Fecha): Valores => ({
  especialidadID: anterior?.especialidadID ?? undefined,
  especialidad: anterior?.especialidad ?? '',
  nroCertificado: anterior?.nroCertificado ?? '',
  fechaObtencion: hoy,
  fechaCaducidad: proposedExpiry(hoy),
  sinReval: false,
  formaObtencionEspecialidadID: anterior?.formaObtencionEspecialidadID ?? undefined,
  organizacionID: anterior?.organizacionID ?? undefined,
  lugarOrganizacion: anterior?.lugarOrganizacion ?? '',
  conceptoCertif: false,
})

/** A revalidation is of the same specialty and certificate. */
export function Which({ form: { control }, anterior }: Props) {
  if (!anterior)
    return (
      <CatalogoSelect
        {...{ control, name: 'especialidadID', label: ETIQUETAS.especialidadID }}
        ruta="/especialidad/traerTodosSelect"
        presente={NINGUNA}
        required
      />
    )
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <TextField {...{ control, name: 'especialidad', label: ETIQUETAS.especialidadID }} readOnly />
      {anterior.nroCertificado && (
        <TextField {...{ control, name: 'nroCertificado', label: ETIQUETAS.nroCertificado }} readOnly />
      )}
    </div>
  )
}

/** What never expires has no expiry to type. */
export function Dates({ form }: { form: Formulario }) {
  const { control } = form
  const sinReval = useWatch({ control, name: 'sinReval' })
  useProposedDate(form, { from: 'fechaObtencion', to: 'fechaCaducidad', propose: proposedExpiry })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...{ control, name: 'fechaObtencion', label: ETIQUETAS.fechaObtencion }} required />
        {!sinReval && (
          <DateField
            {...{ control, name: 'fechaCaducidad', label: ETIQUETAS.fechaCaducidad }}
            hint="Cinco años después, si no dice otra cosa"
            required
          />
        )}
      </div>
      <BooleanField
        {...{ control, name: 'sinReval', label: ETIQUETAS.sinReval }}
        hint="Elija Si cuando no vence y no hace falta revalidarla."
      />
    </>
  )
}

/** How and by whom it was given. */
export function Origin({ form: { control }, anterior }: Props) {
  const forma = useMemo(
    () => optionOf(anterior?.formaObtencionEspecialidadID, anterior?.formaObtencion),
    [anterior],
  )
  const organizacion = useMemo(() => optionOf(anterior?.organizacionID, anterior?.organizacion), [anterior])
  return (
    <>
      <CatalogoSelect
        {...{
          control,
          name: 'formaObtencionEspecialidadID',
          label: ETIQUETAS.formaObtencionEspecialidadID,
        }}
        ruta="/forma_obtencion_especialidad/traerTodosSelect"
        presente={forma}
        required
      />
      <CatalogoSelect
        {...{ control, name: 'organizacionID', label: ETIQUETAS.organizacionID }}
        ruta="/organizacion/traerTodosSelect"
        presente={organizacion}
        required
      />
      <TextField
        {...{ control, name: 'lugarOrganizacion', label: ETIQUETAS.lugarOrganizacion }}
        maxLength={200}
      />
    </>
  )
}

const NINGUNA: readonly Option[] = []
const optionOf = (id: number | null | undefined, nombre: string | undefined): readonly Option[] =>
  id && nombre ? [{ id, nombre }] : NINGUNA
