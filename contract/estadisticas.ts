import * as z from 'zod'
import { dinero, entero, fecha, id, mesDosCifras, nulo, opcional, siNo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { ANIO_MAXIMO, ANIO_MINIMO, SITUACIONES } from '@/domain/estadisticas'

/**
 * The specification shows the parameters of these calls and little of their answers: what it does not name is ours
 * (decision 168), and a key that another server lacks is null, never zero.
 */
const ANIO = { anio: entero('Elija el año', ANIO_MINIMO, ANIO_MAXIMO) } as const
/** '01' to '12', as the specification counts the months here. */
const MES = { ...ANIO, mes: mesDosCifras('Elija el mes') } as const
const EJEMPLO = { anio: 2026, mes: 11 } as const
const diaDelMes = fecha('Elija el mes')

const acceso = 'estadisticas.ver'

/** How many of the months charged for the month of `fecha` are paid, owed, both in part or in a plan, and their amounts. */
export const traerImpagos = dato({
  metodo: 'GET',
  ruta: '/estadisticas/traerImpagos',
  acceso,
  ejemplo: () => ({ fecha: '2026-04-01' }),
  entrada: objeto({ fecha: diaDelMes }),
  salida: objeto({
    pagos: nulo(entero()),
    impagos: nulo(entero()),
    ...{ enParte: opcional(entero()), enPlan: opcional(entero()) },
    ...{ montoPagos: opcional(dinero()), montoImpagos: opcional(dinero()) },
    ...{ montoEnParte: opcional(dinero()), montoEnPlan: opcional(dinero()) },
  }).cable,
})

/** The rows behind `traerImpagos`, by name. */
export const traerCuotasDelMes = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerCuotasDelMes',
  acceso,
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ fecha: '2026-04-01', situacion: 'impagos', nroPagina: 1, nombre: 'ledesma' }),
  entrada: objeto({
    fecha: diaDelMes,
    situacion: z.enum(SITUACIONES, 'Elija una opción'),
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    nombre: opcional(texto(100)),
  }),
  salida: objeto({
    id,
    matriculadoID: id,
    matricula: entero(),
    nombre: texto(),
    monto: dinero(),
    /** What is owed of one that is paid in part. */
    falta: nulo(dinero()),
    /** The day it was paid, or last paid in part; null while it is not. */
    fecha: nulo(fecha()),
  }).cable,
})

/** `total` is another server's word for `cantidad`. */
const porcion = objeto({
  id: opcional(entero()),
  nombre: nulo(texto()),
  cantidad: nulo(entero()),
  total: opcional(entero()),
}).cable

/** How many members are in each registration type. */
export const traerCantTipoMat = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerCantTipoMat',
  atrasa: true,
  acceso,
  lista: 'completa',
  entrada: objeto({}),
  salida: porcion,
})

/** How many members of the listing's types have each cover today, by the specification's labels. */
export const traerFederacion = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerFederacion',
  atrasa: true,
  acceso,
  lista: 'completa',
  entrada: objeto({}),
  salida: porcion,
})

/** A month's charges by the period they are for; `planes` is what plans ask for in it less what moved into plans. */
export const traerBalanceDevengado = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerBalanceDevengado',
  acceso,
  lista: 'completa',
  ejemplo: () => ({ anio: 2026 }),
  entrada: objeto(ANIO),
  salida: objeto({
    mes: nulo(entero()),
    matriculas: nulo(dinero()),
    conceptos: nulo(dinero()),
    planes: nulo(dinero()),
    total: nulo(dinero()),
  }).cable,
})

/** A month's money by the day it came in: by its means, less what was given back in the month. */
export const traerBalancePercibido = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerBalancePercibido',
  acceso,
  lista: 'completa',
  ejemplo: () => ({ anio: 2026 }),
  entrada: objeto(ANIO),
  salida: objeto({
    mes: nulo(entero()),
    efectivo: nulo(dinero()),
    /** Extension: at the counter by another means. */
    otros: nulo(dinero()),
    enLinea: nulo(dinero()),
    debito: nulo(dinero()),
    /** Extension: before the council came here. */
    anterior: nulo(dinero()),
    devuelto: nulo(dinero()),
    total: nulo(dinero()),
  }).cable,
})

/** The last year in which something was charged or came in, which the balances offer first. */
export const traerUltimoAnio = dato({
  metodo: 'GET',
  ruta: '/estadisticas/traerUltimoAnio',
  acceso,
  extension: true,
  entrada: objeto({}),
  salida: objeto({ anio: nulo(entero()) }).cable,
})

const QUIEN = {
  matriculadoID: nulo(id),
  matricula: nulo(entero()),
  nombre: nulo(texto()),
} as const

/** Each receipt whose money came in within some days, and each that was annulled, below zero. A year at most. */
export const traerCobranzas = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerCobranzas',
  acceso,
  lista: 'completa',
  ejemplo: () => ({ desde: '2026-11-01', hasta: '2026-11-30' }),
  entrada: objeto({ desde: fecha('Elija desde cuándo'), hasta: fecha('Elija hasta cuándo') }),
  salida: objeto({
    fecha: nulo(fecha()),
    nroRecibo: nulo(entero()),
    reciboAnterior: nulo(texto()),
    ...QUIEN,
    mp: nulo(texto()),
    monto: nulo(dinero()),
    anulado: opcional(siNo),
  }).cable,
})

const PARTES = ['detallado', 'resumen'] as const

/**
 * What came in within a month, line by line and summed by what it paid and how; both of one moment. `parte` asks for
 * one of them alone.
 */
export const traerInformeMensualIngresos = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerInformeMensualIngresos',
  acceso,
  lista: 'completa',
  listas: PARTES,
  extensiones: ['parte'],
  ejemplo: () => ({ ...EJEMPLO, parte: 'resumen' }),
  entrada: objeto({ ...MES, parte: opcional(z.enum(PARTES)) }),
  salida: objeto({
    fecha: nulo(fecha()),
    nroRecibo: nulo(entero()),
    reciboAnterior: nulo(texto()),
    ...QUIEN,
    concepto: nulo(texto()),
    tipo: nulo(texto()),
    mp: nulo(texto()),
    cantidad: nulo(entero()),
    monto: nulo(dinero()),
    lista: opcional(z.enum(PARTES)),
  }).cable,
})

/** What came in by bank debit within a month out of accounts of a type: 1 Cuenta Corriente, 2 Caja de Ahorro. */
export const traerInformeMensualDebitos = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerInformeMensualDebitos',
  acceso,
  lista: 'completa',
  ejemplo: () => ({ ...EJEMPLO, tipoDebito: 2 }),
  entrada: objeto({ ...MES, tipoDebito: entero('Elija el tipo de cuenta', 1, 2) }),
  salida: objeto({
    fecha: nulo(fecha()),
    nroRecibo: nulo(entero()),
    reciboAnterior: nulo(texto()),
    ...QUIEN,
    banco: nulo(texto()),
    cbu: nulo(texto()),
    monto: nulo(dinero()),
  }).cable,
})

const POR_VENCER = {
  ...QUIEN,
  fechaObtencion: nulo(fecha()),
  fechaCaducidad: nulo(fecha()),
  telefono: nulo(texto()),
  email: nulo(texto()),
} as const

/** Specialties that expire within sixty days, the next first. */
export const especialidadesPorVencer = lista({
  metodo: 'GET',
  ruta: '/estadisticas/especialidadesPorVencer',
  atrasa: true,
  acceso,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ ...POR_VENCER, especialidad: nulo(texto()), nroCertificado: nulo(texto()) }).cable,
})

/** Practices whose certificate's two years end within sixty days, the next first. */
export const practicasPorVencer = lista({
  metodo: 'GET',
  ruta: '/estadisticas/practicasPorVencer',
  atrasa: true,
  acceso,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({ ...POR_VENCER, practica: nulo(texto()) }).cable,
})
