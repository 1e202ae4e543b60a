import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

const renglon = objeto({
  pagoID: id,
  nroRecibo: entero(),
  cuando: instante,
  /** Accounting date, which may be an earlier day. */
  fecha: fecha(),
  matriculadoID: id,
  matricula: entero(),
  nombre: texto(),
  mp: texto(),
  total: dinero(),
  usuario: nulo(texto()),
  /** Annulled on the same day: it counts for nothing. */
  anulado: z.boolean(),
}).cable

/**
 * What a person took in on a day, receipt by receipt, and what was given back that day of earlier receipts. `usuarioID`:
 * or `alcance` (everybody's, the system's): with the permission to see them all; neither = one's own.
 */
export const traerPlanilla = dato({
  metodo: 'GET',
  ruta: '/caja/traerPlanilla',
  acceso: 'caja.ver',
  extension: true,
  entrada: objeto({
    fecha: fecha('Ingrese la fecha'),
    usuarioID: opcional(id),
    alcance: opcional(z.enum(['todas', 'sistema'], 'Elija de quién')),
  }),
  salida: objeto({
    quien: texto(),
    /** '101–104, 107'. */
    recibos: texto(20_000),
    filas: z.array(renglon),
    devoluciones: z.array(renglon),
    medios: z.array(objeto({ mp: texto(), cantidad: entero(), total: dinero(), devuelto: dinero() }).cable),
    cantidad: entero(),
    anulados: entero(),
    /** Taken in less given back, credit applied left out: no money moved for it. */
    total: dinero(),
    efectivo: dinero(),
  }).cable,
})

/** Who took something in or gave it back that day; only oneself without the permission to see them all. */
export const traerCajeros = lista({
  metodo: 'GET',
  ruta: '/caja/traerCajeros',
  acceso: 'caja.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({ fecha: fecha('Ingrese la fecha') }),
  /** `id` null: the system. */
  salida: objeto({ id: nulo(id), nombre: texto() }).cable,
})
