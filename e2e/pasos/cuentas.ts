/** The demonstration staff; the doctor's user name is his CUIT and is looked up. */
export const CUENTAS = ['administracion', 'contador', 'empleado', 'administrativo'] as const
export type Cuenta = (typeof CUENTAS)[number]
export const CLAVE = 'consejo2026'

/** Where a signed-in account's cookies wait for the tests. */
export const storedSession = (cuenta: Cuenta): string => `test-results/sesion-${cuenta}.json`

/** The state of a browser in which nobody is signed in. */
export const NOBODY = { cookies: [], origins: [] }
