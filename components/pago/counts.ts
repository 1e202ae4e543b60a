/** '1 ítem', '3 ítems'. */
export const countOf = (cuantas: number): string => `${cuantas} ${cuantas === 1 ? 'ítem' : 'ítems'}`
