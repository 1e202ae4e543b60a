import {
  ajusteDe,
  detalle,
  Falla,
  marcaDe,
  type Ajuste,
  type Ajustes,
  type Banco,
  type FilaDeRendicion,
  type FilaEnviada,
} from '@/domain/bancos/banco'
import { digitsOf, opaque } from '@/domain/bancos/campos'
import { writeRegistro } from '@/domain/bancos/escribir-registro'
import { lastWorkingDay, monthDigits, monthOf } from '@/domain/bancos/mes'
import { BANCOS_POR_FORMA } from '@/domain/bancos/nombres'
import { CERO } from '@/domain/dinero'
import { CABECERA, DETALLE, PIE, RENDICION } from '@/domain/bancos/registros-nacion'

const enviado = detalle(DETALLE, (registro, linea): FilaEnviada | Falla => {
  if (registro.importe === 0n) return new Falla('importe', 'Importe: debe ser mayor que cero')
  return {
    linea,
    clave: digitsOf(registro.concepto),
    matricula: null,
    cbu: null,
    importe: registro.importe,
    mes: null,
    vencimiento: registro.fecha,
  }
})

const rendido = detalle(RENDICION, (registro, linea): FilaDeRendicion | Falla => {
  const { estado, fecha: dia, motivo, importe: monto } = registro
  if (estado !== '0' && estado !== '9') return new Falla('estado', `Estado: «${estado}» no es 0 ni 9`)
  const cobrado = estado === '0'
  if (cobrado && dia === null) return new Falla('fecha', 'Fecha: falta y el estado dice que se debitó')
  if (cobrado && monto === 0n) return new Falla('importe', 'Importe: es cero y el estado dice que se debitó')
  if (cobrado && motivo) return new Falla('motivo', `Motivo: dice «${motivo}» y el estado que se debitó`)
  const clave = digitsOf(registro.concepto)
  return {
    linea,
    clave,
    referencia: clave,
    matricula: null,
    mes: null,
    vencimiento: null,
    cbu: null,
    cuenta: registro.cuenta,
    importe: monto,
    cobrado,
    fechaCobro: cobrado ? dia : null,
    fechaRendicion: null,
    codigo: null,
    texto: motivo,
    reversa: null,
  }
})

const cifras = <const A extends string>(clave: A, largo: number, titulo: string, ayuda: string) =>
  ({ clave, clase: null, titulo, tipo: { es: 'cifras', largo }, requerido: true, ayuda }) as const

const AJUSTES = [
  cifras(
    'sucursal',
    4,
    'Sucursal del Consejo',
    'La sucursal de la cuenta en la que el banco acredita lo cobrado.',
  ),
  {
    clave: 'tipoCuenta',
    clase: null,
    titulo: 'Tipo de la cuenta del Consejo',
    tipo: {
      es: 'opcion',
      opciones: [
        { valor: '10', titulo: 'Cuenta corriente' },
        { valor: '20', titulo: 'Caja de ahorro' },
        { valor: '27', titulo: 'Cuenta corriente especial' },
      ],
    },
    requerido: true,
    ayuda: 'De qué tipo es la cuenta, en pesos, en la que el banco acredita lo cobrado.',
  },
  cifras(
    'cuenta',
    10,
    'Cuenta del Consejo',
    'El número de la cuenta en la que el banco acredita lo cobrado.',
  ),
  ...(['ca', 'cc'] as const).map((clave) => ({
    clave: `${clave}.secuencia` as const,
    clase: clave.toUpperCase(),
    titulo: 'Número de archivo en el mes',
    tipo: { es: 'cifras', largo: 2 } as const,
    requerido: false,
    siFalta: clave === 'ca' ? '01' : '02',
    ayuda: 'Pregunte si los dos archivos del mes se numeran 01 y 02, y si uno repetido lleva otro número.',
  })),
  {
    clave: 'lote',
    clase: null,
    titulo: 'Lote',
    tipo: {
      es: 'opcion',
      opciones: [
        { valor: 'REE', titulo: 'REE: clientes comunes' },
        { valor: 'EMP', titulo: 'EMP: cobran el sueldo en el banco' },
      ],
    },
    requerido: false,
    siFalta: 'REE',
    ayuda: 'Pregunte con qué indicador de lote se presentan los matriculados.',
  },
] as const satisfies readonly Ajuste[]
type Clave = (typeof AJUSTES)[number]['clave']

const settingOf = (ajustes: Ajustes<Clave>, clave: Clave): string => ajusteDe(NACION, ajustes, clave) ?? ''
const accountOf = (cbu: string): string => cbu.slice(10, 21)

export const NACION: Banco<Clave> = {
  clave: 'nacion',
  forma: 43,
  nombre: BANCOS_POR_FORMA[43],
  entidad: '011',
  clases: [
    { clave: 'CC', titulo: 'Cuentas corrientes', tiposCuenta: [1] },
    { clave: 'CA', titulo: 'Cajas de ahorro y cuentas sueldo', tiposCuenta: [2, 3] },
  ],
  ajustes: AJUSTES,
  nombreDe: (clase, mes) => `${monthDigits(mes)}${clase}.BNA`,
  vencimientoDe: lastWorkingDay,
  envio: {
    formas: [/^1\d{16}PE\d{12}[A-Z]{3}(MUESTRA)? *$/, /^2\d{4}C[AC]\d{26}0{9} {30}\d{10} *$/, /^3\d{42} *$/],
    cabecera: { campos: CABECERA },
    pie: { campos: PIE },
    identidad: { en: 'cabecera', campos: ['sucursal', 'cuenta'] },
    campoDelMes: 'fecha',
    unico: 'concepto',
    variantes: [{ perfil: null, detalle: enviado }],
  },
  escritura: {
    finDeLinea: () => '\r\n',
    cabecera: ({ clase, ajustes, periodo, muestra }) =>
      writeRegistro(CABECERA, {
        sucursal: settingOf(ajustes, 'sucursal'),
        tipoCuenta: settingOf(ajustes, 'tipoCuenta'),
        cuenta: settingOf(ajustes, 'cuenta'),
        mes: String(monthOf(periodo.vencimiento).mes),
        secuencia: settingOf(ajustes, clase === 'CC' ? 'cc.secuencia' : 'ca.secuencia'),
        vencimiento: periodo.vencimiento,
        lote: settingOf(ajustes, 'lote'),
        marca: marcaDe(muestra),
      }),
    detalle: ({ id, cbu, sucursal, importe: monto }, { clase }) =>
      writeRegistro(DETALLE, {
        sucursal,
        sistema: clase,
        cuenta: accountOf(cbu),
        importe: monto,
        fecha: null,
        concepto: String(id),
      }),
    pie: (_, { cantidad, total }) =>
      writeRegistro(PIE, {
        total,
        cantidad: String(cantidad),
        totalRechazado: CERO,
        cantidadRechazada: '0',
      }),
    unico: { titulo: 'Concepto', de: ({ id }) => id },
  },
  rendicion: {
    formas: [/^2\d{4}C[AC]\d{26}(?:(?!0{8})\d{8}0|\d{8}9).{30}\d{10}/],
    cabecera: { campos: opaque('1', 128), opcional: { inicio: '1' } },
    pie: { campos: opaque('3', 128), opcional: { inicio: '3' } },
    identidad: { en: 'detalle', campos: [] },
    campoDelMes: 'fecha',
    camposDeDia: { cobro: 'fecha' },
    variantes: [{ perfil: null, detalle: rendido }],
  },
  cuentaDe: accountOf,
  rendir: (fila, { clase }) =>
    writeRegistro(RENDICION, {
      sucursal: '0',
      sistema: clase,
      cuenta: fila.cuenta,
      importe: fila.importe,
      fecha: fila.fechaCobro,
      estado: fila.cobrado ? '0' : '9',
      motivo: fila.texto,
      concepto: fila.clave,
    }),
  identidadDe: () => ({}),
}
