'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { AddDialog } from '@/components/form/add-dialog'
import { CatalogoSelect } from '@/components/form/catalogo-select'
import { useRepetible } from '@/components/llamada/use-repetible'

const ETIQUETAS = { actoID: 'Resolución' } as const
const SIN_ELEGIR = { actoID: 'Elija la resolución' }

type Valores = { actoID: number | undefined }
type Props = { matriculadoID: number; estado: string; hay: boolean }

/** The act on which the state that he has rests, where none was told or another takes its place. */
export function CiteButton({ hay, ...periodo }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="link mt-3 inline-flex items-center pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        {hay ? 'Cambiar la resolución' : 'Citar la resolución'} de su estado actual
      </button>
      {open && <CiteDialog {...periodo} close={() => setOpen(false)} />}
    </>
  )
}

function CiteDialog({ matriculadoID, estado, close }: Omit<Props, 'hay'> & { close: () => void }) {
  const form = useForm<Valores>({ defaultValues: { actoID: undefined } })
  const { enviar, ...outcome } = useRepetible('/matriculado/citarActo', {
    exito: 'Se citó la resolución',
    fracaso: 'No se pudo citar la resolución',
    que: 'se citó la resolución',
    enCampos: true,
    relee: true,
  })
  async function send({ actoID }: Valores) {
    if (actoID === undefined) return SIN_ELEGIR
    const result = await enviar({ matriculadoID, actoID, estadoPrevio: estado })
    if (result?.ok) close()
    return result && !result.ok ? result.errores : {}
  }
  return (
    <AddDialog
      title={`Resolución de ${estado}`}
      head={<ForMatriculado matriculadoID={matriculadoID} />}
      labels={ETIQUETAS}
      {...{ form, send, close, outcome }}
    >
      <p>La ficha dice en qué resolución se apoya el estado que tiene, y ella a quién alcanza.</p>
      <CatalogoSelect
        control={form.control}
        name="actoID"
        label={ETIQUETAS.actoID}
        required
        ruta="/acto/traerTodosSelect"
        presente={[]}
      />
    </AddDialog>
  )
}
