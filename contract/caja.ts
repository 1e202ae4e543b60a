import * as z from 'zod'
import {
  FECHA_MALA,
  dinero,
  entero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

const renglon = objeto({
  pagoID: id,
  nroRecibo: nulo(entero()),
  /** What stands for it of a payment of before that has none of ours. */
  reciboAnterior: nulo(texto()),
  cuando: instante,
  /** The accounting date, which may be earlier. */
  fecha: fecha(),
  matriculadoID: id,
  matricula: entero(),
  nombre: texto(),
  /** How he is called today, where the receipt calls him otherwise. */
  hoy: nulo(texto()),
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
    fecha: fecha('Ingrese la fecha', FECHA_MALA),
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
  entrada: objeto({ fecha: fecha('Ingrese la fecha', FECHA_MALA) }),
  salida: objeto({ id: nulo(id), nombre: texto() }).cable,
})

const SIN_IMPORTE = 'Ingrese un importe'
const billete = objeto({
  valor: entero('Billete inválido', 1),
  cantidad: entero('Ingrese una cantidad', 0, 1_000_000),
}).cable

/**
 * What a day's count of a person's drawer has to come to: what the last count left (`fondo`), cash of days since that nobody
 * counted (`sinContar`) and that of the day. `valores`: notes in force, in pesos. `arqueo`: the count, once it is made.
 */
export const traerArqueo = dato({
  metodo: 'GET',
  ruta: '/caja/traerArqueo',
  acceso: 'caja.ver',
  extension: true,
  ejemplo: () => ({ fecha: '2026-11-21' }),
  entrada: objeto({ fecha: fecha('Ingrese la fecha', FECHA_MALA), usuarioID: opcional(id) }),
  salida: objeto({
    ultimo: nulo(fecha()),
    fondo: dinero(),
    sinContar: dinero(),
    efectivo: dinero(),
    esperado: dinero(),
    valores: z.array(entero()),
    /** Why it cannot be counted: the day is still to come, or a later one was counted. */
    impedimento: nulo(texto()),
    arqueo: nulo(
      objeto({
        id,
        billetes: z.array(billete),
        monedas: dinero(),
        contado: dinero(),
        diferencia: dinero(),
        queda: dinero(),
        motivo: nulo(texto(1000)),
        cuando: instante,
        /** Whose drawer it is and who counted it, by the names they had. */
        caja: texto(),
        quien: texto(),
      }).cable,
    ),
  }).cable,
})

/**
 * Writes a day's count, one for each drawer. `esperado` is what was shown and must still hold; a difference needs a reason,
 * and `queda` stays in the drawer for the next count. Cash is taken in no more that day (decision 217).
 */
export const arquear = dato({
  metodo: 'POST',
  ruta: '/caja/arquear',
  acceso: 'caja.ver',
  extension: true,
  auditoria: { acto: 'caja.arquear', palabras: 'Arqueo de caja' },
  ejemplo: () => ({
    ...{ fecha: '2020-02-03', billetesJSON: '[{"valor":1000,"cantidad":2}]', monedas: 0, esperado: 0 },
    ...{ queda: 0, motivo: 'Cambio del cajón' },
  }),
  entrada: objeto({
    fecha: fecha('Ingrese la fecha', FECHA_MALA),
    usuarioID: opcional(id),
    billetes: ['billetesJSON', jsonEn(z.array(billete).max(30, 'Hay billetes de más'))],
    monedas: dinero(SIN_IMPORTE, 0n),
    esperado: dinero(SIN_IMPORTE),
    queda: dinero('Ingrese cuánto queda en la caja', 0n),
    motivo: vaciable(texto(1000)),
  }),
  salida: objeto({ arqueoID: id }).cable,
})

/** Takes a count back, the last one of its drawer alone; the day takes cash again. */
export const anularArqueo = dato({
  metodo: 'POST',
  ruta: '/caja/anularArqueo',
  acceso: 'caja.todas',
  extension: true,
  auditoria: { acto: 'caja.anularArqueo', palabras: 'Arqueo anulado' },
  ejemplo: ({ arqueoID }) => ({ arqueoID, motivo: 'Se contó mal' }),
  entrada: objeto({ arqueoID: id, motivo: textoRequerido('Ingrese el motivo', 1000) }),
  salida: z.unknown(),
})
