'use client'

import { DialogOf } from '@/components/acto/dialog-of'
import { formulario } from '@/components/acto/formulario'
import { testigo } from '@/components/llamada/testigo'

const FORMULARIO = formulario('/practica_matriculado/crear', {
  titulo: 'Nueva Practica',
  exito: 'Se agregó la Practica correctamente',
  fracaso: 'No se pudo agregar la práctica',
  campos: {
    practicaID: {
      tipo: 'catalogo',
      etiqueta: 'Practica',
      de: '/practica/traerTodosSelect',
      requerido: true,
    },
    fechaObtencion: { tipo: 'fecha', etiqueta: 'Fecha de Obtencion', requerido: true },
  },
  llamada: async () => (await import('@/contract/practica-matriculado')).crear,
  acto: 'practica',
  // The member has each practice once, so that its row tells that it was added.
  incierto: ({ matriculadoID, practicaID }) =>
    testigo('/practica_matriculado/traerTodos', {
      entrada: { matriculadoID },
      hecho: (practicas) => practicas.some((fila) => fila.practicaID === practicaID),
      quedo: 'La práctica quedó agregada.',
      falta: 'En la lista de prácticas no está.',
      que: 'la práctica se agregó',
      repetir: 'Agregar de nuevo',
      riesgo: 'queda dos veces en la lista',
      revisar: 'en la lista de prácticas',
    }),
})

type Props = { matriculadoID: number; close: () => void }

export const NewPracticaDialog = ({ matriculadoID, close }: Props) => (
  <DialogOf form={FORMULARIO} fijos={{ matriculadoID }} {...{ matriculadoID, close }} />
)
