/** Screens with unsaved work that hold back the session's end, the last one first. */
const retenes: (() => void)[] = []

/** While it is held, `tell` tells the session's end and nobody is taken away. Answers what ends the holding. */
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

/** The proxy has cleared the cookie already; a full load forgets all that was shown. */
export const leaveForLogin = (): void => end(LOGIN)

/** The cookie is still there, and this way out asks the API before it clears it. */
export const leaveEndedSession = (): void => end('/api/salir?motivo=caducada')

/** Leaves for /login although a screen holds back, because the person said so. */
export const leaveKnowingly = (): void => leaveTo(LOGIN)
