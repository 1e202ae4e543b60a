'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { DateField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import { type Seguro, told } from '@/components/seguros/federacion/insurance-words'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/federacion_matriculado/darDeBaja'>
type Valores = { federacionMatriculadoID: number; hasta: string | undefined }
type Props = { fila: Seguro; close: () => void }

const ETIQUETAS = { hasta: 'Fecha de Baja' } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/seguros/federacion/insurance-schema').then((module) => module.checkEnd),
)

export function EndInsuranceDialog({ fila, close }: Props) {
  const { id = 0, hasta, version } = fila
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { federacionMatriculadoID: id, hasta: hasta ?? undefined },
  })
  const { enviar, ...outcome } = useRepetible('/federacion_matriculado/darDeBaja', {
    exito: 'Se dió de baja a seguro correctamente',
    fracaso: 'No se pudo dar de baja',
    que: 'se dio de baja el seguro',
    enCampos: true,
    relee: true,
  })
  async function send(values: Entrada) {
    const result = await enviar({ ...values, version })
    if (result?.ok) close()
    return result && !result.ok ? result.errores : {}
  }
  return (
    <AddDialog title="Dar de Baja" labels={ETIQUETAS} {...{ outcome, form, send, close }}>
      <p className="text-sm">{told(fila)}. La fecha de baja es el último día cubierto.</p>
      <DateField {...{ control: form.control, name: 'hasta', label: ETIQUETAS.hasta }} required />
    </AddDialog>
  )
}
