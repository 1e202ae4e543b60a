import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { conMotivo } from '@/contract/respuestas'

const fila = objeto({
  id,
  practicaID: nulo(id),
  practica: nulo(texto()),
  fechaObtencion: nulo(fecha()),
}).cable

/** The newest first. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/practica_matriculado/traerTodos',
  acceso: 'credenciales.ver',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: fila,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/practica_matriculado/traerDatos',
  acceso: 'credenciales.ver',
  ejemplo: ({ practicaMatriculadoID }) => ({ practicaMatriculadoID }),
  entrada: objeto({ practicaMatriculadoID: id }),
  salida: fila,
})

/** A practice that the member has already is refused, and so is a date after today. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/practica_matriculado/crear',
  acceso: 'credenciales.editar',
  auditoria: { acto: 'practica.agregar', palabras: 'Práctica agregada' },
  extensiones: ['motivo'],
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, practicaID: 2, fechaObtencion: '2026-03-01' }),
  entrada: objeto({
    matriculadoID: id,
    practicaID: entero('Elija una practica', 1),
    fechaObtencion: fecha('Elija una Fecha de Obtencion', 'Ingrese una fecha válida'),
    ...conMotivo,
  }),
  salida: nulo(objeto({ id: opcional(id) }).cable),
})

/** The row stays, with who deleted it and when. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/practica_matriculado/eliminar',
  acceso: 'credenciales.editar',
  auditoria: { acto: 'practica.quitar', palabras: 'Práctica eliminada' },
  ejemplo: ({ practicaMatriculadoID }) => ({ practicaMatriculadoID }),
  entrada: objeto({ practicaMatriculadoID: id }),
  salida: z.unknown(),
})
