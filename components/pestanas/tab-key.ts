const ALTA = /^\/matriculado_0\d\/crear$/

/** The steps of a new doctor share one tab. */
export const keyOf = (pathname: string): string => (ALTA.test(pathname) ? '/matriculado_01/crear' : pathname)
