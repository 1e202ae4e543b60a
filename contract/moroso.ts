import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** S2 2, Delinquents: by months owed, amount and state; the name beside. */
export const FILTROS_MOROSOS = {
  nombre: opcional(texto(100)),
  mesesDesde: opcional(entero('Ingrese una cantidad de meses', 1, 1200)),
  importeDesde: opcional(dinero('Ingrese un importe válido', 0n)),
  tipoMatriculaID: opcional(id),
} as const

const fila = objeto({
  id,
  matricula: entero(),
  dni: entero(),
  apellidoNombre: texto(),
  /** Months owed, each once. */
  meses: entero(),
  mora: dinero(),
}).cable

/**
 * One page by name, with the totals of all that match. Mora = amount and months of periods before the current month;
 * `antigua` is what those people and others owe of over five years before, which is in their accounts and not here (D9).
 */
export const traerTodos = dato({
  metodo: 'GET',
  ruta: '/moroso/traerTodos',
  acceso: 'morosos.ver',
  extension: true,
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))], ...FILTROS_MOROSOS }),
  salida: objeto({
    cantidad: entero(),
    mora: dinero(),
    conAntigua: entero(),
    antigua: dinero(),
    filas: z.array(fila),
  }).cable,
})

/** Up to `cantidad` of them after the member named: what exports walk. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/moroso/traerLote',
  acceso: 'morosos.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({
    ...FILTROS_MOROSOS,
    cantidad: entero('Cantidad inválida', 1, 2000),
    despuesDe: opcional(id),
  }),
  salida: fila,
})

/**
 * S2 7: no parameters, all of them. S2 3: dashboard items in a matricula list (registration months and instalments) and a
 * concepto list; `fecha` is the due date of the oldest month owed. The rest is ours; `meses` is of the member, both lists
 * together. Read and never written: the keys of the member list and of the listing report.
 */
export const traerMorosos = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerMorosos',
  acceso: 'morosos.ver',
  lista: 'completa',
  listas: ['matricula', 'concepto'],
  entrada: objeto({}),
  salida: objeto({
    matriculadoID: nulo(id),
    nombre: nulo(texto()),
    monto: nulo(dinero()),
    fecha: nulo(fecha()),
    matricula: nulo(entero()),
    dni: nulo(entero()),
    telefono: nulo(texto()),
    meses: opcional(entero()),
    otroID: ['id', opcional(id)],
    apellidoNombre: opcional(texto()),
    otroNombre: ['apellido_nombre', opcional(texto())],
    mora: opcional(dinero()),
    deuda: opcional(dinero()),
  }).cable,
})
