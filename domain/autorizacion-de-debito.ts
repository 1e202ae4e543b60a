import {
  type Celda,
  type Documento,
  type Parrafo,
  SIN_FORMATO,
  type Tabla,
} from '@/domain/certificado/documento'
import { formatCbu } from '@/domain/cbu'
import { firstMonthOf, nombreDeCuenta } from '@/domain/debito'
import { type Fecha, formatFecha, formatMes } from '@/domain/fechas'

type Quizas<T> = T | null | undefined

/** Who authorizes what, as far as a server tells it. */
export interface Autorizado {
  nombre: string
  dni: Quizas<number>
  matricula: Quizas<number>
  formaPago: string
  /** Of bank debit. */
  cuenta?: Quizas<{
    banco: Quizas<string>
    sucursal: Quizas<string>
    tipoCuentaID: Quizas<number>
    nroCuenta: Quizas<string>
    cbu: Quizas<string>
    nroSolicitud: Quizas<number>
    fechaAlta: Quizas<Fecha>
  }>
}

export const TITULO_DE_AUTORIZACION = 'Autorización de débito automático'

const beginning = (dia: Fecha): string => formatMes(firstMonthOf(dia)).toLowerCase().replace(' ', ' de ')

/** What it says in one line, without the account, since anybody with the code may read it. */
export const authorizedText = ({ formaPago, cuenta }: Autorizado, dia: Fecha): string =>
  `Débito automático de lo que deba, por ${cuenta?.banco ?? formaPago}, desde ${beginning(dia)}`

/** The sheet that the member signs, dated that day. */
export function authorizationBody(autorizado: Autorizado, dia: Fecha): Documento {
  const { nombre, dni, matricula, formaPago, cuenta } = autorizado
  const who = [nombre, dni ? `DNI ${dni}` : '', matricula ? `matrícula N° ${matricula}` : ''].filter(Boolean)
  const from = cuenta ? 'a debitar de la cuenta que se detalla' : `a descontar por medio de ${formaPago}`
  return [
    paragraph(TITULO_DE_AUTORIZACION, 2),
    paragraph(formatFecha(dia), 0, 'right'),
    paragraph(
      `Por la presente, yo, ${who.join(', ')}, autorizo al Consejo ${from} las cuotas de mi matrícula y lo demás que ` +
        `le deba, desde ${beginning(dia)} y hasta que pida la baja.`,
      0,
      'justify',
    ),
    ...(cuenta ? [accountTable(cuenta)] : []),
  ]
}

function accountTable(cuenta: NonNullable<Autorizado['cuenta']>): Tabla {
  const rows: readonly (readonly [string, Quizas<string>])[] = [
    ['Banco', cuenta.banco],
    ['Sucursal', cuenta.sucursal],
    ['Tipo de Cuenta', nombreDeCuenta(cuenta.tipoCuentaID)],
    ['Nro. de Cuenta', cuenta.nroCuenta],
    ['CBU', cuenta.cbu && formatCbu(cuenta.cbu)],
    ['Nro. de Solicitud', cuenta.nroSolicitud ? String(cuenta.nroSolicitud) : undefined],
    ['Fecha de Alta', cuenta.fechaAlta && formatFecha(cuenta.fechaAlta)],
  ]
  return {
    tipo: 'tabla',
    filas: rows.flatMap(([label, text]) => (text ? [[cell(label, true), cell(text, false)]] : [])),
  }
}

const cell = (texto: string, encabezado: boolean): Celda => ({
  ...{ encabezado, columnas: 1, alineacion: 'left' },
  trozos: [{ texto, formato: SIN_FORMATO }],
})

const paragraph = (
  texto: string,
  nivel: Parrafo['nivel'],
  alineacion: Parrafo['alineacion'] = 'left',
): Parrafo => ({ tipo: 'parrafo', nivel, alineacion, trozos: [{ texto, formato: SIN_FORMATO }] })
