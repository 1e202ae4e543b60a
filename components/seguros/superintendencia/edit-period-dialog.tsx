'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { FarDateField } from '@/components/form/far-date-field'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextField } from '@/components/form/text-field'
import { useRepetible } from '@/components/llamada/use-repetible'
import { ForMember } from '@/components/acto/for-member'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/superintendencia_matriculado/actualizarDatos'>
type Valores = {
  matriculadoID: number
  superintendenciaMatriculadoID: number
  nroCertificado: string
  desde: string | undefined
  hasta: string | undefined
  version: number | undefined
  confirmada?: string
  desdeConfirmada?: string
}
type Props = {
  matriculadoID: number
  fila: LeidoEn<'/superintendencia_matriculado/traerTodos'>[number]
  close: () => void
}

const ETIQUETAS = { nroCertificado: 'Numero de Certificado', desde: 'Desde', hasta: 'Hasta' } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/seguros/superintendencia/period-schema').then((module) => module.checkPeriod),
)

export function EditPeriodDialog({ matriculadoID, fila, close }: Props) {
  const { id = 0, desde, hasta, nroCertificado, version } = fila
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: {
      ...{ matriculadoID, superintendenciaMatriculadoID: id, version },
      ...{ nroCertificado: nroCertificado ?? '', desde: desde ?? undefined, hasta: hasta ?? undefined },
    },
  })
  const { enviar, ...outcome } = useRepetible('/superintendencia_matriculado/actualizarDatos', {
    exito: 'Se editó correctamente',
    fracaso: 'No se pudo editar',
    que: 'se editó el período',
    enCampos: true,
    relee: true,
  })
  async function send(values: Entrada) {
    const result = await enviar(values)
    if (result?.ok) close()
    return result && !result.ok ? result.errores : {}
  }
  const { control } = form
  return (
    <AddDialog
      title="Editar Superintendencia"
      head={<ForMember matriculadoID={matriculadoID} />}
      labels={ETIQUETAS}
      {...{ outcome, form, send, close }}
    >
      <TextField
        {...{ control, name: 'nroCertificado', label: ETIQUETAS.nroCertificado, maxLength: 40 }}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FarDateField
          {...{ control, name: 'desde', label: ETIQUETAS.desde, confirma: 'desdeConfirmada' }}
          required
        />
        <FarDateField {...{ control, name: 'hasta', label: ETIQUETAS.hasta }} required />
      </div>
    </AddDialog>
  )
}
