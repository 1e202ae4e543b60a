'use client'

import { useForm } from 'react-hook-form'
import { AddDialog } from '@/components/form/add-dialog'
import { TextField } from '@/components/form/text-field'
import { useRepetible } from '@/components/llamada/use-repetible'
import { DECLARADOS } from '@/contract/catalogo/lista'
import type { ListaDeNombres } from '@/domain/importar/destinos/campo'
import { oneLine } from '@/domain/texto'

type Props = {
  noun: ListaDeNombres
  /** As the file writes it; it may be written better here. */
  valor: string
  /** Told the name that was added. */
  done: (nombre: string) => void
  close: () => void
}

const ETIQUETAS = { nombre: 'Nombre' }

/** A name of the file that its catalogue does not have yet. */
export function AddNameDialog({ noun, valor, done, close }: Props) {
  const { titulo, mensajes, singular } = DECLARADOS[noun]
  const form = useForm({ defaultValues: { nombre: valor } })
  const { enviar, ...outcome } = useRepetible(`/${noun}/crear` as '/especialidad/crear', {
    exito: mensajes.creado,
    fracaso: `No se pudo agregar ${singular}`,
    que: `se agregó ${singular}`,
    enCampos: true,
  })
  async function send(values: { nombre: string }): Promise<Readonly<Record<string, string>>> {
    const nombre = oneLine(values.nombre)
    const result = await enviar({ nombre })
    if (result?.ok) {
      done(nombre)
      close()
    }
    return result && !result.ok ? result.errores : {}
  }
  return (
    <AddDialog title={`Agregar a ${titulo}`} labels={ETIQUETAS} {...{ form, outcome, send, close }}>
      <TextField control={form.control} name="nombre" label={ETIQUETAS.nombre} required maxLength={200} />
    </AddDialog>
  )
}
