import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

/** How a member is called: some servers fill one of the two names alone (S2 3). Empty when neither. */
export const nameOf = (basicos: LeidoEn<'/matriculado/traerDatosBasicos'> | undefined): string =>
  basicos?.nombre || basicos?.datosPersonales?.apellidoNombre || ''
