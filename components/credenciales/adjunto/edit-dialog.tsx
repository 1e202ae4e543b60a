'use client'

import { DialogOf } from '@/components/acto/dialog-of'
import { formulario } from '@/components/acto/formulario'
import type { FilaAdjunto } from '@/components/credenciales/adjunto/adjunto-row'
import { OPCIONES_DE_TIPO } from '@/components/credenciales/adjunto/upload-list'

const FORMULARIO = formulario('/adjunto/cambiarDatos', {
  titulo: 'Editar adjunto',
  exito: 'Se guardaron los datos del adjunto',
  fracaso: 'No se pudo guardar',
  incierto: 'se guardaron los datos del adjunto',
  campos: {
    nombre: { tipo: 'texto', etiqueta: 'Nombre', requerido: true },
    tipo: { tipo: 'opcion', etiqueta: 'Qué es', opciones: OPCIONES_DE_TIPO, requerido: true },
    vence: { tipo: 'fecha', etiqueta: 'Vence (si vence)' },
  },
  llamada: async () => (await import('@/contract/adjunto')).cambiarDatos,
})

type Props = { fila: FilaAdjunto; matriculadoID: number; close: () => void }

/** What is said of a file; the file stays. */
export const EditAdjuntoDialog = ({ fila, ...rest }: Props) => (
  <DialogOf
    form={FORMULARIO}
    valores={fila}
    fijos={{ adjuntoID: fila.id ?? 0, version: fila.version }}
    {...rest}
  />
)
