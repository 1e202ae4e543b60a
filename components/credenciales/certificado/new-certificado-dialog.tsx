'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { proposedEnd } from '@/components/credenciales/certificado/use-certificados-form'
import { useProposedDate } from '@/components/credenciales/use-proposed-date'
import { FarDateField } from '@/components/form/far-date-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextAreaField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { today } from '@/domain/fechas'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/certificado_matriculado/crear'>
type Valores = {
  tipoCertificadoID: number | undefined
  validezDesde: string | undefined
  validezHasta: string | undefined
  observaciones: string
  confirmada?: string
}
type Props = { matriculadoID: number; conocidos: readonly number[]; close: () => void }

const ETIQUETAS = {
  tipoCertificadoID: 'Tipo de Certificado',
  validezDesde: 'Desde',
  validezHasta: 'Hasta',
  observaciones: 'Observaciones',
} as const

const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/credenciales/certificado/certificado-schema').then(
    (module) => module.checkCertificado,
  ),
)

/** `conocidos`: the listed certificates, so that a new one tells that an unanswered request was done. */
export function NewCertificadoDialog({ matriculadoID, conocidos, close }: Props) {
  const hoy = today()
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: {
      tipoCertificadoID: undefined,
      validezDesde: hoy,
      validezHasta: proposedEnd(hoy),
      observaciones: '',
    },
  })
  useProposedDate(form, { from: 'validezDesde', to: 'validezHasta', propose: proposedEnd })
  const outcome = useOutcome('/certificado_matriculado/crear', {
    exito: 'Se agregó el certificado correctamente',
    fracaso: 'No se pudo agregar el certificado',
    enCampos: true,
  })
  const send = (values: Entrada) => {
    const entrada = { ...values, matriculadoID }
    return outcome.send({ show: certificateWitness(entrada, conocidos), done: close }, entrada)
  }
  const { control } = form
  return (
    <AddDialog
      title="Nuevo Certificado"
      head={<ForMatriculado matriculadoID={matriculadoID} />}
      labels={ETIQUETAS}
      {...{ outcome, form, send, close }}
    >
      <CatalogoSelect
        {...{ control, name: 'tipoCertificadoID', label: ETIQUETAS.tipoCertificadoID }}
        ruta="/tipo_certificado/traerTodosSelect"
        presente={[]}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FarDateField {...{ control, name: 'validezDesde', label: ETIQUETAS.validezDesde }} required />
        <DateField
          {...{ control, name: 'validezHasta', label: ETIQUETAS.validezHasta }}
          hint="Dos años después, si no dice otra cosa"
        />
      </div>
      <TextAreaField
        {...{ control, name: 'observaciones', label: ETIQUETAS.observaciones }}
        maxLength={1000}
      />
    </AddDialog>
  )
}

const certificateWitness = (
  { matriculadoID, tipoCertificadoID, validezDesde }: Entrada,
  conocidos: readonly number[],
): ShowOutcome =>
  testigo('/certificado_matriculado/traerTodos', {
    entrada: { matriculadoID, pagina: 1 },
    hecho: (certificados) =>
      certificados.some(
        (fila) =>
          fila.id !== undefined &&
          !conocidos.includes(fila.id) &&
          fila.tipoCertificadoID === tipoCertificadoID &&
          fila.validezDesde === validezDesde,
      ),
    quedo: 'El certificado quedó agregado.',
    falta: 'En la lista de certificados no hay uno nuevo.',
    que: 'el certificado se agregó',
    repetir: 'Agregar de nuevo',
    riesgo: 'queda dos veces en la lista',
    revisar: 'en la lista de certificados',
  })
