import { today } from '@/domain/fechas'

/** An account as it stands on a form. */
export type CuentaEscrita = {
  bancoID: number | undefined
  sucursalBancoID: number | undefined
  tipoCuentaID: number | undefined
  cbu: string
  nroCuenta: string
  nroSolicitud: string
  fechaAlta: string | undefined
  observaciones: string
}

export const ETIQUETAS_DE_CUENTA = {
  bancoID: 'Banco',
  sucursalBancoID: 'Sucursal',
  tipoCuentaID: 'Tipo de Cuenta',
  cbu: 'CBU',
  nroCuenta: 'Nro. de Cuenta',
  nroSolicitud: 'Nro. de Solicitud',
  fechaAlta: 'Fecha de Alta',
  observaciones: 'Observaciones',
} as const

export const cuentaVacia = (): CuentaEscrita => ({
  ...{ bancoID: undefined, sucursalBancoID: undefined, tipoCuentaID: undefined },
  ...{ cbu: '', nroCuenta: '', nroSolicitud: '', fechaAlta: today(), observaciones: '' },
})
