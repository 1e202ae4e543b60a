'use client'

import { useForm } from 'react-hook-form'
import type { ActoEnCurso } from '@/components/catalogos/acto/acto-values'
import { AddDialog } from '@/components/form/add-dialog'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { useRepetible } from '@/components/llamada/use-repetible'
import { nameOfActo } from '@/domain/acto'

const ETIQUETAS = { porActoID: 'Resolución que la deja sin efecto' } as const
const SIN_ELEGIR = { porActoID: 'Elija la resolución que la deja sin efecto' }

type Valores = { porActoID: number | undefined }
type Props = { acto: ActoEnCurso; close: () => void }

/** Takes an act's effect by another. */
export function RevokeDialog({ acto, close }: Props) {
  const form = useForm<Valores>({ defaultValues: { porActoID: undefined } })
  const { enviar, ...outcome } = useRepetible('/acto/dejarSinEfecto', {
    exito: `${nameOfActo(acto)} quedó sin efecto`,
    fracaso: 'No se pudo dejar sin efecto',
    que: 'quedó sin efecto',
    enCampos: true,
    relee: true,
  })
  async function send({ porActoID }: Valores) {
    if (porActoID === undefined) return SIN_ELEGIR
    const result = await enviar({ id: acto.id, porActoID })
    if (result?.ok) close()
    return result && !result.ok ? result.errores : {}
  }
  return (
    <AddDialog
      title={`Dejar sin efecto ${nameOfActo(acto)}`}
      labels={ETIQUETAS}
      {...{ form, send, close, outcome }}
    >
      <p>Queda en la lista con su número y su texto, y nada nuevo se puede apoyar en ella.</p>
      <CatalogoSelect
        control={form.control}
        name="porActoID"
        label={ETIQUETAS.porActoID}
        required
        ruta="/acto/traerTodosSelect"
        presente={[]}
      />
    </AddDialog>
  )
}
