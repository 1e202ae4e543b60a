import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR, ordenDe } from '@/contract/orden'
import { CLAVES_DE_FALTA } from '@/domain/control-cobertura'

/** What a month's cover lacks is an extension as a whole (decision 145). */
const falta = z.enum(CLAVES_DE_FALTA, 'Elija una opción')
const MES = {
  mes: entero('Elija el mes', 1, 12),
  anio: entero('Elija el año', 2000, 2199),
} as const
/** `nombre` is words of a name or a registration number. */
const FILTROS = { ...MES, falta: opcional(falta), nombre: opcional(texto(100)) } as const
const EJEMPLO = { mes: 11, anio: 2026 } as const

/** `id` is of the list alone. `desde`: since when it is so; null where that is no day. */
const fila = objeto({
  id: entero(),
  falta,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  estado: texto(),
  desde: nulo(fecha()),
  ...LUGAR,
}).cable

/** How many of each, on the day that the month is looked at; refused for a month that has not begun. */
export const contar = dato({
  metodo: 'GET',
  ruta: '/controlCobertura/contar',
  acceso: 'seguros.ver',
  extension: true,
  ejemplo: () => EJEMPLO,
  entrada: objeto(MES),
  salida: objeto({
    corte: fecha(),
    polizas: entero(),
    faltas: z.array(objeto({ falta, cantidad: entero() }).cable),
  }).cable,
})

/** By fault, the gravest first, and by name. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/controlCobertura/traerTodos',
  acceso: 'seguros.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({
    ...EJEMPLO,
    nroPagina: 1,
    orden: 'matricula asc',
    falta: 'sinPoliza',
    nombre: 'ledesma',
  }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    ...FILTROS,
    orden: ordenDe('controlCobertura'),
  }),
  salida: fila,
})

/** Up to `cantidad` of them after one of the list, for exports. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/controlCobertura/traerLote',
  acceso: 'seguros.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ ...EJEMPLO, cantidad: 10 }),
  entrada: objeto({
    ...FILTROS,
    cantidad: entero('Cantidad inválida', 1, 2000),
    despuesDe: opcional(entero()),
    orden: ordenDe('controlCobertura'),
    ...LUGAR,
  }),
  salida: fila,
})
