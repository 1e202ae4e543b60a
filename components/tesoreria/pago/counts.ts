/** '1 ítem', '3 ítems'. */
export const countOf = (cuantas: number): string => `${cuantas} ${cuantas === 1 ? 'ítem' : 'ítems'}`

/** '1 cuota', '12 cuotas'. */
export const countMonths = (cuantas: number): string => `${cuantas} ${cuantas === 1 ? 'cuota' : 'cuotas'}`
