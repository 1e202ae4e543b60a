'use client'

import { useForm } from 'react-hook-form'
import { ForMember } from '@/components/acto/for-member'
import { AddDialog } from '@/components/form/add-dialog'
import type { FilaAdjunto } from '@/components/credenciales/adjunto/adjunto-row'
import { OPCIONES_DE_TIPO } from '@/components/credenciales/adjunto/upload-list'
import { SelectField } from '@/components/form/choice-fields'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { TextField } from '@/components/form/text-field'
import { DateField } from '@/components/form/value-fields'
import { useRepetible } from '@/components/llamada/use-repetible'
import type { TipoDeAdjunto } from '@/domain/tipo-de-adjunto'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/adjunto/cambiarDatos'>
type Valores = {
  adjuntoID: number
  version: number | undefined
  nombre: string
  tipo: TipoDeAdjunto | undefined
  vence: string | undefined
}

const ETIQUETAS = { nombre: 'Nombre', tipo: 'Qué es', vence: 'Vence (si vence)' } as const
const resolver = lazyResolver<Valores, Entrada>(() =>
  import('@/components/credenciales/adjunto/adjunto-schema').then((module) => module.checkAdjunto),
)

type Props = { fila: FilaAdjunto; matriculadoID: number; close: () => void }

/** What is said of a file; the file stays. */
export function EditAdjuntoDialog({ fila, matriculadoID, close }: Props) {
  const { id: adjuntoID = 0, version, nombre = '', tipo, vence } = fila
  const form = useForm<Valores, unknown, Entrada>({
    resolver,
    defaultValues: { adjuntoID, version, nombre, tipo, vence: vence ?? undefined },
  })
  const { enviar, ...outcome } = useRepetible('/adjunto/cambiarDatos', {
    exito: 'Se guardaron los datos del adjunto',
    fracaso: 'No se pudo guardar',
    que: 'se guardaron los datos del adjunto',
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
      title="Editar adjunto"
      head={<ForMember matriculadoID={matriculadoID} />}
      labels={ETIQUETAS}
      {...{ outcome, form, send, close }}
    >
      <TextField {...{ control, name: 'nombre', label: ETIQUETAS.nombre }} required />
      <SelectField
        {...{ control, name: 'tipo', label: ETIQUETAS.tipo }}
        options={OPCIONES_DE_TIPO}
        required
      />
      <DateField {...{ control, name: 'vence', label: ETIQUETAS.vence }} />
    </AddDialog>
  )
}
