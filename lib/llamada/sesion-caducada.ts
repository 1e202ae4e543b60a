/** The proxy has cleared the cookie with the answer that told of it; a whole load forgets all that was shown. */
export const leaveForLogin = (): void => window.location.assign('/login?aviso=caducada')
