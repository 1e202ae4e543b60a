import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, siNo, siNoSalvo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** The insurance label of today: 'SIN COBERTURA', 'CON COBERTURA' or another. */
export const traerEstado = dato({
  metodo: 'GET',
  ruta: '/federacion_matriculado/traerEstado',
  acceso: 'ficha.ver',
  propio: 'matriculadoID',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: nulo(texto()),
})

/** The last period first. `activo`: today is in it; `tipoSeguro`: the name of its type. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/federacion_matriculado/traerTodos',
  acceso: 'seguros.ver',
  lista: 'paginada',
  extensiones: ['pagina'],
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], matriculadoID: id }),
  salida: objeto({
    id,
    desde: nulo(fecha()),
    hasta: nulo(fecha()),
    activo: nulo(siNo),
    tipoSeguro: nulo(texto()),
    ampliacion: nulo(siNo),
    ampliacionExtendida: nulo(siNo),
    tipoSeguroID: opcional(id),
    version: opcional(entero()),
  }).cable,
})

const alta = {
  matriculadoID: id,
  ampliacion: siNoSalvo(false),
  ampliacionExtendida: siNoSalvo(false),
  desde: fecha('Elija una Fecha de Alta', 'Ingrese una fecha válida'),
}
const AGREGAR = { acto: 'seguro.agregar', palabras: 'Seguro agregado' }
const idNuevo = nulo(objeto({ id: opcional(id) }).cable)
const tipoSeguroID = entero('Por favor elija un tipo de seguro', 1)

/** Opens a period without a type; refused while one is open, and for a day that one covers. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/crear',
  acceso: 'seguros.editar',
  auditoria: AGREGAR,
  ejemplo: ({ ajeno }) => ({
    ...{ matriculadoID: ajeno, ampliacion: false, ampliacionExtendida: false },
    desde: '2026-03-01',
  }),
  entrada: objeto(alta),
  salida: idNuevo,
})

/** The same with its type of insurance. */
export const crearSeguro = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/crearSeguro',
  acceso: 'seguros.editar',
  auditoria: AGREGAR,
  ejemplo: ({ moroso }) => ({
    ...{ matriculadoID: moroso, ampliacion: true, ampliacionExtendida: false },
    ...{ desde: '2026-03-01', tipoSeguroID: 1 },
  }),
  entrada: objeto({ ...alta, tipoSeguroID }),
  salida: idNuevo,
})

/** Closes the open period the day before and opens one of another type, in one act. `abiertoID`: the one that was seen open. */
export const cambiarSeguro = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/cambiarSeguro',
  acceso: 'seguros.editar',
  auditoria: { acto: 'seguro.cambiar', palabras: 'Seguro cambiado' },
  extensiones: ['abiertoID'],
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor, desde: '2026-11-21', tipoSeguroID: 2 }),
  entrada: objeto({
    matriculadoID: id,
    desde: fecha('Elija una Fecha', 'Ingrese una fecha válida'),
    tipoSeguroID,
    abiertoID: opcional(id),
  }),
  salida: idNuevo,
})

/** `hasta` is the last day covered. */
export const darDeBaja = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/darDeBaja',
  acceso: 'seguros.editar',
  auditoria: { acto: 'seguro.baja', palabras: 'Seguro dado de baja' },
  extensiones: ['version'],
  ejemplo: ({ federacionMatriculadoID }) => ({ federacionMatriculadoID, hasta: '2026-11-30' }),
  entrada: objeto({
    federacionMatriculadoID: id,
    hasta: fecha('Elija una Fecha de Baja', 'Ingrese una fecha válida'),
    version: opcional(entero()),
  }),
  salida: z.unknown(),
})

/** How many charged months rest on a period: they took its cover and stay as they are when it goes. */
export const simularEliminar = dato({
  metodo: 'GET',
  ruta: '/federacion_matriculado/simularEliminar',
  acceso: 'seguros.editar',
  extension: true,
  ejemplo: ({ federacionMatriculadoID }) => ({ federacionMatriculadoID }),
  entrada: objeto({ federacionMatriculadoID: id }),
  salida: objeto({ cuotas: entero(), impagas: entero() }).cable,
})

/** The row stays, with who deleted it and when. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/federacion_matriculado/eliminar',
  acceso: 'seguros.editar',
  auditoria: { acto: 'seguro.quitar', palabras: 'Seguro eliminado' },
  ejemplo: ({ federacionMatriculadoID }) => ({ federacionMatriculadoID }),
  entrada: objeto({ federacionMatriculadoID: id }),
  salida: z.unknown(),
})
