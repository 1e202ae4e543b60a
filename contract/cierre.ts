import * as z from 'zod'
import { FECHA_MALA, entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** The last closed day, or null, and the last day that may be closed. */
export const traerActual = dato({
  metodo: 'GET',
  ruta: '/cierre/traerActual',
  acceso: 'cierre.mover',
  extension: true,
  entrada: objeto({}),
  salida: objeto({ hasta: nulo(fecha()), maximo: fecha() }).cable,
})

export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/cierre/traerTodos',
  acceso: 'cierre.mover',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
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
 * Moves the lock date: nothing can be dated on `hasta` or before. Moving it back needs a reason. `anterior` refuses
 * the move when somebody else moved it.
 */
export const mover = dato({
  metodo: 'POST',
  ruta: '/cierre/mover',
  acceso: 'cierre.mover',
  extension: true,
  auditoria: { acto: 'cierre.mover', palabras: 'Cierre del período' },
  ejemplo: () => ({ hasta: '2019-12-31', motivo: 'Balance aprobado' }),
  entrada: objeto({
    hasta: fecha('Ingrese la fecha de cierre', FECHA_MALA),
    anterior: opcional(fecha()),
    motivo: opcional(texto(1000)),
  }),
  salida: z.unknown(),
})
