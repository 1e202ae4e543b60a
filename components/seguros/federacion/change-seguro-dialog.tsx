'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { MOTIVO, useActFor } from '@/components/acto/use-act-for'
import { AjusteDeCargo } from '@/components/seguros/federacion/ajuste-de-cargo'
import { useAjuste } from '@/components/seguros/federacion/use-ajuste'
import { extensionOf, nameOf, type Seguro, told } from '@/components/seguros/federacion/seguro-words'
import { addDays, formatFecha, today } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/federacion_matriculado/cambiarSeguro'>
type Valores = { matriculadoID: number; desde: string; tipoSeguroID: number | undefined; motivo?: string }
type Props = { matriculadoID: number; abierto: Seguro; simula: boolean; close: () => void }

const ETIQUETAS = { tipoSeguroID: 'Tipo Seguro', ...MOTIVO } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/seguros/federacion/seguro-schema').then((module) => module.checkChange),
)

/** The change is of today; the dialog tells what it does before it does it. */
export function ChangeSeguroDialog({ matriculadoID, abierto, simula, close }: Props) {
  const hoy = today()
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { matriculadoID, desde: hoy, tipoSeguroID: undefined },
  })
  const outcome = useOutcome('/federacion_matriculado/cambiarSeguro', {
    exito: 'Se modificó el seguro correctamente',
    fracaso: 'No se pudo cambiar el seguro',
    enCampos: ['tipoSeguroID', 'motivo'],
  })
  const { reason, ...para } = useActFor({ matriculadoID, acto: 'seguro', control: form.control })
  const adjusting = useAjuste(simula ? { acto: 'cambiar', matriculadoID, dia: hoy } : undefined)
  // The list is read again after a refusal, and with it which one is open.
  const send = (entrada: Entrada) =>
    outcome.send(
      { show: changedWitness(matriculadoID, abierto), done: close, refused: adjusting.reread },
      { ...entrada, ...adjusting.adjustment, abiertoID: abierto.id },
    )
  return (
    <AddDialog title="Cambiar Seguro" labels={ETIQUETAS} {...para} {...{ outcome, form, send, close }}>
      {reason}
      <p className="text-sm">{simula ? consequence(abierto, hoy) : asked(abierto, hoy)}</p>
      <CatalogoSelect
        {...{ control: form.control, name: 'tipoSeguroID', label: ETIQUETAS.tipoSeguroID }}
        ruta="/tipo_seguro/traerTodosSelect"
        presente={[]}
        required
      />
      <AjusteDeCargo {...adjusting} told={Object.keys(form.formState.errors).length > 0} />
    </AddDialog>
  )
}

function consequence(abierto: Seguro, hoy: string): string {
  const extension = extensionOf(abierto)?.toLowerCase()
  const kept = extension ? `, con la misma ${extension}` : ''
  return abierto.desde === hoy
    ? `${nameOf(abierto)} empezó hoy: el nuevo toma su lugar${kept}.`
    : `${nameOf(abierto)} termina ayer, ${formatFecha(addDays(hoy, -1))}, y el nuevo empieza hoy, ${formatFecha(hoy)}${kept}.`
}

/** When the old one ends is another server's to say. */
const asked = (abierto: Seguro, hoy: string): string =>
  `${told(abierto)}. El cambio se pide con fecha de hoy, ${formatFecha(hoy)}.`

/** The open period is another one once it is changed. */
const changedWitness = (matriculadoID: number, { id }: Seguro): ShowOutcome =>
  testigo('/federacion_matriculado/traerTodos', {
    entrada: { matriculadoID },
    hecho: (seguros) => seguros.some((fila) => !fila.hasta && fila.id !== id),
    quedo: 'El seguro quedó cambiado.',
    falta: 'En la lista sigue el seguro anterior.',
    que: 'el seguro se cambió',
    repetir: 'Cambiar de nuevo',
    riesgo: 'queda cambiado dos veces',
    revisar: 'en la lista de seguros',
  })
