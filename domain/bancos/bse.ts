import { digitsOf } from '@/domain/bancos/campos'

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
import { lastDayOf, monthDigits, readMes } from '@/domain/bancos/mes'
import { BANCOS_POR_FORMA } from '@/domain/bancos/nombres'
import { accountOfCbu, isValidCbu } from '@/domain/cbu'
import { formatFecha } from '@/domain/fechas'
import { CABECERA, DETALLE, RENDICION } from '@/domain/bancos/registros-bse'

/** BSE writes this date for a debit that was not collected. */
const SIN_COBRO = '1900-01-01'
/** The CBU of a file that identifies accounts by branch and number. */
const SIN_CBU = '0'.repeat(22)

const enviado = detalle(DETALLE, (registro, linea): FilaEnviada | Falla => {
  const { cbu, importe: monto, comprobante, vencimiento } = registro
  const mes = readMes(registro.anio, registro.mes)
  if (mes instanceof Falla) return mes
  if (cbu !== SIN_CBU && !isValidCbu(cbu)) return new Falla('cbu', `CBU: ${cbu} no es válida`)
  if (monto === 0n) return new Falla('importe', 'Importe: debe ser mayor que cero')
  return {
    linea,
    clave: digitsOf(comprobante),
    matricula: digitsOf(comprobante),
    cbu: cbu === SIN_CBU ? null : cbu,
    importe: monto,
    mes,
    vencimiento,
  }
})

const rendido = detalle(RENDICION, (registro, linea): FilaDeRendicion | Falla => {
  const { cbu, importe: monto, desde, hasta, fechaCobro, vencimiento, observacion } = registro
  const mes = readMes(registro.anio, registro.mes)
  if (mes instanceof Falla) return mes
  const cobrado = fechaCobro !== SIN_COBRO
  if (cobrado && monto === 0n)
    return new Falla('importe', 'Importe: es cero y el renglón tiene fecha de cobro')
  if (!cobrado && monto > 0n)
    return new Falla('importe', 'Importe: no es cero y el renglón no tiene fecha de cobro')
  if (cobrado && (fechaCobro < desde || fechaCobro > hasta))
    return new Falla(
      'fechaCobro',
      `Fecha de cobro: el ${formatFecha(fechaCobro)} está fuera de los días del renglón, del ${formatFecha(desde)} al ${formatFecha(hasta)}`,
    )
  const matricula = digitsOf(registro.comprobante)
  return {
    linea,
    clave: matricula,
    referencia: null,
    matricula,
    mes,
    vencimiento,
    cbu,
    cuenta: cbu,
    importe: monto,
    cobrado,
    fechaCobro: cobrado ? fechaCobro : null,
    fechaRendicion: null,
    codigo: null,
    texto: observacion,
    reversa: null,
  }
})

const convenio = <const C extends 'cc' | 'ca'>(clave: C) =>
  [
    {
      clave: `${clave}.empresa`,
      clase: clave.toUpperCase(),
      titulo: 'Código de empresa',
      tipo: { es: 'cifras', largo: 4 },
      requerido: true,
      ayuda: `Pídale al banco el código de empresa del convenio de ${clave.toUpperCase()}: cuatro cifras, distintas para CC y CA.`,
    },
    {
      clave: `${clave}.servicio`,
      clase: clave.toUpperCase(),
      titulo: 'Código de servicio',
      tipo: { es: 'cifras', largo: 3 },
      requerido: true,
      ayuda: `Pídale al banco el código de servicio del convenio de ${clave.toUpperCase()}: tres cifras, por ejemplo 001.`,
    },
  ] as const satisfies readonly Ajuste[]

const AJUSTES = [
  ...convenio('cc'),
  ...convenio('ca'),
  {
    clave: 'cbu',
    clase: null,
    titulo: 'CBU en el archivo',
    tipo: {
      es: 'opcion',
      opciones: [
        { valor: 'cbu', titulo: 'El CBU de cada cuenta' },
        { valor: 'ceros', titulo: 'Ceros: la cuenta va por sucursal y número' },
      ],
    },
    requerido: false,
    siFalta: 'cbu',
    ayuda: 'Pregunte si el CBU puede ir lleno junto con la sucursal y la cuenta, o si va en ceros.',
  },
  {
    clave: 'finDeLinea',
    clase: null,
    titulo: 'Fin de renglón',
    tipo: {
      es: 'opcion',
      opciones: [
        { valor: 'CRLF', titulo: 'CR y LF' },
        { valor: 'LF', titulo: 'LF solo' },
      ],
    },
    requerido: false,
    siFalta: 'CRLF',
    ayuda: 'Pregunte con qué termina cada renglón: CR y LF, como responde el banco, o LF solo.',
  },
] as const satisfies readonly Ajuste[]
type Clave = (typeof AJUSTES)[number]['clave']

const codesOf: Banco<Clave>['identidadDe'] = (clase, ajustes) => {
  const clave = clase === 'CC' ? 'cc' : 'ca'
  return {
    empresa: ajusteDe(BSE, ajustes, `${clave}.empresa`) ?? '',
    servicio: ajusteDe(BSE, ajustes, `${clave}.servicio`) ?? '',
  }
}

export const BSE: Banco<Clave> = {
  clave: 'bse',
  forma: 41,
  nombre: BANCOS_POR_FORMA[41],
  entidad: '321',
  clases: [
    { clave: 'CC', titulo: 'Cuentas corrientes', tiposCuenta: [1] },
    { clave: 'CA', titulo: 'Cajas de ahorro y cuentas sueldo', tiposCuenta: [2, 3] },
  ],
  ajustes: AJUSTES,
  nombreDe: (clase, mes) => `${monthDigits(mes)}${clase}.BSE`,
  vencimientoDe: lastDayOf,
  envio: {
    formas: [/^\d{30}(MUESTRA)? *$/, /^\d{95} /],
    cabecera: { campos: CABECERA },
    pie: null,
    identidad: { en: 'cabecera', campos: ['empresa', 'servicio'] },
    campoDelMes: 'mes',
    unico: 'comprobante',
    variantes: [{ perfil: null, detalle: enviado }],
  },
  escritura: {
    finDeLinea: (ajustes) => (ajusteDe(BSE, ajustes, 'finDeLinea') === 'LF' ? '\n' : '\r\n'),
    cabecera: ({ clase, ajustes, muestra }, { cantidad, total }) => {
      const { empresa = '', servicio = '' } = codesOf(clase, ajustes)
      return writeRegistro(CABECERA, {
        empresa,
        servicio,
        cantidad: String(cantidad),
        total,
        marca: marcaDe(muestra),
      })
    },
    detalle: ({ cbu, matricula, sucursal, importe: monto }, { ajustes, periodo }) =>
      writeRegistro(DETALLE, {
        desde: periodo.desde,
        hasta: periodo.hasta,
        vencimiento: periodo.vencimiento,
        cbu: ajusteDe(BSE, ajustes, 'cbu') === 'ceros' ? SIN_CBU : cbu,
        anio: String(periodo.anio),
        mes: String(periodo.mes),
        importe: monto,
        comprobante: String(matricula),
        tipoCuenta: cbu.charAt(8),
        sucursal,
        cuenta: accountOfCbu(cbu),
      }),
    pie: () => null,
    unico: { titulo: 'Comprobante', de: ({ matricula }) => matricula },
  },
  rendicion: {
    formas: [/^3\d{89}/],
    cabecera: null,
    pie: null,
    identidad: { en: 'detalle', campos: ['empresa', 'servicio'] },
    campoDelMes: 'mes',
    camposDeDia: { cobro: 'fechaCobro' },
    variantes: [{ perfil: null, detalle: rendido }],
  },
  cuentaDe: (cbu) => cbu,
  rendir: (fila, { clase, ajustes, periodo }) => {
    const { empresa = '', servicio = '' } = codesOf(clase, ajustes)
    const cobro = fila.fechaCobro ?? SIN_COBRO
    return writeRegistro(RENDICION, {
      empresa,
      servicio,
      desde: periodo.desde,
      hasta: periodo.hasta,
      vencimiento: cobro,
      cbu: fila.cuenta,
      anio: String(periodo.anio),
      mes: String(periodo.mes),
      importe: fila.importe,
      comprobante: fila.clave,
      fechaCobro: cobro,
      estado: '0',
      observacion: fila.texto,
      fin: '0',
    })
  },
  identidadDe: codesOf,
}
