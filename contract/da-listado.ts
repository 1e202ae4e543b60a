import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, texto, textoRequerido, vaciable } from '@/contract/campos'
import { cbu } from '@/contract/campos-persona'
import { debitoCerrado } from '@/contract/debito-cerrado'
import { jsonEn } from '@/contract/json-en'
import { dato, lista } from '@/contract/llamada'
import { nota } from '@/contract/nota'
import { objeto } from '@/contract/objeto'
import { emitido } from '@/contract/papel'
import { conMotivo } from '@/contract/respuestas'
import { makeCbu } from '@/domain/cbu'

/** The member's account at the bank, without its CBU, which an edit may leave as it is. */
const CUENTA = {
  bancoID: entero('Seleccione un Banco', 1),
  sucursalBancoID: entero('Seleccione una Sucursal', 1),
  tipoCuentaID: entero('Seleccione un Tipo de Cuenta', 1, 3),
  nroCuenta: textoRequerido('Ingrese Nro. de Cuenta', 30),
  fechaAlta: fecha('Elija una Fecha de Alta', 'Ingrese una fecha válida'),
  observaciones: vaciable(texto(1000)),
} as const

/** The account of a new enrolment; another number of request is taken when this one is. */
export const cuentaNueva = objeto({
  ...CUENTA,
  cbu: cbu('Ingrese CBU'),
  nroSolicitud: entero('Ingrese Nro. de Solicitud', 1),
})

const CUENTA_DE_EJEMPLO = {
  ...{ tipoCuentaID: 2, nroCuenta: '0000012345' },
  ...{ fechaAlta: '2026-11-02', observaciones: '' },
}
const CBU_DE_EJEMPLO = makeCbu('321', '0290', '0010000012345')

/** What the bank is told of the member in force; `version` is an extension, and so is a row without an account. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/da_listado/traerDatos',
  acceso: 'debitos.ver',
  ejemplo: ({ adherido }) => ({ matriculadoID: adherido }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    id,
    bancoID: nulo(id),
    sucursalBancoID: ['sucursalbancoID', nulo(id)],
    tipoCuentaID: nulo(entero()),
    cbu: nulo(texto(40)),
    nroCuenta: nulo(texto(60)),
    nroSolicitud: nulo(entero()),
    nroDa: nulo(entero()),
    fechaAlta: nulo(fecha()),
    observaciones: nulo(texto(1000)),
    montoDescontar: nulo(dinero()),
    version: opcional(entero()),
  }).cable,
})

/** Every enrolment of the member, the last first: by whom, and how it ended. */
export const traerHistoria = lista({
  metodo: 'GET',
  ruta: '/da_listado/traerHistoria',
  acceso: 'debitos.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ adherido }) => ({ matriculadoID: adherido }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    id,
    formaPagoID: id,
    formaPago: texto(),
    banco: nulo(texto()),
    sucursal: nulo(texto()),
    tipoCuentaID: nulo(entero()),
    nroCuenta: nulo(texto()),
    nroSolicitud: nulo(entero()),
    fechaAlta: fecha(),
    quien: nulo(texto()),
    fechaBaja: nulo(fecha()),
    quienBaja: nulo(texto()),
    motivoBaja: nulo(texto(1000)),
  }).cable,
})

/** The closed rounds in which the member stands and that were not sent: whatever changes for him, they debit him so. */
export const traerCerrados = lista({
  metodo: 'GET',
  ruta: '/da_listado/traerCerrados',
  acceso: 'debitos.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ adherido }) => ({ matriculadoID: adherido }),
  entrada: objeto({ matriculadoID: id }),
  salida: debitoCerrado,
})

/**
 * `daListadoID` is the enrolment in force. Ours keeps the stored CBU when it gets none; our screens send it back. The
 * answer is an extension: the closed rounds that debit him as he was.
 */
export const actualizarDatos = dato({
  metodo: 'POST',
  ruta: '/da_listado/actualizarDatos',
  acceso: 'debitos.editar',
  auditoria: { acto: 'debito.editar', palabras: 'Débito automático editado' },
  extensiones: ['version'],
  ejemplo: ({ adherido, daListadoID, sucursalDeDebito }) => ({
    ...{ matriculadoID: adherido, daListadoID, ...sucursalDeDebito, ...CUENTA_DE_EJEMPLO },
    ...{ cbu: CBU_DE_EJEMPLO, especialidadID: daListadoID },
  }),
  // The specification's call carries a specialty's key, which nobody reads.
  entrada: objeto(
    {
      matriculadoID: id,
      daListadoID: id,
      ...CUENTA,
      cbu: vaciable(cbu('Ingrese CBU')),
      version: opcional(entero()),
    },
    { especialidadID: 'daListadoID' },
  ),
  salida: nulo(objeto({ cerrados: opcional(z.array(debitoCerrado)) }).cable),
})

/** `tipoDA` is a payment form but Efectivo; the account is of bank debit alone. The answer is an extension. */
export const adherir = dato({
  metodo: 'POST',
  ruta: '/da_listado/adherir',
  acceso: 'debitos.editar',
  auditoria: { acto: 'debito.adherir', palabras: 'Adherido al débito automático' },
  extensiones: ['motivo'],
  ejemplo: ({ ajeno, sucursalDeDebito }) => ({
    ...{ matriculadoID: ajeno, tipoDA: 4 },
    datosDebitoJSON: JSON.stringify({
      ...sucursalDeDebito,
      ...CUENTA_DE_EJEMPLO,
      cbu: CBU_DE_EJEMPLO,
      nroSolicitud: 1,
    }),
  }),
  entrada: objeto({
    matriculadoID: id,
    tipoDA: entero('Seleccione tipo de Debito', 2),
    datosDebito: ['datosDebitoJSON', vaciable(jsonEn(cuentaNueva.cable), null)],
    ...conMotivo,
  }),
  salida: nulo(objeto({ id: opcional(id), nroSolicitud: opcional(entero()) }).cable),
})

/** Ends the enrolment in force. Extensions: `daListadoID`, the one that the person saw, and why; and the answer, as above. */
export const baja = dato({
  metodo: 'POST',
  ruta: '/da_listado/baja',
  acceso: 'debitos.editar',
  auditoria: { acto: 'debito.baja', palabras: 'Débito automático dado de baja' },
  extensiones: ['daListadoID', 'motivo'],
  ejemplo: ({ adherido, daListadoID }) => ({
    ...{ matriculadoID: adherido, daListadoID, motivo: 'Cambia de banco' },
  }),
  entrada: objeto({ matriculadoID: id, daListadoID: opcional(id), motivo: opcional(texto(1000)) }),
  salida: nulo(objeto({ cerrados: opcional(z.array(debitoCerrado)) }).cable),
})

const NUMERO = 'El número de solicitud no se puede leer'

/** The number itself, its text, or a row with it; 0 before the first. */
const ultimo = z
  .codec(z.unknown(), z.number(NUMERO).int(NUMERO).min(0, NUMERO), {
    decode: (value) => {
      const row = typeof value === 'object' && value !== null ? value : { nroSolicitud: value }
      const read = 'nroSolicitud' in row ? row.nroSolicitud : 'nroDa' in row ? row.nroDa : undefined
      return read === null || read === undefined || read === '' ? 0 : Number(read)
    },
    encode: (value) => value,
  })
  .meta(nota({ type: 'integer', minimum: 0 }))

/** The last number of request that was given. */
export const traerUltimoDA = dato({
  metodo: 'GET',
  ruta: '/da_listado/traerUltimoDA',
  acceso: 'debitos.ver',
  entrada: objeto({}),
  salida: ultimo,
})

/** Issues the paper that the member signs for the enrolment in force, from the month that today lets begin. */
export const emitirAutorizacion = dato({
  metodo: 'POST',
  ruta: '/da_listado/emitirAutorizacion',
  acceso: 'debitos.editar',
  extension: true,
  auditoria: { acto: 'debito.autorizacion', palabras: 'Autorización de débito emitida' },
  ejemplo: ({ adherido }) => ({ matriculadoID: adherido }),
  entrada: objeto({ matriculadoID: id }),
  salida: emitido,
})
