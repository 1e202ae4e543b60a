/** Below a million nobody is alive; foreigners' numbers begin at 90 million. */
export const DNI_MINIMO = 1_000_000
export const DNI_MAXIMO = 99_999_999
export const DNI_INCORRECTO = 'El DNI va de 1.000.000 a 99.999.999: revise sus cifras'
