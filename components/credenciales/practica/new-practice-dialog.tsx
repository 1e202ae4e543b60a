'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { DateField } from '@/components/form/value-fields'
import { UnknownBody } from '@/components/llamada/unknown-outcome'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { CatalogueSelect } from '@/components/padron/ficha/catalogue-select'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/practica_matriculado/crear'>
type Valores = { practicaID: number | undefined; fechaObtencion: string | undefined; motivo?: string }
type Props = { matriculadoID: number; close: () => void }

const ETIQUETAS = { practicaID: 'Practica', fechaObtencion: 'Fecha de Obtencion', ...MOTIVO } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/credenciales/practica/practice-schema').then((module) => module.checkPractica),
)

export function NewPracticeDialog({ matriculadoID, close }: Props) {
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { practicaID: undefined, fechaObtencion: undefined },
  })
  const outcome = useOutcome('/practica_matriculado/crear', {
    exito: 'Se agregó la Practica correctamente',
    fracaso: 'No se pudo agregar la práctica',
    enCampos: true,
  })
  const send = (values: Entrada) => {
    const entrada = { ...values, matriculadoID }
    return outcome.send({ show: practiceWitness(entrada), done: close }, entrada)
  }
  const { control } = form
  const { reason, ...para } = useActFor({ matriculadoID, acto: 'practica', control })
  return (
    <AddDialog title="Nueva Practica" labels={ETIQUETAS} {...para} {...{ outcome, form, send, close }}>
      {reason}
      <CatalogueSelect
        {...{ control, name: 'practicaID', label: ETIQUETAS.practicaID }}
        ruta="/practica/traerTodosSelect"
        presente={[]}
        required
      />
      <DateField {...{ control, name: 'fechaObtencion', label: ETIQUETAS.fechaObtencion }} required />
    </AddDialog>
  )
}

/** The member has each practice once, so that its row tells that it was added. */
const practiceWitness =
  ({ matriculadoID, practicaID }: Entrada): ShowOutcome =>
  (act) => (
    <UnknownBody
      {...act}
      witness={{ ruta: '/practica_matriculado/traerTodos', entrada: { matriculadoID } }}
      judge={(practicas) =>
        practicas.some((fila) => fila.practicaID === practicaID)
          ? { fue: 'hecho', texto: 'La práctica quedó agregada.' }
          : { fue: 'pendiente', texto: 'En la lista de prácticas no está.' }
      }
      textos={{
        que: 'la práctica se agregó',
        repetir: 'Agregar de nuevo',
        riesgo: 'queda dos veces en la lista',
        revisar: 'en la lista de prácticas',
      }}
    />
  )
