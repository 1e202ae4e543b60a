import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLAVES_DE_DEBITO } from '@/domain/debito'

/** Everybody in debit is an extension as a whole. `nombre` is words of a name or a registration number. */
const FILTROS = {
  forma: opcional(z.enum(CLAVES_DE_DEBITO, 'Elija una opción')),
  tipoMatriculaID: opcional(id),
  nombre: opcional(texto(100)),
} as const
const FILTROS_DE_EJEMPLO = { forma: '41', tipoMatriculaID: 1, nombre: 'ledesma' } as const

/** `id` is the enrolment's. */
const fila = objeto({
  id,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  formaPago: texto(),
  banco: nulo(texto()),
  sucursal: nulo(texto()),
  tipoCuentaID: nulo(entero()),
  nroCuenta: nulo(texto()),
  fechaAlta: fecha(),
  estado: texto(),
}).cable

/** By name. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/da_listado/traerTodos',
  acceso: 'debitos.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1, ...FILTROS_DE_EJEMPLO }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], ...FILTROS }),
  salida: fila,
})

/** Up to `cantidad` of them after the named one, for exports. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/da_listado/traerLote',
  acceso: 'debitos.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ ...FILTROS_DE_EJEMPLO, cantidad: 10 }),
  entrada: objeto({ ...FILTROS, cantidad: entero('Cantidad inválida', 1, 2000), despuesDe: opcional(id) }),
  salida: fila,
})
