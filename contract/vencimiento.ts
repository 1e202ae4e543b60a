import * as z from 'zod'
import { entero, fecha, id, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, ELEGIDOS, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'
import { LUGAR, ordenDe } from '@/contract/orden'
import { MAX_DIAS } from '@/domain/plazo'
import { CLASES_QUE_VENCEN, CLAVES_DE_LADO } from '@/domain/vencimiento'

/** What expires of the members' records is an extension as a whole (decision 124). */
const clase = z.enum(CLASES_QUE_VENCEN, 'Clase inválida')

/** Within so many days of today, 60 unless told, and what has expired; `nombre` is words of a name or a number. */
const FILTROS = {
  dias: opcional(entero('Ingrese una cantidad de días', 0, MAX_DIAS)),
  clase: opcional(clase),
  lado: opcional(z.enum(CLAVES_DE_LADO, 'Elija una opción')),
  nombre: opcional(texto(100)),
} as const
const FILTROS_DE_EJEMPLO = { dias: 90, lado: 'porVencer', nombre: 'ledesma' } as const

/** `id` is of the list alone: ids of several tables. */
const fila = objeto({
  id: entero(),
  clase,
  que: texto(),
  vence: fecha(),
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  ...LUGAR,
}).cable

/** What comes is first, the nearest to today before the others; then what has expired, likewise. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/vencimiento/traerTodos',
  acceso: 'vencimientos.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1, orden: 'vence asc', clase: 'dni', ...FILTROS_DE_EJEMPLO }),
  entrada: objeto({
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    ...FILTROS,
    orden: ordenDe('vencimientos'),
  }),
  salida: fila,
})

/** Up to `cantidad` of them after one of the list, for exports. */
export const traerLote = lista({
  metodo: 'GET',
  ruta: '/vencimiento/traerLote',
  acceso: 'vencimientos.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ ...FILTROS_DE_EJEMPLO, cantidad: 10 }),
  entrada: objeto({
    ...FILTROS,
    cantidad: entero('Cantidad inválida', 1, 2000),
    despuesDe: opcional(entero()),
    orden: ordenDe('vencimientos'),
    ...LUGAR,
  }),
  salida: fila,
})

/** The members whose expiries the filters find are written to, each about all of his. */
const DE_QUIENES = { ...ELEGIDOS, ...FILTROS } as const

/** Whom a message would reach and where, and who cannot be reached and why; one page. */
export const simularMensaje = dato({
  metodo: 'GET',
  ruta: '/vencimiento/simularMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({
    medio: 2,
    nroPagina: 1,
    matriculadosJSON: JSON.stringify([matriculadoID]),
  }),
  entrada: objeto({ ...VISTA, ...DE_QUIENES }),
  salida: objeto({
    ...ALCANCE,
    filas: z.array(objeto({ ...DESTINATARIO, vencimientos: texto(4000) }).cable),
  }).cable,
})

/** Queues a message for each; another number than `cantidad`, which was shown, refuses the act. */
export const enviarMensaje = dato({
  metodo: 'POST',
  ruta: '/vencimiento/enviarMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'vencimiento.enviarMensaje', palabras: 'Mensajes por vencimientos' },
  ejemplo: ({ matriculadoID }) => ({
    medio: 2,
    asunto: 'Vencimientos',
    texto: 'Le vence: {vencimientos}',
    cantidad: 1,
    matriculadosJSON: JSON.stringify([matriculadoID]),
    dias: 3_000,
  }),
  entrada: objeto({ ...CARTA, ...DE_QUIENES }),
  salida: encolados,
})
