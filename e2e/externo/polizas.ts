import { type LlamadaVieja, post } from './protocolo'

/** Takes a lot and says nothing of its files. */
export const LLAMADAS_DE_POLIZAS: Readonly<Record<string, LlamadaVieja>> = {
  '/federacion/cargarPolizas': {
    ...post({ mes: /^(0[1-9]|1[0-2])$/, anio: /^20\d\d$/, 'files[]': /^(\S+\.pdf ?)+$/i }, () => undefined),
    archivos: true,
  },
}
