import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CAMBIOS, CLAVES_DE_TRAMO } from '@/domain/evolucion'

/**
 * The council's own figures (decision 174), each beside `anterior`, that of the year before. A month is named by any of
 * its days.
 */
const COMUN = { metodo: 'GET', acceso: 'estadisticas.ver', extension: true, lista: 'completa' } as const

const PERIODO = { desde: fecha('Elija desde qué mes'), hasta: fecha('Elija hasta qué mes') } as const
const EJEMPLO = { desde: '2026-01-01', hasta: '2026-11-30' } as const
const DIA = { fecha: fecha('Elija el día') } as const
const DEL_MES = { anio: entero(), mes: entero() } as const

/**
 * Money by the month it came in and by its means, of those that brought any; what was given back is one, below zero, so
 * a month's rows add up to its percibido.
 */
export const traerIngresosPorMedio = lista({
  ...COMUN,
  ruta: '/estadisticas/traerIngresosPorMedio',
  ejemplo: () => EJEMPLO,
  entrada: objeto(PERIODO),
  salida: objeto({ ...DEL_MES, medio: entero(), nombre: texto(), monto: dinero(), anterior: dinero() }).cable,
})

/**
 * The figures of a day's month so far and of the month before, the later one first: what came in, what was charged for the
 * month and what of that is collected today, and what was owed at its end of the months before it.
 */
export const traerCifrasDelMes = lista({
  ...COMUN,
  ruta: '/estadisticas/traerCifrasDelMes',
  ejemplo: () => ({ fecha: '2026-10-31' }),
  entrada: objeto({ fecha: fecha('Elija el mes') }),
  salida: objeto({
    ...DEL_MES,
    percibido: dinero(),
    cargado: dinero(),
    cobrado: dinero(),
    vencida: dinero(),
  }).cable,
})

/** What the ledger says was owed on a day, by how many days ago it was due; all parts, the first not due yet. */
export const traerDeudaPorAntiguedad = lista({
  ...COMUN,
  ruta: '/estadisticas/traerDeudaPorAntiguedad',
  ejemplo: () => ({ fecha: '2026-10-31' }),
  entrada: objeto(DIA),
  salida: objeto({ tramo: z.enum(CLAVES_DE_TRAMO), nombre: texto(), monto: dinero(), anterior: dinero() })
    .cable,
})

/**
 * What was charged for a month and how much of it is collected, by the payment form at its end; the year before as far
 * as it was collected on this day of it.
 */
export const traerCobrabilidad = lista({
  ...COMUN,
  ruta: '/estadisticas/traerCobrabilidad',
  ejemplo: () => ({ fecha: '2026-10-01' }),
  entrada: objeto({ fecha: fecha('Elija el mes') }),
  salida: objeto({
    forma: entero(),
    nombre: texto(),
    cargado: dinero(),
    cobrado: dinero(),
    cargadoAnterior: dinero(),
    cobradoAnterior: dinero(),
  }).cable,
})

/** Who came to the register and who left it, month by month, and how many were on it at each one's end. */
export const traerAltasYBajas = lista({
  ...COMUN,
  ruta: '/estadisticas/traerAltasYBajas',
  atrasa: true,
  ejemplo: () => EJEMPLO,
  entrada: objeto(PERIODO),
  salida: objeto({
    ...DEL_MES,
    cambio: z.enum(CAMBIOS),
    nombre: texto(),
    cantidad: entero(),
    anterior: entero(),
  }).cable,
})

/** Who was on the register on a day, by age in bands of five years (null: unknown or open) and sex (1, 2 or null). */
export const traerPiramideDeEdades = lista({
  ...COMUN,
  ruta: '/estadisticas/traerPiramideDeEdades',
  atrasa: true,
  ejemplo: () => ({ fecha: '2026-10-31' }),
  entrada: objeto(DIA),
  salida: objeto({
    desde: nulo(entero()),
    hasta: nulo(entero()),
    sexo: nulo(entero()),
    cantidad: entero(),
    anterior: entero(),
  }).cable,
})

/**
 * Specialties in force on a day of those on the register, by the department of their home, the most first;
 * `especialidadID` counts one alone.
 */
export const traerEspecialidadesPorDepartamento = lista({
  ...COMUN,
  ruta: '/estadisticas/traerEspecialidadesPorDepartamento',
  atrasa: true,
  ejemplo: () => ({ fecha: '2026-10-31', especialidadID: 1 }),
  entrada: objeto({ ...DIA, especialidadID: opcional(id) }),
  salida: objeto({
    departamentoID: nulo(id),
    departamento: nulo(texto()),
    provincia: nulo(texto()),
    cantidad: entero(),
    anterior: entero(),
  }).cable,
})
