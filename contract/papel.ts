import * as z from 'zod'
import { entero, fecha, id, instante, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { papeles } from '@/contract/listas/papeles'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { CLASES, MAX_MOTIVO, MOTIVO_VACIO } from '@/domain/papel'

/** The register of issued papers is an extension as a whole (decision 130). */
const clase = z.enum(CLASES, 'Clase inválida')
export const observacion = opcional(texto(1000))

/** What a card shows of the member; the photograph by its hash, read with verImagen. */
const carnet = objeto({
  dni: nulo(entero()),
  titulo: nulo(texto()),
  ingreso: nulo(fecha()),
  foto: texto(64),
}).cable

/** `cuerpo` is the body with every placeholder filled, in the words of a certificate type's body. */
const contenido = objeto({
  titulo: texto(),
  cuerpo: texto(400_000),
  validez: opcional(texto()),
  nombre: texto(),
  matricula: entero(),
  dni: opcional(entero()),
  firmante: texto(),
  cargo: texto(),
  /** The day on the paper. */
  fecha: fecha(),
  /** Across; upright where it is absent. */
  apaisada: opcional(siNo),
  carnet: opcional(carnet),
}).cable

/** `copias` counts the prints after the first; the picture is read with verImagen. */
export const emitido = objeto({
  id,
  matriculadoID: id,
  clase,
  numero: entero(),
  codigo: texto(13),
  emitido: instante,
  anulado: nulo(instante),
  copias: entero(),
  conImagen: siNo,
  contenido,
}).cable

/** `salvedad`: why it is issued in spite of a rule, of who may; not kept where every rule is met. */
export const emitir = dato({
  metodo: 'POST',
  ruta: '/papel/emitir',
  acceso: 'credenciales.editar',
  extension: true,
  auditoria: { acto: 'papel.emitir', palabras: 'Papel emitido' },
  ejemplo: ({ certificadoMatriculadoID, firmanteID }) => ({
    clase: 'certificado',
    origenID: certificadoMatriculadoID,
    firmanteID,
    observacion1: 'Para presentar en el hospital',
    apaisada: true,
  }),
  entrada: objeto({
    clase: z.enum(['especialidad', 'practica', 'certificado'], 'Clase inválida'),
    origenID: id,
    /** Of a specialty or practice, the catalogue's one for them, absent where it has none; a certificate has its own. */
    tipoCertificadoID: opcional(entero('Elija un tipo de certificado', 1)),
    firmanteID: entero('Elija un firmante', 1),
    observacion1: observacion,
    observacion2: observacion,
    observacion3: observacion,
    apaisada: opcional(siNo),
    salvedad: observacion,
  }),
  salida: emitido,
})

/**
 * One more print of the same content, counted and marked as a copy. `original`: out of the dialog that issued it, for its
 * issuer and on its day no copy but the original again. With `matriculadoID` of that member's papers alone.
 */
export const reimprimir = dato({
  metodo: 'POST',
  ruta: '/papel/reimprimir',
  acceso: 'credenciales.editar',
  propio: 'matriculadoID',
  extension: true,
  auditoria: { acto: 'papel.reimprimir', palabras: 'Papel impreso otra vez' },
  ejemplo: ({ papelID, matriculadoID }) => ({ papelID, matriculadoID, original: false }),
  entrada: objeto({ papelID: id, matriculadoID: opcional(id), original: opcional(siNo) }),
  salida: emitido,
})

/** The number stays its own. */
export const anular = dato({
  metodo: 'POST',
  ruta: '/papel/anular',
  acceso: 'papeles.anular',
  extension: true,
  auditoria: { acto: 'papel.anular', palabras: 'Papel anulado' },
  ejemplo: ({ papelAnulable }) => ({ papelID: papelAnulable, motivo: 'El nombre estaba mal escrito' }),
  entrada: objeto({ papelID: id, motivo: textoRequerido(MOTIVO_VACIO, MAX_MOTIVO) }),
  salida: z.null(),
})

const fila = objeto({
  id,
  clase,
  numero: entero(),
  codigo: texto(13),
  matriculadoID: id,
  /** As the paper says; `hoy` is how he is called today, where that is another. */
  apellidoNombre: texto(),
  hoy: nulo(texto()),
  matricula: entero(),
  certifica: texto(),
  firmante: nulo(texto()),
  emitido: instante,
  quien: nulo(texto()),
  copias: entero(),
  anulado: nulo(instante),
  anuladoPor: nulo(texto()),
  motivo: nulo(texto(MAX_MOTIVO)),
  salvedad: nulo(texto(1000)),
  ...LUGAR,
}).cable

/** The newest first. */
export const { traerTodos, traerLote } = llamadasDeListado(papeles, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'papel asc', clase: 'certificado', desde: '2020-01-01' }),
    lote: () => ({ clase: 'certificado', cantidad: 10 }),
  },
})

/** A picture as it was printed: the signature unless told. */
export const verImagen = archivo({
  metodo: 'GET',
  ruta: '/papel/verImagen',
  acceso: 'credenciales.editar',
  propio: 'matriculadoID',
  extension: true,
  sale: true,
  ejemplo: ({ papelID, matriculadoID }) => ({ papelID, matriculadoID }),
  entrada: objeto({
    papelID: id,
    cual: opcional(z.enum(['firma', 'foto'], 'Imagen inválida')),
    matriculadoID: opcional(id),
  }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})

/**
 * For anybody who has a paper in the hand: what was certified then, and what holds now. A code that is none and one
 * that nobody has get the same answer.
 */
export const verificar = dato({
  metodo: 'GET',
  ruta: '/papel/verificar',
  acceso: 'publico',
  extension: true,
  ejemplo: ({ codigoDePapel }) => ({ codigo: codigoDePapel }),
  entrada: objeto({ codigo: texto(40) }),
  salida: objeto({
    clase,
    numero: entero(),
    emitido: instante,
    certifica: texto(),
    nombre: texto(),
    dni: texto(12),
    matricula: entero(),
    firmante: nulo(texto()),
    anulado: nulo(instante),
    ahora: objeto({
      /** How he is called, where the paper calls him otherwise. */
      nombre: nulo(texto()),
      estado: texto(),
      habilitado: siNo,
      /** Insured; null in a council that keeps no insurance. */
      cubierto: nulo(siNo),
      /** Which cover, in the record's words. */
      cobertura: opcional(texto()),
      especialidades: z.array(objeto({ nombre: texto(), hasta: nulo(fecha()) }).cable),
    }).cable,
  }).cable,
})
