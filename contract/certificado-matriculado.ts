import { entero, fecha, id, nulo, opcional, texto, vaciable } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { conConfirmada } from '@/contract/respuestas'

/** Extension: the number that one had before this register. */
const fila = objeto({
  id,
  tipoCertificadoID: nulo(id),
  tipoCertificadoNombre: nulo(texto()),
  validezDesde: nulo(fecha()),
  validezHasta: nulo(fecha()),
  observaciones: nulo(texto(5000)),
  numeroAnterior: opcional(texto()),
}).cable

/** The newest first. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/certificado_matriculado/traerTodos',
  acceso: 'credenciales.ver',
  lista: 'paginada',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], matriculadoID: id }),
  salida: fila,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/certificado_matriculado/traerDatos',
  acceso: 'credenciales.ver',
  ejemplo: ({ certificadoMatriculadoID }) => ({ certificadoMatriculadoID }),
  entrada: objeto({ certificadoMatriculadoID: id }),
  salida: fila,
})

/** An end before its beginning is refused; the screen proposes two years. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/certificado_matriculado/crear',
  acceso: 'credenciales.editar',
  auditoria: { acto: 'certificado.agregar', palabras: 'Certificado agregado' },
  extensiones: ['confirmada'],
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    tipoCertificadoID: 1,
    validezDesde: '2026-11-21',
    validezHasta: '2028-11-21',
    observaciones: 'Para presentar en el hospital',
  }),
  entrada: objeto({
    matriculadoID: id,
    tipoCertificadoID: entero('Elija un tipo de certificado', 1),
    validezDesde: fecha('Elija una Fecha Desde', 'Ingrese una fecha válida'),
    validezHasta: vaciable(fecha()),
    observaciones: vaciable(texto(1000)),
    ...conConfirmada,
  }),
  salida: nulo(objeto({ id: opcional(id) }).cable),
})
