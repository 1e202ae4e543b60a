import * as z from 'zod'
import { dinero, entero, id, instante, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_MOTIVO, MOTIVO_VACIO } from '@/domain/papel'
import { MAX_MESES, MAX_TEXTO_PEDIDO, SITUACIONES } from '@/domain/papel-pedido'

/** Papers that doctors ask for are an extension as a whole (decision 208). A doctor is the session's; no key names him. */
const tipoCertificadoID = entero('Elija un tipo de certificado', 1)

/** How a type is offered. `version` 0 was never offered; `conceptoID` null costs nothing, `meses` null has no last day. */
export const traerTipo = dato({
  metodo: 'GET',
  ruta: '/papel_pedido/traerTipo',
  acceso: 'catalogos.administrar',
  extension: true,
  ejemplo: ({ tipoAPedido }) => ({ tipoCertificadoID: tipoAPedido }),
  entrada: objeto({ tipoCertificadoID }),
  salida: objeto({
    ofrecido: siNo,
    conceptoID: nulo(id),
    firmanteID: nulo(id),
    porSiSolo: siNo,
    meses: nulo(entero()),
    version: entero(),
    cambiado: nulo(instante),
    quien: nulo(texto()),
  }).cable,
})

/** A change since `version` refuses it. What was asked for before keeps its charge. */
export const actualizarTipo = dato({
  metodo: 'POST',
  ruta: '/papel_pedido/actualizarTipo',
  acceso: 'catalogos.administrar',
  extension: true,
  auditoria: { acto: 'papelPedido.ofrecer', palabras: 'Papel que el médico puede pedir' },
  ejemplo: ({ tipoAPedido, firmanteID }) => ({
    ...{ tipoCertificadoID: tipoAPedido, ofrecido: true, firmanteID, porSiSolo: true, meses: 6, version: 1 },
  }),
  entrada: objeto({
    tipoCertificadoID,
    ofrecido: siNo,
    conceptoID: opcional(entero('Elija un Concepto', 1)),
    firmanteID: entero('Elija un firmante', 1),
    porSiSolo: siNo,
    meses: opcional(entero(`Ingrese un número entre 1 y ${MAX_MESES}`, 1, MAX_MESES)),
    version: entero('Versión inválida', 0),
  }),
  salida: z.null(),
})

/** What the doctor may ask for. `motivos` say why he may not have it today; `pideTexto`: the body has his remark. */
export const traerOfrecidos = lista({
  metodo: 'GET',
  ruta: '/papel_pedido/traerOfrecidos',
  acceso: 'medico.inicio',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    tipoCertificadoID: id,
    nombre: texto(),
    /** Null where it costs nothing. */
    monto: nulo(dinero()),
    porSiSolo: siNo,
    pideTexto: siNo,
    motivos: z.array(texto(1000)),
  }).cable,
})

/** The doctor's last requests, the newest first. */
export const traerPropios = lista({
  metodo: 'GET',
  ruta: '/papel_pedido/traerPropios',
  acceso: 'medico.inicio',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    pedidoID: id,
    tipoCertificadoID: id,
    nombre: texto(),
    texto: nulo(texto(MAX_TEXTO_PEDIDO)),
    monto: nulo(dinero()),
    situacion: z.enum(SITUACIONES),
    motivo: nulo(texto(MAX_MOTIVO)),
    papelID: nulo(id),
    numero: nulo(entero()),
    anulado: siNo,
    pedido: instante,
    resuelto: nulo(instante),
  }).cable,
})

/** Asks for a paper and charges its concept; `montoPrevisto` is the price that he saw. One open request of a type. */
export const pedir = dato({
  metodo: 'POST',
  ruta: '/papel_pedido/pedir',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'papelPedido.pedir', palabras: 'Papel pedido por el médico' },
  ejemplo: ({ tipoAPedido }) => ({ tipoCertificadoID: tipoAPedido }),
  entrada: objeto({
    tipoCertificadoID,
    texto: opcional(texto(MAX_TEXTO_PEDIDO)),
    montoPrevisto: opcional(dinero()),
  }),
  salida: objeto({ pedidoID: id }).cable,
})

/** Before it is paid; the charge is taken back. */
export const retirar = dato({
  metodo: 'POST',
  ruta: '/papel_pedido/retirar',
  acceso: 'medico.inicio',
  extension: true,
  auditoria: { acto: 'papelPedido.retirar', palabras: 'Pedido de un papel retirado' },
  ejemplo: ({ papelPedidoID }) => ({ pedidoID: papelPedidoID }),
  entrada: objeto({ pedidoID: id }),
  salida: z.null(),
})

/** Open requests: first those that may be issued, the oldest first, then those that are not paid. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/papel_pedido/traerTodos',
  acceso: 'credenciales.editar',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto({ pagina: ['nroPagina', opcional(entero('Página inválida', 1))] }),
  salida: objeto({
    pedidoID: id,
    matriculadoID: id,
    apellidoNombre: texto(),
    matricula: entero(),
    nombre: texto(),
    texto: nulo(texto(MAX_TEXTO_PEDIDO)),
    monto: nulo(dinero()),
    pagado: siNo,
    demora: nulo(texto(2000)),
    pedido: instante,
  }).cable,
})

/** Issues the paper by the rules for issuing; refused while it is not paid. */
export const emitir = dato({
  metodo: 'POST',
  ruta: '/papel_pedido/emitir',
  acceso: 'credenciales.editar',
  extension: true,
  auditoria: { acto: 'papelPedido.emitir', palabras: 'Papel pedido, emitido' },
  ejemplo: ({ papelPedidoEmitible }) => ({ pedidoID: papelPedidoEmitible }),
  entrada: objeto({ pedidoID: id }),
  salida: objeto({ papelID: id, numero: entero() }).cable,
})

/** The doctor reads the reason. A charge that is not paid is taken back; what was paid stays. */
export const rechazar = dato({
  metodo: 'POST',
  ruta: '/papel_pedido/rechazar',
  acceso: 'credenciales.editar',
  extension: true,
  auditoria: { acto: 'papelPedido.rechazar', palabras: 'Papel pedido, rechazado' },
  ejemplo: ({ papelPedidoID }) => ({ pedidoID: papelPedidoID, motivo: 'Ese papel lo da el hospital' }),
  entrada: objeto({ pedidoID: id, motivo: textoRequerido(MOTIVO_VACIO, MAX_MOTIVO) }),
  salida: z.null(),
})
