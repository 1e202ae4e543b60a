'use client'

import { DialogOf } from '@/components/acto/dialog-of'
import { formulario } from '@/components/acto/formulario'
import { testigo } from '@/components/llamada/testigo'

const FORMULARIO = formulario('/superintendencia_matriculado/crear', {
  titulo: 'Agregar A Superintendencia',
  exito: 'Se agregó a Superintendencia correctamente',
  fracaso: 'No se pudo agregar a Superintendencia',
  campos: { desde: { tipo: 'fecha', etiqueta: 'Desde', lejana: 'confirmada', requerido: true } },
  llamada: async () => (await import('@/contract/superintendencia-matriculado')).crear,
  acto: 'superintendencia',
  // Two periods never begin on one day, so that its row tells that it was added.
  incierto: ({ matriculadoID, desde }) =>
    testigo('/superintendencia_matriculado/traerTodos', {
      entrada: { matriculadoID },
      hecho: (periodos) => periodos.some((fila) => fila.desde === desde),
      quedo: 'El período quedó agregado.',
      falta: 'En la lista no está.',
      que: 'el período se agregó',
      repetir: 'Agregar de nuevo',
      riesgo: 'queda dos veces en la lista',
      revisar: 'en la lista de Superintendencia',
    }),
})

type Props = { matriculadoID: number; close: () => void }

export const NewPeriodoDialog = ({ matriculadoID, close }: Props) => (
  <DialogOf form={FORMULARIO} fijos={{ matriculadoID }} {...{ matriculadoID, close }} />
)
