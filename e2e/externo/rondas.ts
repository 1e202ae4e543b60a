import { DICHO, ENTERO, Filas, get, type LlamadaVieja, post } from './protocolo'

const MES = { mes: ENTERO, anio: ENTERO }

/** One bank's files as texts without names, the other's as one named in base64. */
export const LLAMADAS_DE_RONDAS: Readonly<Record<string, LlamadaVieja>> = {
  '/da_listado_envio_bse/crear': post(MES, () => [
    'H9002 CAJA DE AHORRO ÑANDÚ\r\n',
    'H9001 CUENTA CORRIENTE\r\n',
  ]),
  '/da_listado_envio_icbc/crear': post(MES, (_consejo, { mes }) => ({
    nombre: `envio-${String(mes)}.SB`,
    contenido: Buffer.from('1 ICBC\r\n').toString('base64'),
  })),
  '/da_listado/traerOtrosDebitos': get(
    { ...MES, formaPagoID: ENTERO },
    () =>
      new Filas([
        { apellidoNombre: 'Ñáñez Ana', importe: '1500.50', dni: '08123456' },
        { apellidoNombre: 'Ortiz Eva', importe: 900, matricula: '102', comprobante: '77' },
      ]),
  ),
  '/da_listado_envio_bse/validarPagos': {
    ...post({ ...MES, 'archivoCc?': DICHO, 'archivoCa?': DICHO }, () => undefined),
    archivos: true,
  },
  '/da_listado_envio_icbc/validarPagos': {
    ...post({ ...MES, archivo: DICHO }, () => undefined),
    archivos: true,
  },
  '/da_listado/validarPagosOtrosDebitos': {
    ...post({ ...MES, archivo: DICHO, formaPagoID: ENTERO }, () => undefined),
    archivos: true,
  },
}
