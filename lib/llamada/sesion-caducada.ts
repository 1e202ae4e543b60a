/** The proxy has cleared the cookie with the answer that told of it; a whole load forgets all that was shown. */
export const leaveForLogin = (): void => window.location.assign('/login?aviso=caducada')

/** The cookie is still there: the way out that asks the API before it clears it. */
export const leaveExpired = (): void => window.location.assign('/api/salir?motivo=caducada')
