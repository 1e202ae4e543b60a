import * as z from 'zod'
import { dinero, entero, id, opcional, texto } from '@/contract/campos'
import { MIEMBRO } from '@/contract/campos-persona'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR, ordenDe } from '@/contract/orden'

/** Absent means everybody's. */
export const SALDOS = ['deuda', 'favor', 'cero'] as const
export type ClaseSaldo = (typeof SALDOS)[number]

const FILTROS = {
  nombre: opcional(texto(100)),
  dni: opcional(texto(20)),
  matricula: opcional(texto(20)),
  tipoMatriculaID: opcional(id),
  saldo: opcional(z.enum(SALDOS, 'Elija un saldo')),
  importeDesde: opcional(dinero('Ingrese un importe válido', 0n)),
} as const

/** saldo = pendiente − aFavor: above zero means debt. */
const fila = objeto({
  ...MIEMBRO,
  estado: texto(),
  pendiente: dinero(),
  aFavor: dinero(),
  saldo: dinero(),
  ...LUGAR,
}).cable

/** One page by name, and the totals of all that match. */
export const traerTodos = dato({
  metodo: 'GET',
  ruta: '/cuentasCorrientes/traerTodos',
  acceso: 'cuentas.ver',
  extension: true,
  ejemplo: () => ({
    nroPagina: 1,
    orden: 'saldo desc',
    nombre: 'moroso',
    dni: '',
    matricula: '',
    saldo: 'deuda',
  }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    ...FILTROS,
    orden: ordenDe('cuentas'),
  }),
  salida: objeto({
    cantidad: entero(),
    pendiente: dinero(),
    aFavor: dinero(),
    saldo: dinero(),
    filas: z.array(fila),
  }).cable,
})

/** Up to `cantidad` rows after the named member, for exports. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/cuentasCorrientes/traerLote',
  acceso: 'cuentas.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ nombre: 'moroso', dni: '', matricula: '', saldo: 'deuda', cantidad: 10 }),
  entrada: objeto({
    ...FILTROS,
    cantidad: entero('Cantidad inválida', 1, 2000),
    despuesDe: opcional(id),
    orden: ordenDe('cuentas'),
    ...LUGAR,
  }),
  salida: fila,
})
