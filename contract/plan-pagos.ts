import * as z from 'zod'
import {
  bit,
  dinero,
  dineroPositivo,
  entero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
  vaciable,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { lineasDePago } from '@/contract/linea-de-pago'
import { MAX_CUOTAS_PLAN } from '@/domain/plan'
import { linesOf } from '@/contract/escena'

/**
 * `monto` must be the items' total. Instalments replace the items in the pending list, the first one next month. An
 * item of a plan cannot enter another.
 */
export const crear = dato({
  metodo: 'POST',
  ruta: '/plan_pagos/crear',
  acceso: 'planes.crear',
  auditoria: { acto: 'plan.crear', palabras: 'Plan de pagos' },
  ejemplo: ({ deudor, libres: [linea] }) => ({
    matriculadoID: deudor,
    pagosJSON: linesOf(...(linea ? [linea] : [])),
    monto: linea?.monto,
    cuotas: 3,
    observaciones: 'Acordado',
  }),
  entrada: objeto({
    matriculadoID: id,
    lineas: ['pagosJSON', jsonEn(lineasDePago)],
    monto: dineroPositivo('El total de los pagos elegidos debe ser mayor que cero'),
    cuotas: entero(`Ingrese la cantidad de cuotas, entre 1 y ${MAX_CUOTAS_PLAN}`, 1, MAX_CUOTAS_PLAN),
    observaciones: vaciable(texto(1000)),
  }),
  salida: nulo(objeto({ id: opcional(id) }).cable),
})

/** `roto` (extension): when it was broken; its remaining debt is pending again. */
const plan = {
  id,
  cantCuotas: nulo(entero()),
  cantCuotasPagadas: nulo(entero()),
  finalizado: bit,
  monto: nulo(dinero()),
  montoCuota: nulo(dinero()),
  fechaCreacion: nulo(instante),
  observaciones: opcional(texto(1000)),
  roto: opcional(instante),
}

export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/plan_pagos/traerTodos',
  acceso: 'planes.ver',
  propio: 'matriculadoID',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto(plan).cable,
})

/**
 * One plan's instalments with their state, and its items. `volvio` is what is owed again of an item since the plan
 * was broken.
 */
export const traerDetalle = dato({
  metodo: 'GET',
  ruta: '/plan_pagos/traerDetalle',
  acceso: 'planes.ver',
  extension: true,
  ejemplo: ({ planID }) => ({ planID }),
  entrada: objeto({ planID: id }),
  salida: objeto({
    ...plan,
    creadoPor: nulo(texto()),
    rotoPor: nulo(texto()),
    motivo: nulo(texto(1000)),
    cuotas: z.array(
      objeto({
        id,
        nombre: texto(2000),
        mes: entero(),
        anio: entero(),
        monto: dinero(),
        pagada: nulo(fecha()),
        nroRecibo: nulo(texto()),
        revertida: siNo,
      }).cable,
    ),
    items: z.array(objeto({ id, nombre: texto(2000), monto: dinero(), volvio: nulo(dinero()) }).cable),
    /** What its paper says, as it was when the plan was made. */
    convenio: objeto({
      matriculado: texto(),
      matricula: entero(),
      dni: entero(),
      domicilio: nulo(texto()),
      items: z.array(objeto({ nombre: texto(2000), monto: dinero() }).cable),
      cuotas: z.array(objeto({ mes: entero(), anio: entero(), monto: dinero() }).cable),
    }).cable,
  }).cable,
})

const cargo = objeto({ id, nombre: texto(2000), monto: dinero() }).cable

/** What breaking a plan would do, item by item. */
export const simularRotura = dato({
  metodo: 'GET',
  ruta: '/plan_pagos/simularRotura',
  acceso: 'planes.crear',
  extension: true,
  ejemplo: ({ planID }) => ({ planID }),
  entrada: objeto({ planID: id }),
  salida: objeto({
    pagado: dinero(),
    restante: dinero(),
    cuotas: z.array(cargo),
    /** `monto` is what is owed again of each; `original` what it was when it entered. */
    vuelven: z.array(objeto({ id, nombre: texto(2000), monto: dinero(), original: dinero() }).cable),
  }).cable,
})

/** Reverses unpaid instalments, and what they covered is owed again. `restante` is what was shown. */
export const romper = dato({
  metodo: 'POST',
  ruta: '/plan_pagos/romper',
  acceso: 'planes.crear',
  auditoria: { acto: 'plan.romper', palabras: 'Plan de pagos rescindido' },
  extension: true,
  ejemplo: ({ planID, planificado }) => ({ planID, motivo: 'No paga', restante: planificado }),
  entrada: objeto({
    planID: id,
    motivo: textoRequerido('Ingrese el motivo', 1000),
    restante: dinero(),
  }),
  salida: z.unknown(),
})
