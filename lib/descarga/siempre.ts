/** 'Descargar Total Historico': every movement there can be. */
export const SIEMPRE = { desde: '1900-01-01', hasta: '2200-01-01' }
