import * as z from 'zod'
import {
  dinero,
  entero,
  fecha,
  id,
  instante,
  nulo,
  opcional,
  siNo,
  texto,
  textoRequerido,
} from '@/contract/campos'
import { debitoCerrado } from '@/contract/debito-cerrado'
import { jsonEn } from '@/contract/json-en'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { solicitudes } from '@/contract/listas/solicitudes'
import { archivo, dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { MAX_MOTIVO, MOTIVO_VACIO } from '@/domain/papel'
import {
  ACTOS_SOBRE_SOLICITUD,
  CLASES,
  ESTADOS_PAPEL,
  ESTADOS_SOLICITUD,
  MAX_ANIOS,
  MAX_REQUISITOS,
  MAX_TEXTO,
  QUIENES_DECIDEN,
} from '@/domain/solicitud'

/** Requests are an extension as a whole (decision 321). These are the office's calls. */
const clase = z.enum(CLASES)
const estado = z.enum(ESTADOS_SOLICITUD)
const motivo = textoRequerido(MOTIVO_VACIO, MAX_MOTIVO)

/** The name of who is meant is in `apellidoNombre`; `tipo` is what the kind is called today. */
const FILA = {
  id,
  numero: nulo(entero()),
  anio: nulo(entero()),
  clase,
  tipo: texto(),
  estado,
  presentada: nulo(fecha()),
  vence: nulo(fecha()),
  caduca: nulo(fecha()),
  motivo: nulo(texto(MAX_MOTIVO)),
} as const

/** Drafts are the doctor's alone. */
export const { traerTodos: traerTodas, traerLote } = llamadasDeListado(solicitudes, {
  fila: objeto({
    ...FILA,
    matriculadoID: id,
    matricula: entero(),
    apellidoNombre: texto(),
    ...LUGAR,
  }).cable,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'presentada asc', cola: 'vencen', clase: 'baja' }),
    lote: () => ({ cola: 'cerradas', cantidad: 10 }),
  },
})

/** What one member asked, the newest first. */
export const traerDe = lista({
  metodo: 'GET',
  ruta: '/solicitud/traerDe',
  acceso: 'solicitudes.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({ ...FILA, efectoDesde: nulo(fecha()), efectoHasta: nulo(fecha()) }).cable,
})

/**
 * `resultadoID`: the state that it ends in. `empieza`, `termina`: what is proposed for its first and last day. `avisos`: what
 * who decides should know. `falta`: papers without which it is not admitted. `carnets`: cards of his that are in force and
 * go with it. `puede`: what this person may do with it now.
 */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/solicitud/traerDatos',
  acceso: 'solicitudes.ver',
  extension: true,
  ejemplo: ({ solicitudID }) => ({ solicitudID }),
  entrada: objeto({ id: ['solicitudID', id] }),
  salida: objeto({
    ...FILA,
    matriculadoID: id,
    matricula: entero(),
    apellidoNombre: texto(),
    /** The state that he has, with its name. */
    estadoID: entero(),
    estadoActual: texto(),
    decide: z.enum(QUIENES_DECIDEN),
    /** Who of the office entered it. */
    entro: nulo(texto()),
    desde: nulo(fecha()),
    anios: nulo(entero()),
    conBaja: siNo,
    nombre: nulo(texto()),
    apellido: nulo(texto()),
    texto: nulo(texto(MAX_TEXTO)),
    resultadoID: nulo(entero()),
    empieza: nulo(fecha()),
    termina: nulo(fecha()),
    efectoDesde: nulo(fecha()),
    efectoHasta: nulo(fecha()),
    cargo: nulo(objeto({ monto: dinero(), pagado: siNo }).cable),
    acto: nulo(objeto({ id, nombre: texto() }).cable),
    carnets: entero(),
    avisos: z.array(texto(1000)),
    falta: z.array(texto()),
    puede: z.array(z.enum(ACTOS_SOBRE_SOLICITUD)),
    papeles: z.array(
      objeto({
        id,
        nombre: texto(),
        ayuda: texto(),
        obligatorio: siNo,
        original: siNo,
        diasDeVigencia: nulo(entero()),
        estado: z.enum(ESTADOS_PAPEL),
        huella: nulo(texto(64)),
        archivo: nulo(texto()),
        fecha: nulo(fecha()),
        motivo: nulo(texto(MAX_MOTIVO)),
        visto: nulo(instante),
        vistoPor: nulo(texto()),
      }).cable,
    ),
    pasos: z.array(
      objeto({ hecho: texto(), motivo: nulo(texto(MAX_MOTIVO)), en: instante, por: nulo(texto()) }).cable,
    ),
  }).cable,
})

/**
 * Enters a request for who came, or whose letter did: `presentada` is that day, today where it is not said. `recibidos` are
 * the papers that were brought, by their place in the type's, and seen as originals.
 */
export const presentarPorEl = dato({
  metodo: 'POST',
  ruta: '/solicitud/presentarPorEl',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.presentarPorEl', palabras: 'Solicitud presentada en la oficina' },
  ejemplo: ({ matriculadoID }) => ({
    ...{ matriculadoID, tipoSolicitudID: 6, nombre: 'Ana María', apellido: 'Paz', recibidosJSON: '[1]' },
    conBaja: false,
  }),
  entrada: objeto({
    matriculadoID: id,
    tipoSolicitudID: entero('Elija qué pide', 1),
    presentada: opcional(fecha()),
    desde: opcional(fecha()),
    anios: opcional(entero(`Elija hasta ${MAX_ANIOS} años`, 1, MAX_ANIOS)),
    conBaja: opcional(siNo),
    nombre: opcional(texto(100)),
    apellido: opcional(texto(100)),
    texto: opcional(texto(MAX_TEXTO)),
    /** The price that was seen. */
    montoPrevisto: opcional(dinero()),
    recibidos: [
      'recibidosJSON',
      jsonEn(z.array(entero('Papel desconocido', 1, MAX_REQUISITOS)).max(MAX_REQUISITOS)),
    ],
  }),
  salida: objeto({ solicitudID: id }).cable,
})

const PAPEL = { solicitudID: id, papelID: id } as const

/** The file of a paper, in the place of an earlier one; what was accepted is looked at again. */
export const adjuntarPapel = archivo({
  metodo: 'POST',
  ruta: '/solicitud/adjuntarPapel',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.adjuntarPapel', palabras: 'Papel de una solicitud agregado' },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ solicitudID, solicitudPapelID }) => ({ solicitudID, papelID: solicitudPapelID }),
  entrada: objeto(PAPEL),
  salida: z.null(),
})

export const verPapel = archivo({
  metodo: 'GET',
  ruta: '/solicitud/verPapel',
  acceso: 'solicitudes.ver',
  extension: true,
  sale: true,
  ejemplo: ({ solicitudID, solicitudPapelID }) => ({ solicitudID, papelID: solicitudPapelID }),
  entrada: objeto(PAPEL),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})

/** `visto`: its original was seen. `fecha` is the paper's own, asked of one that grows old. */
export const aceptarPapel = dato({
  metodo: 'POST',
  ruta: '/solicitud/aceptarPapel',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.aceptarPapel', palabras: 'Papel de una solicitud aceptado' },
  ejemplo: ({ solicitudID, solicitudPapelID }) => ({ solicitudID, papelID: solicitudPapelID, visto: true }),
  entrada: objeto({ ...PAPEL, visto: siNo, fecha: opcional(fecha()) }),
  salida: z.null(),
})

/** Tells him what is wanted; of a paper (`papelID`) that it does not do. */
export const observar = dato({
  metodo: 'POST',
  ruta: '/solicitud/observar',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.observar', palabras: 'Solicitud observada' },
  ejemplo: ({ solicitudObservable }) => ({
    solicitudID: solicitudObservable,
    motivo: 'La nota no tiene firma',
  }),
  entrada: objeto({ solicitudID: id, papelID: opcional(id), motivo }),
  salida: z.null(),
})

/** Refused while a paper without which it cannot be is not accepted. */
export const admitir = dato({
  metodo: 'POST',
  ruta: '/solicitud/admitir',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.admitir', palabras: 'Solicitud admitida' },
  ejemplo: ({ solicitudAdmisible }) => ({ solicitudID: solicitudAdmisible }),
  entrada: objeto({ solicitudID: id }),
  salida: z.null(),
})

/**
 * Approves it and does what it asks, all or nothing: the change of state with what is ticked beside it, as
 * matriculado/cambiarEstado does it, the cards that are given back, the new name. `desde` is the day of presenting where
 * nothing else was asked; `anios` makes its last day; `actoID` is what the Board resolved, asked of what it decides.
 */
export const resolver = dato({
  metodo: 'POST',
  ruta: '/solicitud/resolver',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.resolver', palabras: 'Solicitud aprobada' },
  ejemplo: ({ solicitudResoluble }) => ({
    ...{ solicitudID: solicitudResoluble, bajaSeguro: false, bajaDebito: false, eliminarFuturas: false },
  }),
  entrada: objeto({
    solicitudID: id,
    desde: opcional(fecha()),
    anios: opcional(entero(`Elija hasta ${MAX_ANIOS} años`, 1, MAX_ANIOS)),
    actoID: opcional(entero('Elija la resolución', 1)),
    estadoPrevio: opcional(texto()),
    bajaSeguro: opcional(siNo),
    bajaDebito: opcional(siNo),
    eliminarFuturas: opcional(siNo),
    montoFuturas: opcional(dinero()),
  }),
  salida: objeto({ cerrados: opcional(z.array(debitoCerrado)), programado: opcional(siNo) }).cable,
})

/** He reads the reason. A charge that is not paid is taken back; what was paid stays. */
export const rechazar = dato({
  metodo: 'POST',
  ruta: '/solicitud/rechazar',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.rechazar', palabras: 'Solicitud rechazada' },
  ejemplo: ({ solicitudRechazable }) => ({ solicitudID: solicitudRechazable, motivo: 'No corresponde' }),
  entrada: objeto({ solicitudID: id, motivo }),
  salida: z.null(),
})

/** He does not want it any more, and said so at the office. */
export const retirar = dato({
  metodo: 'POST',
  ruta: '/solicitud/retirar',
  acceso: 'solicitudes.resolver',
  extension: true,
  auditoria: { acto: 'solicitud.retirar', palabras: 'Solicitud retirada' },
  ejemplo: ({ solicitudRetirable }) => ({ solicitudID: solicitudRetirable, motivo: 'Lo pidió por teléfono' }),
  entrada: objeto({ solicitudID: id, motivo }),
  salida: z.null(),
})
