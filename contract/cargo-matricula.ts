import * as z from 'zod'
import {
  bit,
  bitRequerido,
  dinero,
  monto,
  entero,
  id,
  instante,
  nulo,
  opcional,
  texto,
  vaciable,
} from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

const MAX_ELEGIDAS = 600

/** One generated month. `version` (extension) is what an edit was made on. */
export const traerDatosMatricula = dato({
  metodo: 'GET',
  ruta: '/matriculado/traerDatosMatricula',
  acceso: 'pagos.generar',
  ejemplo: ({ matriculaID }) => ({ matriculaID }),
  entrada: objeto({ matriculaID: id }),
  salida: objeto({
    id: nulo(id),
    tipoMatriculaID: nulo(entero()),
    federacion: nulo(bit),
    ampliacionFederacion: nulo(bit),
    ampliacionFederacionExtendida: nulo(bit),
    observaciones: nulo(texto(1000)),
    monto: nulo(dinero()),
    version: opcional(entero()),
  }).cable,
})

/** 'Editar Matricula Generada': an unpaid month, by the named persons. */
export const actualizarDatosMatricula = dato({
  metodo: 'POST',
  ruta: '/matriculado/actualizarDatosMatricula',
  acceso: 'pagos.generar',
  auditoria: { acto: 'matricula.editar', palabras: 'Edición de matrícula generada' },
  extensiones: ['version'],
  ejemplo: ({ matriculaID }) => ({
    matriculaID,
    tipoMatriculaID: 3,
    federacion: 1,
    ampliacionFederacion: 0,
    ampliacionFederacionExtendida: 0,
    observaciones: 'Acta 3',
    monto: 1500.5,
  }),
  entrada: objeto({
    matriculaID: id,
    tipoMatriculaID: entero('Ingrese Tipo de Matricula', 1),
    federacion: bitRequerido('Ingrese si esta con Seguro'),
    ampliacionFederacion: bitRequerido('Ingrese si tiene ampliacion'),
    ampliacionFederacionExtendida: bitRequerido('Ingrese si tiene ampliacion Extendida'),
    observaciones: vaciable(texto(1000)),
    monto: monto('Ingrese monto', 1n),
    version: opcional(entero()),
  }),
  salida: z.unknown(),
})

const previsto = ['motivo', 'totalPrevisto'] as const
const porque = { motivo: opcional(texto(1000)), totalPrevisto: opcional(dinero()) }
/** The number by which a write-off is undone. */
const hecha = nulo(objeto({ eliminacionID: opcional(id) }).cable)

/**
 * 'Eliminar': reverses a member's unpaid months, by the named persons. Extensions: the reason, and the total that was
 * shown and must still hold.
 */
export const eliminarMatricula = dato({
  metodo: 'POST',
  ruta: '/matriculado/eliminarMatricula',
  acceso: 'pagos.generar',
  auditoria: { acto: 'matricula.eliminar', palabras: 'Matrículas eliminadas' },
  extensiones: previsto,
  ejemplo: ({ matriculaID }) => ({ matriculaIds: JSON.stringify([matriculaID]) }),
  entrada: objeto({
    ids: [
      'matriculaIds',
      jsonEn(
        z
          .array(id)
          .min(1, 'Elija al menos una matrícula')
          .max(MAX_ELEGIDAS, `Elija hasta ${MAX_ELEGIDAS} matrículas`),
      ),
    ],
    ...porque,
  }),
  salida: hecha,
})

/** 'Eliminar Deuda (5 años)' reverses months and concepts older than a rule's number of years (decision 44). */
export const eliminarCincoAniosAtras = dato({
  metodo: 'POST',
  ruta: '/pago/eliminarCincoAniosAtras',
  acceso: 'deuda.eliminar',
  auditoria: { acto: 'deuda.eliminar', palabras: 'Deuda eliminada (5 años)' },
  extensiones: previsto,
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor }),
  entrada: objeto({ matriculadoID: id, ...porque }),
  salida: hecha,
})

/** What eliminarCincoAniosAtras would reverse, and how many so old stay: in a plan, en trámite. */
export const simularEliminarDeuda = dato({
  metodo: 'GET',
  ruta: '/pago/simularEliminarDeuda',
  acceso: 'deuda.eliminar',
  extension: true,
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    cargos: z.array(
      objeto({
        id,
        tipoPagoID: entero(),
        nombre: texto(2000),
        anio: entero(),
        mes: entero(),
        monto: dinero(),
      }).cable,
    ),
    total: dinero(),
    enPlan: entero(),
    enTramite: entero(),
  }).cable,
})

/** A member's write-offs, the newest first. */
export const traerEliminaciones = lista({
  metodo: 'GET',
  ruta: '/pago/traerEliminaciones',
  acceso: 'deuda.eliminar',
  extension: true,
  lista: 'completa',
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    id,
    clase: z.enum(['matriculas', 'deuda']),
    cantidad: entero(),
    total: dinero(),
    motivo: nulo(texto(1000)),
    creada: instante,
    usuario: nulo(texto()),
    deshecha: nulo(instante),
    deshechaPor: nulo(texto()),
    /** Why it can no longer be undone. */
    traba: nulo(texto()),
  }).cable,
})

/** Brings a write-off back, unless one of its months was generated anew. */
export const deshacerEliminacion = dato({
  metodo: 'POST',
  ruta: '/pago/deshacerEliminacion',
  acceso: 'deuda.eliminar',
  auditoria: { acto: 'deuda.restaurar', palabras: 'Eliminación deshecha' },
  extension: true,
  ejemplo: ({ eliminacionID }) => ({ eliminacionID }),
  entrada: objeto({ eliminacionID: id }),
  salida: z.unknown(),
})
