import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { conConfirmada, conMotivo } from '@/contract/respuestas'

/** `activo`: today is in it. */
const fila = objeto({
  id,
  desde: nulo(fecha()),
  hasta: nulo(fecha()),
  activo: nulo(siNo),
  nroCertificado: nulo(texto()),
  version: opcional(entero()),
}).cable

/** The last period first. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/superintendencia_matriculado/traerTodos',
  acceso: 'seguros.ver',
  lista: 'paginada',
  extensiones: ['pagina'],
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], matriculadoID: id }),
  salida: fila,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/superintendencia_matriculado/traerDatos',
  acceso: 'seguros.ver',
  ejemplo: ({ superintendenciaMatriculadoID }) => ({ superintendenciaMatriculadoID }),
  entrada: objeto({ superintendenciaMatriculadoID: id }),
  salida: fila,
})

/** Opens a period; refused while one is open, and for a day that one covers. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/superintendencia_matriculado/crear',
  acceso: 'seguros.editar',
  auditoria: { acto: 'superintendencia.agregar', palabras: 'Superintendencia agregada' },
  extensiones: ['motivo', 'confirmada'],
  ejemplo: ({ ajeno }) => ({ matriculadoID: ajeno, desde: '2026-03-01' }),
  entrada: objeto({
    matriculadoID: id,
    desde: fecha('Elija una Fecha Desde', 'Ingrese una fecha válida'),
    ...conMotivo,
    ...conConfirmada,
  }),
  salida: nulo(objeto({ id: opcional(id) }).cable),
})

/** Both ends are required, so that it closes an open period. */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/superintendencia_matriculado/actualizarDatos',
  acceso: 'seguros.editar',
  auditoria: { acto: 'superintendencia.editar', palabras: 'Superintendencia editada' },
  extensiones: ['version', 'confirmada', 'desdeConfirmada'],
  ejemplo: ({ matriculadoID, superintendenciaMatriculadoID }) => ({
    matriculadoID,
    superintendenciaMatriculadoID,
    nroCertificado: 'S-1204',
    desde: '2020-05-04',
    hasta: '2026-05-03',
  }),
  entrada: objeto({
    matriculadoID: id,
    superintendenciaMatriculadoID: id,
    nroCertificado: textoRequerido('Ingregse numero de certificado', 40),
    desde: fecha('Elija una Fecha Desde', 'Ingrese una fecha válida'),
    hasta: fecha('Elija una Fecha Hasta', 'Ingrese una fecha válida'),
    version: opcional(entero()),
    /** `confirmada` is of `hasta`, this one of `desde`. */
    desdeConfirmada: opcional(fecha()),
    ...conConfirmada,
  }),
  salida: z.unknown(),
})

/** The row stays, with who deleted it and when. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/superintendencia_matriculado/eliminar',
  acceso: 'seguros.editar',
  auditoria: { acto: 'superintendencia.quitar', palabras: 'Superintendencia eliminada' },
  ejemplo: ({ superintendenciaMatriculadoID }) => ({ superintendenciaMatriculadoID }),
  entrada: objeto({ superintendenciaMatriculadoID: id }),
  salida: z.unknown(),
})
