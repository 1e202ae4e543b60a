import * as z from 'zod'
import { entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** The last day that is closed, null when nothing is, and the last one that may be. */
export const traerActual = dato({
  metodo: 'GET',
  ruta: '/cierre/traerActual',
  acceso: 'cierre.mover',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ hasta: nulo(fecha()), maximo: fecha() }).cable,
})

/** Every move of the lock date, the newest first. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/cierre/traerTodos',
  acceso: 'cierre.mover',
  extension: true,
  lista: 'paginada',
  entrada: objeto({ pagina: ['nroPagina', entero('Página inválida', 1)] }),
  salida: objeto({
    id,
    hasta: fecha(),
    anterior: nulo(fecha()),
    motivo: nulo(texto(1000)),
    cuando: instante,
    usuario: nulo(texto()),
  }).cable,
})

/**
 * Moves it: nothing can be dated on `hasta` or before. Back only with a reason.
 * `anterior` is what the person was shown; it refuses the move when somebody moved it meanwhile.
 */
export const mover = dato({
  metodo: 'POST',
  ruta: '/cierre/mover',
  acceso: 'cierre.mover',
  extension: true,
  auditoria: { acto: 'cierre.mover', palabras: 'Cierre del período' },
  entrada: objeto({
    hasta: fecha('Ingrese la fecha de cierre'),
    anterior: opcional(fecha()),
    motivo: opcional(texto(1000)),
  }),
  salida: z.unknown(),
})
