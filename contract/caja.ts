import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

const renglon = objeto({
  pagoID: id,
  nroRecibo: entero(),
  cuando: instante,
  /** The accounting date, which may be earlier. */
  fecha: fecha(),
  matriculadoID: id,
  matricula: entero(),
  nombre: texto(),
  mp: texto(),
  referencia: nulo(texto(60)),
  total: dinero(),
  usuario: nulo(texto()),
  /** Annulled on the same day, so it counts for nothing. */
  anulado: z.boolean(),
}).cable

/**
 * A person's receipts of a day, and what was given back of earlier ones. `usuarioID`, or `alcance` (everybody's, the
 * system's), needs the permission to see them all; neither means one's own.
 */
export const traerPlanilla = dato({
  metodo: 'GET',
  ruta: '/caja/traerPlanilla',
  acceso: 'caja.ver',
  extension: true,
  ejemplo: () => ({ fecha: '2026-11-21' }),
  entrada: objeto({
    fecha: fecha('Ingrese la fecha'),
    usuarioID: opcional(id),
    alcance: opcional(z.enum(['todas', 'sistema'], 'Elija de quién')),
  }),
  salida: objeto({
    quien: texto(),
    recibos: texto(20_000),
    filas: z.array(renglon),
    devoluciones: z.array(renglon),
    medios: z.array(objeto({ mp: texto(), cantidad: entero(), total: dinero(), devuelto: dinero() }).cable),
    cantidad: entero(),
    anulados: entero(),
    /** Taken in less given back, without applied credit, for which no money moved. */
    total: dinero(),
    efectivo: dinero(),
  }).cable,
})

/** Who moved cash that day; only oneself without the permission to see them all. */
export const traerCajeros = lista({
  metodo: 'GET',
  ruta: '/caja/traerCajeros',
  acceso: 'caja.ver',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ fecha: '2026-11-21' }),
  entrada: objeto({ fecha: fecha('Ingrese la fecha') }),
  salida: objeto({ id: nulo(id), nombre: texto() }).cable,
})
