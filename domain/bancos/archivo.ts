import type { Perfil } from '@/domain/bancos/icbc'
import type { Defecto } from '@/domain/bancos/renglones'
import { MAX_CENTAVOS, type Centavos } from '@/domain/dinero'
import type { Fecha, Mes } from '@/domain/fechas'

/** The contents of the banks' files, free of their widths. Identifying numbers have no zeros at the left. */

export interface DebitoBse extends Mes {
  desde: Fecha
  hasta: Fecha
  vencimiento: Fecha
  /** It is null where the file identifies the account by branch and number alone. */
  cbu: string | null
  importe: Centavos
  comprobante: number
  tipoCuenta: string
  sucursal: string
  cuenta: string
}

export interface EnvioBse {
  banco: 'BSE'
  clase: 'envio'
  empresa: string
  servicio: string
  filas: DebitoBse[]
}

/** A line of the report. A null `fechaCobro` means that nothing was collected, and the amount is zero then. */
export interface CobroBse extends Mes {
  linea: number
  desde: Fecha
  hasta: Fecha
  vencimiento: Fecha
  cbu: string
  importe: Centavos
  comprobante: number
  fechaCobro: Fecha | null
  observacion: string
}

export interface RendicionBse {
  banco: 'BSE'
  clase: 'rendicion'
  empresa: string
  servicio: string
  filas: CobroBse[]
}

export interface DebitoIcbc {
  cbu: string
  idCliente: string
  importe: Centavos
  referencia: string
  vencimiento: Fecha
}

export interface EnvioIcbc {
  banco: 'ICBC'
  clase: 'envio'
  perfil: Perfil
  cuit: string
  prestacion: string
  vencimiento: Fecha
  filas: DebitoIcbc[]
}

/** A line of the report. A filled `fechaReversa` means that the money went back and must not be credited. */
export interface CobroIcbc {
  linea: number
  vencimiento: Fecha
  fechaCompensacion: Fecha
  fechaRendicion: Fecha
  codigoTransaccion: string
  cbu: string
  importe: Centavos
  referencia: string
  idCliente: string
  motivo: string
  cambioIdCliente: string
  fechaRechazo: Fecha | null
  fechaReversa: Fecha | null
  informacionAdicional: string
}

export interface RendicionIcbc {
  banco: 'ICBC'
  clase: 'rendicion'
  perfil: Perfil
  prestacion: string
  filas: CobroIcbc[]
}

export type Archivo = EnvioBse | RendicionBse | EnvioIcbc | RendicionIcbc

/** A file that was read whole, or every defect of it in the order of its lines: one defect refuses the file. */
export type Lectura<A extends Archivo = Archivo> =
  { ok: true; archivo: A } | { ok: false; defectos: Defecto[] }

export const digitsOf = (padded: string): string => padded.replace(/^0+(?=\d)/, '')

/** The sum of a file's amounts, or null when it is more than the register takes. */
export function addUp(filas: readonly { importe: Centavos }[]): Centavos | null {
  let total = 0n
  for (const { importe } of filas) total += importe
  return total <= MAX_CENTAVOS ? (total as Centavos) : null
}
