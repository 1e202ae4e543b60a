import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { hallazgosDeMudanza } from '@/contract/listas/hallazgos-de-mudanza'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { mudanza } from '@/contract/listas/mudanza'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { MAX_SUMA } from '@/domain/dinero'
import { CIFRAS, PORQUES_DE_CIFRA } from '@/domain/mudanza/cifra'
import { CLASES_DE_DIFERENCIA, DECISIONES, QUES } from '@/domain/mudanza/diferencia'

/** The move of a council from its own server, beside which the register stands, is an extension as a whole (decision 294). */
const unoDe = <K extends string>(palabras: Readonly<Record<K, string>>, mensaje: string) =>
  z.enum(Object.keys(palabras) as [K, ...K[]], mensaje)

const que = unoDe(QUES, 'Elija una opción')
const clase = unoDe(CLASES_DE_DIFERENCIA, 'Elija una opción')
const decision = unoDe(DECISIONES, 'Elija qué está bien')

/** Whole centavos, or how many. */
const valor = entero('Cifra inválida', -Number(MAX_SUMA), Number(MAX_SUMA))

/** A figure of all on both sides; `de`: the year, the state or the cover. */
const cifra = objeto({
  que: unoDe(CIFRAS, 'Cifra desconocida'),
  de: texto(),
  viejo: nulo(valor),
  nuevo: valor,
  porque: unoDe(PORQUES_DE_CIFRA, 'Elija una opción'),
}).cable

const respuesta = objeto({
  valor: decision,
  /** Given for everybody with that difference. */
  deTodos: siNo,
  quien: texto(),
  cuando: instante,
}).cable

const DIFERENCIA = {
  id,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  que,
  clase,
  /** As it is read: of amounts a decimal. */
  viejo: nulo(texto(2000)),
  nuevo: nulo(texto(2000)),
  /** What the other says, less ours. */
  importe: dinero(),
  respuesta: nulo(respuesta),
} as const

/** How the register stands; null where it was not made of another server's answers. */
export const traer = dato({
  metodo: 'GET',
  ruta: '/mudanza/traer',
  acceso: 'mudanza.ver',
  extension: true,
  entrada: objeto({}),
  salida: objeto({
    mudanza: nulo(
      objeto({
        origen: texto(),
        corte: fecha(),
        leida: instante,
        armada: instante,
        comparada: nulo(instante),
        abierta: nulo(instante),
        abiertaPor: nulo(texto()),
        matriculados: entero(),
        iguales: nulo(entero()),
        ensayo: siNo,
        diferencias: entero(),
        /** Whom and what nobody explains, and to what nobody has said anything. */
        porExplicar: entero(),
        sinResponder: entero(),
        /** Of the other server, who is not here: nobody knows why, or somebody left him out. */
        faltan: entero(),
        afuera: entero(),
        /** Of `verificar`. */
        reglasRotas: entero(),
        sumas: z.array(
          objeto({ que: unoDe(QUES, 'Suma desconocida'), viejo: dinero(), nuevo: dinero() }).cable,
        ),
        /** Answers that the reading did not bring. */
        sinLeer: entero(),
        cifras: z.array(cifra),
        hallazgos: z.array(objeto({ clase: texto(), cantidad: entero() }).cable),
      }).cable,
    ),
  }).cable,
})

export const { traerTodos, traerLote } = llamadasDeListado(mudanza, {
  fila: objeto({ ...DIFERENCIA, ...LUGAR }).cable,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, que: 'saldo', respuesta: 'sin' }),
    lote: () => ({ cantidad: 10 }),
  },
})

const renglon = objeto({
  fecha: nulo(fecha()),
  concepto: nulo(texto(2000)),
  debe: dinero(),
  haber: dinero(),
  saldo: nulo(dinero()),
}).cable
const pendiente = objeto({ nombre: nulo(texto(2000)), monto: dinero() }).cable
const cuenta = objeto({ renglones: z.array(renglon), pendientes: z.array(pendiente), total: dinero() }).cable

/** One difference with both accounts: what the other server said, where it was kept, and ours as it is today. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/mudanza/traerDatos',
  acceso: 'mudanza.ver',
  extension: true,
  ejemplo: ({ diferenciaID }) => ({ diferenciaID }),
  entrada: objeto({ diferenciaID: id }),
  salida: objeto({
    ...DIFERENCIA,
    /** What can be decided of it. */
    decisiones: z.array(decision),
    /** Of all whom an answer for everybody would be for. */
    todos: objeto({ cantidad: entero(), importe: dinero() }).cable,
    /** In what else the member differs. */
    otras: z.array(objeto({ id, que, clase, importe: dinero() }).cable),
    suya: nulo(cuenta),
    nuestra: cuenta,
  }).cable,
})

/**
 * What somebody decided, which the next register that is made obeys. For everybody with the difference `cantidad` and
 * `importe` say what the person saw: another refuses the act. Answers for how many it is.
 */
export const responder = dato({
  metodo: 'POST',
  ruta: '/mudanza/responder',
  acceso: 'mudanza.responder',
  extension: true,
  auditoria: { acto: 'mudanza.responder', palabras: 'Mudanza: respuesta a una diferencia' },
  ejemplo: ({ diferenciaID }) => ({ diferenciaID, valor: 'pendiente', deTodos: false }),
  entrada: objeto({
    diferenciaID: id,
    valor: decision,
    deTodos: siNo,
    cantidad: opcional(entero()),
    importe: opcional(dinero()),
  }),
  salida: objeto({ cantidad: entero() }).cable,
})

export const { traerTodos: traerHallazgos, traerLote: traerLoteDeHallazgos } = llamadasDeListado(
  hallazgosDeMudanza,
  {
    fila: objeto({
      id,
      clase: texto(),
      texto: texto(5000),
      matriculadoID: nulo(id),
      matricula: nulo(entero()),
      apellidoNombre: nulo(texto()),
      apellido: nulo(texto()),
      nombre: nulo(texto()),
      /** Of a surname: somebody said that it was read well, or it is another by now. */
      confirmado: siNo,
      corregido: siNo,
      ...LUGAR,
    }).cable,
    ejemplo: { pagina: () => ({ nroPagina: 1, clase: 'apellido' }), lote: () => ({ cantidad: 10 }) },
  },
)

/** Somebody says that a surname was read well. */
export const confirmarApellido = dato({
  metodo: 'POST',
  ruta: '/mudanza/confirmarApellido',
  acceso: 'mudanza.responder',
  extension: true,
  auditoria: { acto: 'mudanza.confirmarApellido', palabras: 'Mudanza: apellido confirmado' },
  ejemplo: ({ hallazgoID }) => ({ hallazgoID }),
  entrada: objeto({ hallazgoID: id }),
  salida: z.unknown(),
})
