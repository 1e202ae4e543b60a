/** The declared banks' names by their payment form. */
export const BANCOS_POR_FORMA = { 41: 'BSE', 42: 'ICBC', 43: 'Banco Nación' } as const
