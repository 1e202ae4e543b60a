import * as z from 'zod'
import { dinero, entero, fecha, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { MAX_MOTIVO } from '@/domain/papel'
import {
  ACTOS_SOBRE_SOLICITUD,
  CLASES,
  ESTADOS_PAPEL,
  ESTADOS_SOLICITUD,
  MAX_ANIOS,
  MAX_TEXTO,
  QUIENES_DECIDEN,
} from '@/domain/solicitud'

/** What a doctor asks for himself (decision 325). The doctor is the session's, and no key names him. */
const tipoSolicitudID = entero('Elija qué pide', 1)
const anios = entero(`Elija hasta ${MAX_ANIOS} años`, 1, MAX_ANIOS)

/** What he asks of a kind. */
const PEDIDO = {
  desde: opcional(fecha()),
  anios: opcional(anios),
  conBaja: opcional(siNo),
  nombre: opcional(texto(100)),
  apellido: opcional(texto(100)),
  texto: opcional(texto(MAX_TEXTO)),
} as const

/**
 * The kinds that are open, each with its price and its papers. `motivos`: why he may not ask for it today; `debe`: whether his
 * debt is among them; `abiertaID`: the request of the kind that he has open.
 */
export const traerOfrecidas = lista({
  metodo: 'GET',
  ruta: '/solicitud/traerOfrecidas',
  acceso: 'medico.inicio',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    tipoSolicitudID: id,
    clase: z.enum(CLASES),
    nombre: texto(),
    decide: z.enum(QUIENES_DECIDEN),
    monto: nulo(dinero()),
    plazoHabiles: nulo(entero()),
    anios: nulo(entero()),
    papeles: z.array(texto()),
    motivos: z.array(texto(1000)),
    debe: siNo,
    abiertaID: nulo(id),
  }).cable,
})

/** What would come of a request that is presented today, in words, before anything is written. */
export const simularPropia = dato({
  metodo: 'GET',
  ruta: '/solicitud/simularPropia',
  acceso: 'medico.inicio',
  extension: true,
  ejemplo: () => ({ tipoSolicitudID: 2, anios: 1, conBaja: true }),
  entrada: objeto({
    tipoSolicitudID,
    desde: opcional(fecha()),
    anios: opcional(anios),
    conBaja: opcional(siNo),
  }),
  salida: objeto({ pasa: z.array(texto(1000)) }).cable,
})

/** A draft of the kind, or its change while it was not presented. */
export const guardarPropia = dato({
  metodo: 'POST',
  ruta: '/solicitud/guardarPropia',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'solicitud.guardarPropia', palabras: 'Solicitud empezada por el matriculado' },
  ejemplo: () => ({ tipoSolicitudID: 4, conBaja: true }),
  entrada: objeto({ tipoSolicitudID, ...PEDIDO }),
  salida: objeto({ solicitudID: id }).cable,
})

/** The doctor's last fifty requests, the newest first. */
export const traerPropias = lista({
  metodo: 'GET',
  ruta: '/solicitud/traerPropias',
  acceso: 'medico.inicio',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    solicitudID: id,
    nombre: texto(),
    numero: nulo(entero()),
    anio: nulo(entero()),
    estado: z.enum(ESTADOS_SOLICITUD),
    presentada: nulo(fecha()),
    vence: nulo(fecha()),
    caduca: nulo(fecha()),
    motivo: nulo(texto(MAX_MOTIVO)),
    /** Null where it costs nothing, or the charge was taken back. */
    monto: nulo(dinero()),
    pagado: siNo,
    creada: instante,
  }).cable,
})

/**
 * One of his. `pasa`: what comes of it, in words; `motivos`: why it may not be presented today; `falta`: papers without which
 * it is not; `puede`: what he may do with it now.
 */
export const traerPropia = dato({
  metodo: 'GET',
  ruta: '/solicitud/traerPropia',
  acceso: 'medico.inicio',
  extension: true,
  ejemplo: ({ solicitudPropia }) => ({ solicitudID: solicitudPropia }),
  entrada: objeto({ solicitudID: id }),
  salida: objeto({
    solicitudID: id,
    tipoSolicitudID: id,
    clase: z.enum(CLASES),
    nombre: texto(),
    maximo: nulo(entero()),
    numero: nulo(entero()),
    anio: nulo(entero()),
    estado: z.enum(ESTADOS_SOLICITUD),
    presentada: nulo(fecha()),
    vence: nulo(fecha()),
    caduca: nulo(fecha()),
    motivo: nulo(texto(MAX_MOTIVO)),
    monto: nulo(dinero()),
    pagado: siNo,
    desde: nulo(fecha()),
    anios: nulo(entero()),
    conBaja: siNo,
    nombreNuevo: nulo(texto()),
    apellidoNuevo: nulo(texto()),
    texto: nulo(texto(MAX_TEXTO)),
    efectoDesde: nulo(fecha()),
    efectoHasta: nulo(fecha()),
    pasa: z.array(texto(1000)),
    motivos: z.array(texto(1000)),
    debe: siNo,
    falta: z.array(texto()),
    puede: z.array(z.enum(ACTOS_SOBRE_SOLICITUD)),
    papeles: z.array(
      objeto({
        papelID: id,
        nombre: texto(),
        ayuda: texto(),
        obligatorio: siNo,
        original: siNo,
        visto: siNo,
        estado: z.enum(ESTADOS_PAPEL),
        huella: nulo(texto(64)),
        archivo: nulo(texto()),
        motivo: nulo(texto(MAX_MOTIVO)),
      }).cable,
    ),
    pasos: z.array(objeto({ hecho: texto(), motivo: nulo(texto(MAX_MOTIVO)), en: instante }).cable),
  }).cable,
})

const PAPEL = { solicitudID: id, papelID: id } as const

/** The file of a paper, in the place of an earlier one, before it is presented or where the office observed it. */
export const adjuntarPropio = archivo({
  metodo: 'POST',
  ruta: '/solicitud/adjuntarPropio',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: {
    acto: 'solicitud.adjuntarPropio',
    palabras: 'Papel de una solicitud agregado por el matriculado',
  },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ solicitudPropia, papelPropio }) => ({ solicitudID: solicitudPropia, papelID: papelPropio }),
  entrada: objeto(PAPEL),
  salida: z.null(),
})

export const verPropio = archivo({
  metodo: 'GET',
  ruta: '/solicitud/verPropio',
  acceso: 'medico.inicio',
  extension: true,
  sale: true,
  ejemplo: ({ solicitudPropia, papelPropio }) => ({ solicitudID: solicitudPropia, papelID: papelPropio }),
  entrada: objeto(PAPEL),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})

/**
 * Presents it, or presents it again after it was observed: `jura` is his word that what he says is true. It is charged what
 * it costs, at the price that he saw.
 */
export const presentarPropia = dato({
  metodo: 'POST',
  ruta: '/solicitud/presentarPropia',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'solicitud.presentarPropia', palabras: 'Solicitud presentada por el matriculado' },
  ejemplo: ({ solicitudPropia }) => ({ solicitudID: solicitudPropia, jura: true }),
  entrada: objeto({ solicitudID: id, jura: siNo, montoPrevisto: opcional(dinero()) }),
  salida: objeto({ numero: entero(), anio: entero() }).cable,
})

/** While it was not resolved. A charge that is not paid is taken back. */
export const retirarPropia = dato({
  metodo: 'POST',
  ruta: '/solicitud/retirarPropia',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'solicitud.retirarPropia', palabras: 'Solicitud retirada por el matriculado' },
  ejemplo: ({ solicitudPropiaRetirable }) => ({ solicitudID: solicitudPropiaRetirable }),
  entrada: objeto({ solicitudID: id }),
  salida: z.null(),
})
