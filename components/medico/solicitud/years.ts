/** The whole years for which a request may be made. */
export const yearsTo = (maximo: number) =>
  Array.from({ length: maximo }, (_, at) => ({ id: at + 1, nombre: at === 0 ? '1 año' : `${at + 1} años` }))
