import * as z from 'zod'
import { dinero, entero, id, instante, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MOTIVOS_SIN_CARGA, type MotivoSinCarga } from '@/domain/seleccion'

/** A concept charged to many at once is an extension as a whole (decision 179). */
const pagina = ['nroPagina', opcional(entero('Página inválida', 1))] as const
const motivo = z.enum(Object.keys(MOTIVOS_SIN_CARGA) as MotivoSinCarga[], 'Motivo inválido')
const que = { seleccionID: id, conceptoID: entero('Elija un Concepto', 1) } as const
const fila = objeto({
  matriculadoID: id,
  apellidoNombre: nulo(texto()),
  matricula: nulo(entero()),
  detalle: texto(),
}).cable

/** Whom of a selection the concept would be charged to, at `monto` each. */
export const simular = dato({
  metodo: 'GET',
  ruta: '/carga/simular',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  ejemplo: ({ seleccionID, conceptoID }) => ({ seleccionID, conceptoID }),
  entrada: objeto(que),
  salida: objeto({
    elegidos: entero(),
    cantidad: entero(),
    monto: dinero(),
    total: dinero(),
    excluidos: z.array(objeto({ motivo, cantidad: entero() }).cable),
  }).cable,
})

/** Who of a selection is left out, and why. */
export const traerExcluidos = lista({
  metodo: 'GET',
  ruta: '/carga/traerExcluidos',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ seleccionID, conceptoID }) => ({ seleccionID, conceptoID, motivo: 'estado', nroPagina: 1 }),
  entrada: objeto({ ...que, motivo: opcional(motivo), pagina }),
  salida: fila,
})

/** A job charges each once. `cantidad` and `total` are what was shown and must still hold, as must the list. */
export const crear = dato({
  metodo: 'POST',
  ruta: '/carga/crear',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  auditoria: { acto: 'carga.crear', palabras: 'Concepto cargado a varios' },
  ejemplo: ({ seleccionID, conceptoID }) => ({ seleccionID, conceptoID, cantidad: 1, total: 18_500 }),
  entrada: objeto({ ...que, cantidad: entero('Cantidad inválida', 1), total: dinero() }),
  salida: objeto({ cargaID: id, tareaID: id }).cable,
})

/** `vivos`: charges that are neither paid nor taken back. `cargando`: its job is not done. */
const carga = objeto({
  id,
  conceptoID: id,
  nombre: texto(),
  monto: dinero(),
  cantidad: entero(),
  total: dinero(),
  pagados: entero(),
  vivos: entero(),
  cargando: siNo,
  creada: instante,
  usuario: nulo(texto()),
  anulada: nulo(instante),
  anuladaPor: nulo(texto()),
  motivo: nulo(texto(1000)),
}).cable

/** The newest first. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/carga/traerTodas',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina }),
  salida: carga,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/carga/traerDatos',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  ejemplo: ({ cargaID }) => ({ cargaID }),
  entrada: objeto({ cargaID: id }),
  salida: carga,
})

/** What taking it back would undo, and one page of what would stay, with why. */
export const simularDeshacer = dato({
  metodo: 'GET',
  ruta: '/carga/simularDeshacer',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  ejemplo: ({ cargaID }) => ({ cargaID, nroPagina: 1 }),
  entrada: objeto({ cargaID: id, pagina }),
  salida: objeto({ cantidad: entero(), total: dinero(), quedan: entero(), filas: z.array(fila) }).cable,
})

/** Takes back what is neither paid nor held; `cantidad` and `total` are what was shown and must still hold. */
export const deshacer = dato({
  metodo: 'POST',
  ruta: '/carga/deshacer',
  acceso: 'conceptos.cargarAVarios',
  extension: true,
  auditoria: { acto: 'carga.deshacer', palabras: 'Concepto cargado a varios, deshecho' },
  ejemplo: ({ cargaID }) => ({ cargaID, motivo: 'Concepto equivocado', cantidad: 1, total: 100 }),
  entrada: objeto({
    cargaID: id,
    motivo: textoRequerido('Ingrese el motivo', 1000),
    cantidad: entero('Cantidad inválida', 1),
    total: dinero(),
  }),
  salida: objeto({ cantidad: entero(), total: dinero(), quedan: entero() }).cable,
})
