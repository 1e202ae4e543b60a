'use client'

import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { ConceptoChoice } from '@/components/credenciales/especialidad/concepto-choice'
import {
  Dates,
  ETIQUETAS,
  type Formulario,
  Origin,
  startOf,
  type Valores,
  Which,
} from '@/components/credenciales/especialidad/especialidad-fields'
import type { FilaEspecialidad } from '@/components/credenciales/especialidad/especialidad-row'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { useOutcome, type ShowOutcome } from '@/components/llamada/use-outcome'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import { testigo } from '@/components/llamada/testigo'
import type { Revalidada } from '@/domain/especialidad'
import { today } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Entrada = EntradaEn<'/especialidad_matriculado/crear'>
const CON_MOTIVO = { ...ETIQUETAS, ...MOTIVO } as const
type Props = {
  matriculadoID: number
  /** The listed rows: one more of them tells that an unanswered request was done. */
  conocidas: readonly number[]
  /** What is revalidated; absent for a new one. */
  anterior?: FilaEspecialidad
  close: () => void
}

export function EspecialidadDialog({ matriculadoID, conocidas, anterior, close }: Props) {
  const form = useSpecialtyForm(anterior)
  const { control } = form
  const { reason, ...para } = useActFor({ matriculadoID, acto: 'especialidad', control })
  const concepto = useLectura('/especialidad_matriculado/traerConcepto')
  const outcome = useOutcome('/especialidad_matriculado/crear', {
    exito: 'Se agregó la especialidad correctamente',
    fracaso: 'No se pudo agregar la especialidad',
    enCampos: true,
  })
  const monto = concepto.estado.fase === 'lista' ? concepto.estado.datos?.monto : undefined

  async function send(values: Entrada) {
    const entrada = whole({ ...values, matriculadoID }, anterior)
    const seen = entrada.conceptoCertif ? { ...entrada, montoPrevisto: monto } : entrada
    const errores = await outcome.send({ show: specialtyWitness(entrada, conocidas), done: close }, seen)
    // Its price may have changed.
    if (errores['conceptoCertif']) void concepto.leer({})
    return errores
  }
  return (
    <AddDialog
      title={anterior ? 'Revalidar Especialidad' : 'Nueva Especialidad'}
      labels={CON_MOTIVO}
      {...para}
      {...{ outcome, form, send, close }}
    >
      {reason}
      <Which {...{ form, anterior }} />
      <Dates form={form} />
      <Origin {...{ form, anterior }} />
      {!anterior && (
        <ConceptoChoice {...{ control, concepto, name: 'conceptoCertif', label: ETIQUETAS.conceptoCertif }} />
      )}
    </AddDialog>
  )
}

function useSpecialtyForm(anterior: FilaEspecialidad | undefined): Formulario {
  const resolver = useMemo(
    () =>
      lazyResolver<Valores, Entrada>(async () => {
        const { checkEspecialidad } =
          await import('@/components/credenciales/especialidad/especialidad-schema')
        return checkEspecialidad(today(), anterior && datesOf(anterior))
      }),
    [anterior],
  )
  return useForm<Valores, unknown, Entrada>({ resolver, defaultValues: startOf(anterior, today()) })
}

/** Dates that could not be read refuse nothing here. */
const datesOf = ({ fechaObtencion, fechaCaducidad }: FilaEspecialidad): Revalidada => ({
  fechaObtencion: fechaObtencion ?? '',
  fechaCaducidad,
})

/** A new one says whether its concept is charged and has no number; a revalidation the other way round. */
function whole(
  { conceptoCertif, nroCertificado, ...values }: Entrada,
  anterior: FilaEspecialidad | undefined,
): Entrada {
  const dated = values.sinReval ? { ...values, fechaCaducidad: undefined } : values
  return anterior
    ? { ...dated, esReval: true, nroCertificado, revalidaID: anterior.id }
    : { ...dated, esReval: false, conceptoCertif }
}

/** A row of the same specialty that the list did not show before tells that it was done. */
const specialtyWitness = (
  { matriculadoID, especialidadID, esReval, conceptoCertif }: Entrada,
  conocidas: readonly number[],
): ShowOutcome =>
  testigo('/especialidad_matriculado/traerTodos', {
    entrada: { matriculadoID },
    hecho: (filas) =>
      filas.some(
        (fila) =>
          fila.id !== undefined && !conocidas.includes(fila.id) && fila.especialidadID === especialidadID,
      ),
    quedo: `La especialidad quedó ${esReval ? 'revalidada' : 'agregada'}.`,
    falta: 'En la lista de especialidades no hay una nueva.',
    que: `la especialidad se ${esReval ? 'revalidó' : 'agregó'}`,
    repetir: `${esReval ? 'Revalidar' : 'Agregar'} de nuevo`,
    riesgo: conceptoCertif
      ? 'queda dos veces en la lista, con su concepto cobrado dos veces'
      : 'queda dos veces en la lista',
    revisar: 'en la lista de especialidades',
  })
