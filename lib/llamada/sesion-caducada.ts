/** Who keeps the session's end on the screen, the last one first: something unsaved stands there. */
const retenes: (() => void)[] = []

/** While it is held, the session's end is told by `tell` and nobody is taken away. Answers what ends the holding. */
export function holdSession(tell: () => void): () => void {
  retenes.push(tell)
  return () => void retenes.splice(retenes.indexOf(tell), 1)
}

const leaveTo = (address: string): void => {
  const { pathname, search } = window.location
  window.location.assign(`${address}&volver=${encodeURIComponent(pathname + search)}`)
}
const end = (address: string): void => {
  const tell = retenes.at(-1)
  if (tell) tell()
  else leaveTo(address)
}

const LOGIN = '/login?aviso=caducada'

/** The proxy has cleared the cookie with the answer that told of it; a whole load forgets all that was shown. */
export const leaveForLogin = (): void => end(LOGIN)

/** The cookie is still there: the way out that asks the API before it clears it. */
export const leaveExpired = (): void => end('/api/salir?motivo=caducada')

/** Leaves for /login though something holds the screen: the person said so. */
export const leaveKnowingly = (): void => leaveTo(LOGIN)
