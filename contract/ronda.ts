import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { ensayoDeDebito } from '@/contract/listas/ensayo-de-debito'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { rondas } from '@/contract/listas/rondas'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { respuesta } from '@/contract/respuesta-de-debito'
import { cambiaron, COMUN, MOTIVO } from '@/contract/ronda-cambiada'
import { CAMBIOS } from '@/domain/debito/cambio'
import { ENSAYOS, ESTADOS_DE_RONDA, MOTIVOS_AFUERA } from '@/domain/debito/ronda'

/** Rounds are an extension as a whole: the specification has one call that makes a file and one that reads it. */
const CUAL = {
  forma: entero('Elija un débito', 1, 99),
  mes: entero('Elija el mes', 1, 12),
  anio: entero('Elija el año', 2000, 2199),
} as const
const EJEMPLO = { forma: 41, mes: 11, anio: 2026 } as const

const ronda = {
  id,
  forma: entero(),
  mes: entero(),
  anio: entero(),
  prueba: siNo,
  estado: z.enum(ESTADOS_DE_RONDA),
  cantidad: entero(),
  total: dinero(),
  cerrada: instante,
  quien: nulo(texto()),
} as const

/**
 * What a round of the month would hold now. `faltan` is what keeps its files from being written, in words; `ronda` is the
 * month's round, when it is closed already; `anterior` the month of the round it is compared with.
 */
export const contar = dato({
  metodo: 'GET',
  ruta: '/ronda/contar',
  ...COMUN,
  ejemplo: () => EJEMPLO,
  entrada: objeto(CUAL),
  salida: objeto({
    anterior: nulo(objeto({ mes: entero(), anio: entero() }).cable),
    ronda: nulo(objeto(ronda).cable),
    vencimiento: fecha(),
    faltan: z.array(texto()),
    listas: z.array(objeto({ lista: z.enum(ENSAYOS), cantidad: entero(), total: dinero() }).cable),
  }).cable,
})

const cargos = z.array(objeto({ nombre: texto(), monto: dinero() }).cable)

/** Who is in one of the rehearsal's lists; `importeAntes` is of the round before. */
export const { traerTodos: ensayar, traerLote } = llamadasDeListado(ensayoDeDebito, {
  fila: objeto({
    id,
    matricula: entero(),
    apellidoNombre: texto(),
    importe: nulo(dinero()),
    importeAntes: nulo(dinero()),
    cargos,
    motivo: nulo(z.enum(MOTIVOS_AFUERA)),
    ...LUGAR,
  }).cable,
  de: { ...CUAL, lista: z.enum(ENSAYOS, 'Elija una lista') },
  ejemplo: {
    pagina: () => ({ ...EJEMPLO, nroPagina: 1, lista: 'van', nombre: 'ledesma' }),
    lote: () => ({ ...EJEMPLO, lista: 'van', cantidad: 10 }),
  },
})

/**
 * Freezes who is asked for how much, holds those charges and writes the files. `cantidad` and `total` are as the person
 * saw them. A round for the bank's acceptance (`prueba`) holds nothing.
 */
export const cerrar = dato({
  metodo: 'POST',
  ruta: '/ronda/cerrar',
  ...COMUN,
  auditoria: { acto: 'ronda.cerrar', palabras: 'Débito cerrado' },
  ejemplo: () => ({ ...EJEMPLO, cantidad: 1, total: 1000, prueba: false }),
  entrada: objeto({
    ...CUAL,
    cantidad: entero('Cantidad inválida', 1),
    total: dinero(),
    prueba: opcional(siNo),
  }),
  salida: objeto({ id, cantidad: entero(), total: dinero() }).cable,
})

/** The rounds, the last first unless in another order. `salio`: those that were sent, answered or not. */
export const { traerTodos: traerTodas } = llamadasDeListado(rondas, {
  fila: objeto(ronda).cable,
  ejemplo: {
    pagina: () => ({
      ...{ nroPagina: 1, forma: 41, mes: 11, anio: 2026 },
      ...{ estado: 'cerrada', salio: false, orden: 'total desc' },
    }),
  },
})

/**
 * A round with its files. `aviso` is until when its members are to be told of it; null where nobody is, or not any more.
 * `contestada`: each of its files has an answer that was applied. `cambiaron`: who changed between its closing and its sending, by kind; its `visto` stands for this very list.
 */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/ronda/traerDatos',
  ...COMUN,
  ejemplo: ({ rondaID }) => ({ rondaID }),
  entrada: objeto({ rondaID: id }),
  salida: objeto({
    ...ronda,
    enviada: nulo(instante),
    deshecha: nulo(instante),
    motivo: nulo(texto()),
    sacados: entero(),
    contestada: siNo,
    cambiaron,
    aviso: nulo(objeto({ vencimiento: fecha(), hasta: fecha(), dias: entero(), avisados: entero() }).cable),
    archivos: z.array(
      objeto({ clase: texto(), nombre: texto(), huella: texto(64), cantidad: entero(), total: dinero() })
        .cable,
    ),
  }).cable,
})

/**
 * A round's debits by name. `sacada` is why a person took one out; `cambio` is null once it went out, and `respuesta`
 * until then.
 */
export const { traerTodos: traerFilas, traerLote: traerLoteDeFilas } = llamadasDeListado(debitosDeRonda, {
  fila: objeto({
    id,
    matriculadoID: id,
    matricula: entero(),
    apellidoNombre: texto(),
    clase: texto(),
    importe: dinero(),
    cbu: nulo(texto()),
    sacada: nulo(texto()),
    cambio: nulo(z.enum(CAMBIOS)),
    respuesta: nulo(respuesta),
    cargos,
    ...LUGAR,
  }).cable,
  de: { rondaID: id },
  ejemplo: {
    pagina: ({ rondaEnviadaID, rendicionID }) => ({
      ...{ rondaID: rondaEnviadaID, nroPagina: 1 },
      ...{ nombre: 'ledesma', respuesta: 'espera', cambio: 'baja', faltanEn: rendicionID },
    }),
    lote: ({ rondaID }) => ({ rondaID, cantidad: 10 }),
  },
})

/** Undoes a round that was not sent: all its charges are free. */
export const deshacer = dato({
  metodo: 'POST',
  ruta: '/ronda/deshacer',
  ...COMUN,
  auditoria: { acto: 'ronda.deshacer', palabras: 'Débito deshecho' },
  ejemplo: ({ rondaID }) => ({ rondaID, motivo: 'Se eligió otro mes' }),
  entrada: objeto({ rondaID: id, motivo: MOTIVO }),
  salida: z.null(),
})

/** The bank says no more: what it never answered is owed again, and the round is through. */
export const terminar = dato({
  metodo: 'POST',
  ruta: '/ronda/terminar',
  ...COMUN,
  auditoria: { acto: 'ronda.terminar', palabras: 'Débito dado por rendido' },
  ejemplo: ({ rondaID }) => ({ rondaID, motivo: 'El banco no responde más' }),
  entrada: objeto({ rondaID: id, motivo: MOTIVO }),
  salida: z.null(),
})
