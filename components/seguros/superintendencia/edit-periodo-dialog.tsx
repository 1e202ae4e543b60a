'use client'

import { DialogOf } from '@/components/acto/dialog-of'
import { formulario } from '@/components/acto/formulario'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const FORMULARIO = formulario('/superintendencia_matriculado/actualizarDatos', {
  titulo: 'Editar Superintendencia',
  exito: 'Se editó correctamente',
  fracaso: 'No se pudo editar',
  incierto: 'se editó el período',
  campos: {
    nroCertificado: { tipo: 'texto', etiqueta: 'Numero de Certificado', maximo: 40, requerido: true },
    desde: { tipo: 'fecha', etiqueta: 'Desde', lejana: 'desdeConfirmada', requerido: true, medio: true },
    hasta: { tipo: 'fecha', etiqueta: 'Hasta', lejana: 'confirmada', requerido: true, medio: true },
  },
  llamada: async () => (await import('@/contract/superintendencia-matriculado')).actualizarDatos,
})

type Props = {
  matriculadoID: number
  fila: LeidoEn<'/superintendencia_matriculado/traerTodos'>[number]
  close: () => void
}

export const EditPeriodoDialog = ({ fila, ...rest }: Props) => (
  <DialogOf
    form={FORMULARIO}
    valores={fila}
    fijos={{
      matriculadoID: rest.matriculadoID,
      superintendenciaMatriculadoID: fila.id ?? 0,
      version: fila.version,
    }}
    {...rest}
  />
)
