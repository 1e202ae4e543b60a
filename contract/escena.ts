/** A line of what is owed, as it is written. */
export interface Linea {
  id: number
  tipoPagoID: number
  monto: number
}

/**
 * What the examples of calls may name: rows that stand so that each example succeeds. Tests make them
 * (backend/prueba/muestras.ts).
 */
export interface Escena {
  /** The member an example is about, and somebody else. */
  matriculadoID: number
  ajeno: number
  /** A member nothing hangs on. */
  sinMovimientos: number
  lugar: { provinciaID: number; departamentoID: number }
  hospitalMatriculadoID: number
  practicaMatriculadoID: number
  certificadoMatriculadoID: number
  superintendenciaMatriculadoID: number
  /** A member in bank debit, and his enrolment. */
  adherido: number
  daListadoID: number
  /** A branch for debit, and its bank. */
  sucursalDeDebito: { bancoID: number; sucursalBancoID: number }
  /** The member's open insurance; `deudor` has one too. */
  federacionMatriculadoID: number
  /** The member's specialty with id 1. */
  especialidadMatriculadoID: number
  /** Two data that a doctor proposed for the record of `ajeno`, which wait: one of them to be approved. */
  propuestaID: number
  propuestaAprobable: number
  /** A change of the state of `ajeno` that waits for its day. */
  programadoID: number
  /** A mail that two members share, to be said right, and what was said of another finding. */
  hallazgoDePadron: string
  hallazgoVistoID: number
  /** A letter to the member that waits for its reception; an event to be made void, and one with its paper. */
  intimacionID: number
  eventoAnulable: number
  eventoConPapel: number
  /** An act with its number, one that was signed, and one that nothing rests on. */
  actoID: number
  actoFirmadoID: number
  actoSuperadoID: number
  /** Three drafts of acts: one to be changed, one to be numbered, one to be deleted. */
  actoBorradorID: number
  actoNumerable: number
  actoEliminable: number
  /** A request of `ajeno` whose papers are seen to, with one of its papers; others to be observed, admitted, approved, refused and withdrawn. */
  solicitudID: number
  solicitudPapelID: number
  solicitudObservable: number
  solicitudAdmisible: number
  solicitudResoluble: number
  solicitudRechazable: number
  solicitudRetirable: number
  /** A doctor's own draft with one of its papers, and one to be taken back. */
  solicitudPropia: number
  papelPropio: number
  solicitudPropiaRetirable: number
  /** A type that doctors may ask for, and two requests of it by `ajeno`, which wait: one of them to be issued. */
  tipoAPedido: number
  papelPedidoID: number
  papelPedidoEmitible: number
  /** An issued paper with its code, and one to be annulled. */
  papelID: number
  codigoDePapel: string
  papelAnulable: number
  /** A policy of a member. */
  polizaID: number
  /** Files of the federation: some that are there, and some whose sheets are still to come. */
  archivoFederacionID: number
  archivoFederacionAbierto: number
  /** A closed debit round of BSE with a file CA, and one of two debits in another. */
  rondaID: number
  rondaFilaID: number
  /** A round of ICBC that was sent, a report of it that was read, and money of another that waits. */
  rondaEnviadaID: number
  rendicionID: number
  cobroPorResolverID: number
  /** A member whose debit was rejected and who still owes it. */
  rechazado: number
  /** Attachments of the member: one to be changed, one to be replaced, one to be deleted, one deleted. */
  adjuntoID: number
  adjuntoReemplazable: number
  adjuntoEliminable: number
  adjuntoEliminado: number
  /** The member's payment, and what he still owes. */
  pagoID: number
  cargo: Linea
  /** A count of somebody's drawer. */
  arqueoID: number
  /** A month charged by a run, and the run's job. */
  corridaID: number
  tareaID: number
  /** Of the account that made the scene. */
  sesionID: number
  exportacionID: number
  expedienteID: number
  clave: string
  /** Accounts: one to be changed, one to be removed, one removed. */
  usuarioID: number
  usuarioDeMas: number
  usuarioEliminado: number
  /** A signatory, the hash of his picture, and a picture. */
  firmanteID: number
  huellaPrevia: string
  imagen: string
  /** Of the letterhead, which has a logo. */
  versionDeMembrete: number
  /** Of each catalogue a row nothing refers to, and a deleted one. */
  catalogos: Readonly<Record<string, { fila: number; eliminada: number }>>
  /** A member who owes, with a plan nothing of which is paid, what it comes to, and concepts he owes beside it. */
  deudor: number
  planID: number
  planificado: number
  libres: readonly Linea[]
  conceptoID: number
  matriculaID: number
  /** Old debt written off. */
  eliminacionID: number
  /** Two online payments, one by its preference too, and something owed that none of them holds. */
  pagoEnLineaID: number
  preferencia: string
  cancelableEnLinea: number
  libreEnLinea: Linea
  /** Somebody who owes last month, and messages in the states that each call asks for. */
  moroso: number
  envioID: number
  mensajePendiente: number
  mensajeCancelable: number
  mensajeDudoso: number
  mensajeFallado: number
  recordatorioID: number
  plantillaSinUso: number
  /** Somebody's selection of one member, and a concept charged to those of it. */
  seleccionID: number
  cargaID: number
  importacionID: number
  /** An extract that was compared, and a difference of it that waits. */
  comparacionID: number
  diferenciaRefeps: number
  /** A list of deaths that was read, and somebody of it who waits. */
  listaDeFallecidos: number
  filaDeFallecido: number
  /** What was taken out, which waits to be had. */
  llevadoID: number
  /** A balance that a comparison found more than what is pending, and a surname to be confirmed. */
  diferenciaID: number
  hallazgoID: number
  /** A view of a list that is for everybody. */
  vistaID: number
}

/** Lines as they travel: JSON inside a text. */
export const linesOf = (...lineas: readonly Linea[]): string =>
  JSON.stringify(lineas.map(({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto })))

/** The kinds of what is owed that an example asks for. */
export const TIPOS_DE_EJEMPLO = { traerMatriculas: true, traerPP: true, traerConceptos: true }
