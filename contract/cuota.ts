import * as z from 'zod'
import { dinero, entero, id, instante, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

const MES_DE_EJEMPLO = { anio: 2026, mes: 11 }

/** The monthly charge run is an extension as a whole (decision 28). */
const mes = {
  anio: entero('Ingrese el año', 2000, 2200),
  mes: entero('Elija el mes', 1, 12),
}
const pagina = ['nroPagina', opcional(entero('Página inválida', 1))] as const
const miembro = {
  matriculadoID: id,
  apellidoNombre: nulo(texto()),
  matricula: nulo(entero()),
}

export const MOTIVOS_EXCLUSION = {
  estado: 'Por su estado no se le cobra',
  generaCuotas: 'Tiene Genera Cuotas en NO',
  yaTiene: 'Ya tiene la cuota del mes',
  anulada: 'Una persona anuló la cuota de ese mes',
  posterior: 'Se matriculó después de ese mes',
  sinPrecio: 'Falta el precio',
} as const
export type MotivoExclusion = keyof typeof MOTIVOS_EXCLUSION
const motivo = z.enum(Object.keys(MOTIVOS_EXCLUSION) as MotivoExclusion[], 'Motivo inválido')

/**
 * What generarMes would do: `grupos` add up to `cantidad` and `total`; `sinPrecio` names each missing price and the
 * members left out for it. `cambian` have a change of state that comes until the month ends: they are charged by the state of
 * the day of the run, and the first of them are named.
 */
export const simularMes = dato({
  metodo: 'GET',
  ruta: '/cuota/simularMes',
  acceso: 'cuotas.correr',
  extension: true,
  ejemplo: () => MES_DE_EJEMPLO,
  entrada: objeto(mes),
  salida: objeto({
    cantidad: entero(),
    total: dinero(),
    grupos: z.array(
      objeto({
        tipoMatricula: texto(),
        variante: texto(),
        precio: dinero(),
        cantidad: entero(),
        total: dinero(),
      }).cable,
    ),
    excluidos: z.array(objeto({ motivo, cantidad: entero() }).cable),
    sinPrecio: z.array(
      objeto({ nombre: texto(), tipoMatriculaID: id, variante: entero(), cantidad: entero() }).cable,
    ),
    cambian: entero(),
    programados: z.array(objeto({ ...miembro, que: texto() }).cable),
  }).cable,
})

export const traerExcluidos = lista({
  metodo: 'GET',
  ruta: '/cuota/traerExcluidos',
  acceso: 'cuotas.correr',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ ...MES_DE_EJEMPLO, motivo: 'generaCuotas', nroPagina: 1 }),
  entrada: objeto({ ...mes, motivo, pagina }),
  salida: objeto({ ...miembro, detalle: texto() }).cable,
})

/**
 * A job charges the month once, however often it runs. `cantidad` and `total` are what was shown and must still hold.
 */
export const generarMes = dato({
  metodo: 'POST',
  ruta: '/cuota/generarMes',
  acceso: 'cuotas.correr',
  auditoria: { acto: 'cuota.correr', palabras: 'Generación mensual de cuotas' },
  extension: true,
  ejemplo: () => ({ ...MES_DE_EJEMPLO, cantidad: 1, total: 18_500 }),
  entrada: objeto({
    ...mes,
    cantidad: entero('Cantidad inválida', 1),
    total: dinero('Ingrese un importe mayor que cero', 1n),
  }),
  salida: objeto({ corridaID: id, tareaID: id, cantidad: entero(), total: dinero() }).cable,
})

/**
 * `pagadas`: charges that were paid or put in a plan since, which prevent undoing the run. `generando`: its job is
 * not done.
 */
const corrida = objeto({
  id,
  anio: entero(),
  mes: entero(),
  cantidad: entero(),
  total: dinero(),
  creada: instante,
  usuario: nulo(texto()),
  pagadas: entero(),
  generando: siNo,
  anulada: nulo(instante),
  anuladaPor: nulo(texto()),
  motivo: nulo(texto(1000)),
}).cable

export const traerCorridas = lista({
  metodo: 'GET',
  ruta: '/cuota/traerCorridas',
  acceso: 'cuotas.correr',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina }),
  salida: corrida,
})

export const traerCorrida = dato({
  metodo: 'GET',
  ruta: '/cuota/traerCorrida',
  acceso: 'cuotas.correr',
  extension: true,
  ejemplo: ({ corridaID }) => ({ corridaID }),
  entrada: objeto({ corridaID: id }),
  salida: corrida,
})

export const ESTADOS_CARGO = ['impaga', 'pagada', 'plan', 'anulada'] as const
const estadoCargo = z.enum(ESTADOS_CARGO, 'Estado inválido')

/** One charge per member. */
export const traerCargos = lista({
  metodo: 'GET',
  ruta: '/cuota/traerCargos',
  acceso: 'cuotas.correr',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ corridaID }) => ({ corridaID, nroPagina: 1 }),
  entrada: objeto({ corridaID: id, pagina }),
  salida: objeto({ ...miembro, nombre: texto(), monto: dinero(), estado: estadoCargo }).cable,
})

/** Annuls a run's charges in one act while none is paid; each account shows the reason. */
export const deshacerMes = dato({
  metodo: 'POST',
  ruta: '/cuota/deshacerMes',
  acceso: 'cuotas.correr',
  auditoria: { acto: 'cuota.deshacer', palabras: 'Anulación de cuotas mensuales' },
  extension: true,
  ejemplo: ({ corridaID }) => ({ corridaID, motivo: 'Mes equivocado' }),
  entrada: objeto({ corridaID: id, motivo: textoRequerido('Ingrese el motivo', 1000) }),
  salida: objeto({ cantidad: entero(), total: dinero() }).cable,
})
