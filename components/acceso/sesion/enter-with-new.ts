import { keepEntered } from '@/components/acceso/sesion/entered'
import { enter } from '@/lib/llamada/sign-in'
import { leave } from '@/lib/llamada/sign-out'
import { rutas } from '@/lib/routes'

const GUARDADA = 'Su contraseña quedó guardada: con ella entrará la próxima vez'

/**
 * Goes on with the password that was just chosen, so that nobody types it twice. Where that is not enough (a second
 * factor, a server that does not answer), the sign-in page asks for it.
 */
export async function enterWithNew(usuario: string | undefined, clave: string): Promise<void> {
  const entered = usuario === undefined ? undefined : await enter(usuario, clave)
  if (entered?.estado === 1) {
    keepEntered(GUARDADA)
    return window.location.assign(rutas.raiz())
  }
  await leave()
  window.location.assign(`${rutas.login()}?aviso=clave`)
}
