'use client'

import { type Control, useForm, useWatch } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { BooleanField } from '@/components/form/choice-fields'
import { FarDateField } from '@/components/form/far-date-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { useExclusive } from '@/components/form/use-exclusive'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import { AjusteDeCargo } from '@/components/seguros/federacion/ajuste-de-cargo'
import { type Change, useAjuste } from '@/components/seguros/federacion/use-ajuste'
import { AMBOS } from '@/domain/cobertura'
import { addDays, formatFecha, isFecha } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/federacion_matriculado/crearSeguro'>
type Valores = {
  matriculadoID: number
  desde: string | undefined
  tipoSeguroID: number | undefined
  ampliacion: boolean
  ampliacionExtendida: boolean
  motivo?: string
  confirmada?: string
}
type Props = {
  matriculadoID: number
  /** The last day that is covered, where that is today or later. */
  cubiertoHasta: string | undefined
  close: () => void
}

const ETIQUETAS = {
  desde: 'Fecha de Alta',
  tipoSeguroID: 'Tipo Seguro',
  ampliacion: 'Ampliacion',
  ampliacionExtendida: 'Ampliacion Extendida',
  ...MOTIVO,
} as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/seguros/federacion/seguro-schema').then((module) => module.checkSeguro),
)

/** The first free day is proposed where a period still covers today. */
export function NewSeguroDialog({ matriculadoID, cubiertoHasta, close }: Props) {
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: {
      ...{ matriculadoID, desde: cubiertoHasta && addDays(cubiertoHasta, 1), tipoSeguroID: undefined },
      ...{ ampliacion: false, ampliacionExtendida: false },
    },
  })
  useExclusive(form, 'ampliacion', 'ampliacionExtendida', AMBOS)
  const outcome = useOutcome('/federacion_matriculado/crearSeguro', {
    exito: 'Se agregó a Superintendencia correctamente',
    fracaso: 'No se pudo agregar a Seguro',
    enCampos: true,
  })
  const { control } = form
  const { reason, ...para } = useActFor({ matriculadoID, acto: 'seguro', control })
  const adjusting = useAjuste(useTyped(matriculadoID, control))
  const send = (entrada: Entrada) =>
    outcome.send(
      { show: addedWitness(entrada), done: close, refused: adjusting.reread },
      { ...entrada, ...adjusting.adjustment },
    )
  return (
    <AddDialog title="Agregar A Seguro" labels={ETIQUETAS} {...para} {...{ outcome, form, send, close }}>
      {reason}
      <FarDateField
        {...{ control, name: 'desde', label: ETIQUETAS.desde }}
        hint={cubiertoHasta && `El último seguro cubre hasta el ${formatFecha(cubiertoHasta)}`}
        required
      />
      <CatalogoSelect
        {...{ control, name: 'tipoSeguroID', label: ETIQUETAS.tipoSeguroID }}
        ruta="/tipo_seguro/traerTodosSelect"
        presente={[]}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <BooleanField {...{ control, name: 'ampliacion', label: ETIQUETAS.ampliacion }} />
        <BooleanField {...{ control, name: 'ampliacionExtendida', label: ETIQUETAS.ampliacionExtendida }} />
      </div>
      <AjusteDeCargo {...adjusting} told={Object.keys(form.formState.errors).length > 0} />
    </AddDialog>
  )
}

/** What is known of the new insurance so far; undefined where that is not enough to tell what it does. */
function useTyped(matriculadoID: number, control: Control<Valores, unknown, Entrada>): Change | undefined {
  const { desde: dia, ampliacion, ampliacionExtendida } = useWatch({ control })
  if (!dia || !isFecha(dia) || (ampliacion && ampliacionExtendida)) return undefined
  return { acto: 'agregar', matriculadoID, dia, ampliacion, ampliacionExtendida }
}

/** Two periods never begin on one day, so that its row tells that it was added. */
const addedWitness = ({ matriculadoID, desde }: Entrada): ShowOutcome =>
  testigo('/federacion_matriculado/traerTodos', {
    entrada: { matriculadoID },
    hecho: (seguros) => seguros.some((fila) => fila.desde === desde),
    quedo: 'El seguro quedó agregado.',
    falta: 'En la lista de seguros no está.',
    que: 'el seguro se agregó',
    repetir: 'Agregar de nuevo',
    riesgo: 'queda dos veces en la lista',
    revisar: 'en la lista de seguros',
  })
