import { digitsOf, opaque } from '@/domain/bancos/campos'

import {
  ajusteDe,
  detalle,
  Falla,
  marcaDe,
  type Ajuste,
  type Banco,
  type FilaDeRendicion,
  type FilaEnviada,
} from '@/domain/bancos/banco'
import { writeRegistro } from '@/domain/bancos/escribir-registro'
import { toAscii } from '@/domain/bancos/paginas-de-codigo'
import { lastWorkingDay, monthDigits, monthOf } from '@/domain/bancos/mes'
import { BANCOS_POR_FORMA } from '@/domain/bancos/nombres'
import { isValidCbu } from '@/domain/cbu'
import { onlyDigits } from '@/domain/texto'
import {
  CABECERA,
  PIE,
  PERFILES,
  camposEnvio,
  camposRendicion,
  type Perfil,
} from '@/domain/bancos/registros-icbc'

const ENVIO = { 14: camposEnvio(14), 10: camposEnvio(10) }
const RENDICION = { 14: camposRendicion(14), 10: camposRendicion(10) }

/** The reasons: collected, pending, wrong, rejected. Only one profile has a reason in every line. */
const MOTIVO = /^(?:OK|PEN|ERR|R\d\d)$/
const COBRADO = 'OK'

const enviado = (perfil: Perfil) =>
  detalle(camposEnvio(perfil), (registro, linea): FilaEnviada | Falla => {
    const { cbu, importe: monto, idCliente, referencia, vencimiento } = registro
    if (!isValidCbu(cbu)) return new Falla('cbu', `CBU: ${cbu} no es válida`)
    if (monto === 0n) return new Falla('importe', 'Importe: debe ser mayor que cero')
    const clave = digitsOf(referencia)
    const matricula = digitsOf(idCliente)
    return { linea, clave, matricula, cbu, importe: monto, mes: monthOf(vencimiento), vencimiento }
  })

const rendido = (perfil: Perfil) =>
  detalle(camposRendicion(perfil), (registro, linea): FilaDeRendicion | Falla => {
    const { motivo, importe: monto, vencimiento, fechaReversa, cambioIdCliente } = registro
    if (!MOTIVO.test(motivo))
      return new Falla('motivo', `Motivo: «${motivo}» no es OK, PEN, ERR ni un código de rechazo`)
    if (motivo === COBRADO && monto === 0n) return new Falla('importe', 'Importe: es cero y el motivo es OK')
    const cobrado = motivo === COBRADO && fechaReversa === null
    const referencia = digitsOf(registro.referencia)
    return {
      linea,
      clave: referencia,
      referencia,
      matricula: digitsOf(registro.idCliente),
      mes: monthOf(vencimiento),
      vencimiento,
      cbu: registro.cbu,
      cuenta: registro.cbu,
      importe: monto,
      cobrado,
      fechaCobro: cobrado ? registro.fechaCompensacion : null,
      fechaRendicion: registro.fechaRendicion,
      codigo: motivo,
      texto: cambioIdCliente
        ? `${registro.informacionAdicional} (nueva identificación del cliente: ${cambioIdCliente})`.trimStart()
        : registro.informacionAdicional,
      reversa: fechaReversa,
    }
  })

const AJUSTES = [
  {
    clave: 'cuit',
    clase: null,
    titulo: 'CUIT del Consejo',
    tipo: { es: 'cuit' },
    requerido: true,
    ayuda: 'El CUIT con que el Consejo firmó el convenio de débito con el banco.',
  },
  {
    clave: 'prestacion',
    clase: null,
    titulo: 'Nombre del servicio (prestación)',
    tipo: { es: 'texto', largo: 10 },
    requerido: true,
    ayuda: 'Pídale al banco el nombre con que registró el servicio: hasta diez letras, por ejemplo CUOTA.',
  },
  {
    clave: 'perfilImporte',
    clase: null,
    titulo: 'Cifras del importe',
    tipo: {
      es: 'opcion',
      opciones: [
        { valor: '14', titulo: '14 cifras' },
        { valor: '10', titulo: '10 cifras' },
      ],
    },
    requerido: false,
    siFalta: '14',
    ayuda: 'Pregunte cuántas cifras tiene hoy el importe de cada registro, en el envío y en la rendición.',
  },
] as const satisfies readonly Ajuste[]
type Clave = (typeof AJUSTES)[number]['clave']
type Ajustado = Parameters<Banco<Clave>['identidadDe']>[1]

const nameOf = (ajustes: Ajustado): string => ajusteDe(ICBC, ajustes, 'prestacion') ?? ''
const profileOf = (ajustes: Ajustado): Perfil => (ajusteDe(ICBC, ajustes, 'perfilImporte') === '10' ? 10 : 14)

export const ICBC: Banco<Clave> = {
  clave: 'icbc',
  forma: 42,
  nombre: BANCOS_POR_FORMA[42],
  entidad: '015',
  clases: [{ clave: 'SB', titulo: 'Todas las cuentas', tiposCuenta: [1, 2, 3] }],
  ajustes: AJUSTES,
  nombreDe: (clase, mes) => `${monthDigits(mes)}.${clase}`,
  vencimientoDe: lastWorkingDay,
  envio: {
    formas: [/^1\d{11}0.{10}\d{8}(MUESTRA)? *$/, /^23700\d{77,81} *$/, /^9\d{22} *$/],
    cabecera: { campos: CABECERA },
    pie: { campos: PIE },
    identidad: { en: 'cabecera', campos: ['cuit', 'prestacion'] },
    campoDelMes: 'vencimiento',
    unico: 'referencia',
    variantes: PERFILES.map((perfil) => ({ perfil: `${perfil} dígitos`, detalle: enviado(perfil) })),
  },
  escritura: {
    finDeLinea: () => '\r\n',
    cabecera: ({ ajustes, periodo, muestra }) =>
      writeRegistro(CABECERA, {
        cuit: onlyDigits(ajusteDe(ICBC, ajustes, 'cuit') ?? ''),
        prestacion: nameOf(ajustes),
        vencimiento: periodo.vencimiento,
        marca: marcaDe(muestra),
      }),
    detalle: ({ id, matricula, cbu, importe: monto }, { ajustes, periodo }) =>
      writeRegistro(ENVIO[profileOf(ajustes)], {
        cbu,
        idCliente: String(matricula),
        importe: monto,
        referencia: String(id),
        vencimiento: periodo.vencimiento,
      }),
    pie: (_, { cantidad, total }) => writeRegistro(PIE, { cantidad: String(cantidad), total }),
    unico: { titulo: 'Referencia', de: ({ id }) => id },
  },
  rendicion: {
    formas: [/^2.{10}\d{97}(?:\d{4})?[A-Z]/],
    cabecera: { campos: opaque('1', 200), opcional: { inicio: '1' } },
    pie: { campos: opaque('9', 200), opcional: { inicio: '9' } },
    identidad: { en: 'detalle', campos: ['prestacion'] },
    campoDelMes: 'vencimiento',
    camposDeDia: { cobro: 'fechaCompensacion', reversa: 'fechaReversa' },
    variantes: PERFILES.map((perfil) => ({ perfil: `${perfil} dígitos`, detalle: rendido(perfil) })),
  },
  cuentaDe: (cbu) => cbu,
  rendir: (fila, { ajustes, periodo }) =>
    writeRegistro(RENDICION[profileOf(ajustes)], {
      prestacion: nameOf(ajustes),
      vencimiento: periodo.vencimiento,
      fechaCompensacion: fila.fechaCobro ?? periodo.vencimiento,
      fechaRendicion: fila.fechaRendicion ?? periodo.vencimiento,
      codigoTransaccion: '3700',
      cbu: fila.cuenta,
      importe: fila.importe,
      referencia: fila.clave,
      idCliente: fila.matricula ?? '0',
      motivo: fila.codigo ?? COBRADO,
      cambioIdCliente: '',
      fechaRechazo: fila.codigo === COBRADO ? null : fila.fechaRendicion,
      fechaReversa: fila.reversa,
      informacionAdicional: fila.texto,
    }),
  identidadDe: (_, ajustes) => ({ prestacion: toAscii(nameOf(ajustes)) }),
}
