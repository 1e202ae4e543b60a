export const countOf = (cuantas: number): string => `${cuantas} ${cuantas === 1 ? 'ítem' : 'ítems'}`

export const countMonths = (cuantas: number): string => `${cuantas} ${cuantas === 1 ? 'cuota' : 'cuotas'}`
