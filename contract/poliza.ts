import { entero, id, instante, opcional, texto } from '@/contract/campos'
import { archivo, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** Reading the policies is an extension as a whole: the specification only loads them (decision 147). */
const MES = {
  mes: entero('Elija el mes', 1, 12),
  anio: entero('Elija el año', 2000, 2199),
} as const
const EJEMPLO = { mes: 11, anio: 2026 } as const

/** `bytes` is its size; `huella` the SHA-256 of its content. */
const fila = objeto({
  id,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  dni: entero(),
  bytes: entero(),
  huella: texto(64),
  cargada: instante,
}).cable

/** A month's policies by name; `nombre` is words of a name or a registration number. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/poliza/traerTodos',
  acceso: 'seguros.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ ...EJEMPLO, nroPagina: 1, nombre: 'ledesma' }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    ...MES,
    nombre: opcional(texto(100)),
  }),
  salida: fila,
})

/** A member's policies, the last month first. */
export const traerDeMatriculado = lista({
  metodo: 'GET',
  ruta: '/poliza/traerDeMatriculado',
  acceso: 'seguros.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], matriculadoID: id }),
  salida: objeto({
    id,
    mes: entero(),
    anio: entero(),
    bytes: entero(),
    huella: texto(64),
    cargada: instante,
  }).cable,
})

/** Up to `cantidad` of a month's policies after the one named, by their ids, for the zip. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/poliza/traerLote',
  acceso: 'seguros.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ ...EJEMPLO, cantidad: 10 }),
  entrada: objeto({
    ...MES,
    cantidad: entero('Cantidad inválida', 1, 2000),
    despuesDe: opcional(entero()),
  }),
  salida: fila,
})

export const bajar = archivo({
  metodo: 'GET',
  ruta: '/poliza/bajar',
  acceso: 'seguros.ver',
  propio: 'matriculadoID',
  extension: true,
  sale: true,
  ejemplo: ({ polizaID, matriculadoID }) => ({ polizaID, matriculadoID }),
  entrada: objeto({ polizaID: id, matriculadoID: opcional(id) }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})
