const ENTRO = 'padron-entro'

/** Keeps what signing in answered for the page that it leads to; a browser that keeps nothing goes without. */
export function keepEntered(mensaje: string): void {
  try {
    sessionStorage.setItem(ENTRO, mensaje)
  } catch {
    // It is said on the sign-in page all the same.
  }
}

/** What signing in answered, once. */
export function takeEntered(): string | null {
  try {
    const mensaje = sessionStorage.getItem(ENTRO)
    sessionStorage.removeItem(ENTRO)
    return mensaje
  } catch {
    return null
  }
}
