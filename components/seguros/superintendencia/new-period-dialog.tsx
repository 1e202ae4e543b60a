'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { FarDateField } from '@/components/form/far-date-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { UnknownBody } from '@/components/llamada/unknown-outcome'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/superintendencia_matriculado/crear'>
type Valores = { matriculadoID: number; desde: string | undefined; motivo?: string; confirmada?: string }
type Props = { matriculadoID: number; close: () => void }

const ETIQUETAS = { desde: 'Desde', ...MOTIVO } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/seguros/superintendencia/period-schema').then((module) => module.checkNewPeriod),
)

export function NewPeriodDialog({ matriculadoID, close }: Props) {
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { matriculadoID, desde: undefined },
  })
  const outcome = useOutcome('/superintendencia_matriculado/crear', {
    exito: 'Se agregó a Superintendencia correctamente',
    fracaso: 'No se pudo agregar a Superintendencia',
    enCampos: true,
  })
  const send = (entrada: Entrada) => outcome.send({ show: periodWitness(entrada), done: close }, entrada)
  const { control } = form
  const { reason, ...para } = useActFor({ matriculadoID, acto: 'superintendencia', control })
  return (
    <AddDialog
      title="Agregar A Superintendencia"
      labels={ETIQUETAS}
      {...para}
      {...{ outcome, form, send, close }}
    >
      {reason}
      <FarDateField {...{ control, name: 'desde', label: ETIQUETAS.desde }} required />
    </AddDialog>
  )
}

/** Two periods never begin on one day, so that its row tells that it was added. */
const periodWitness =
  ({ matriculadoID, desde }: Entrada): ShowOutcome =>
  (act) => (
    <UnknownBody
      {...act}
      witness={{ ruta: '/superintendencia_matriculado/traerTodos', entrada: { matriculadoID } }}
      judge={(periodos) =>
        periodos.some((fila) => fila.desde === desde)
          ? { fue: 'hecho', texto: 'El período quedó agregado.' }
          : { fue: 'pendiente', texto: 'En la lista no está.' }
      }
      textos={{
        que: 'el período se agregó',
        repetir: 'Agregar de nuevo',
        riesgo: 'queda dos veces en la lista',
        revisar: 'en la lista de Superintendencia',
      }}
    />
  )
