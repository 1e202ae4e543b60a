import type { Destino } from '@/lib/destinations'
import { rutas } from '@/lib/routes'

/** As many as a low screen shows without scrolling. */
export const MAX_ACCESOS = 8
const UN_ANIO = 31_536_000

/** What stands there until somebody pins: of these the ones that his role opens. */
const INICIALES = [rutas.planillaDeCaja(), rutas.recibos(), rutas.varios()]

/** One person's own on this browser, whatever his user name is written with. */
export const cookieOfAccesos = (dueno: string): string =>
  `padron.accesos.${dueno.replace(/\W/g, (letter) => `-${letter.codePointAt(0)?.toString(16)}`)}`

type Nombrada = Pick<Destino, 'href' | 'titulo'>

/** What a page is drawn with before the browser has read all screens. */
export interface Accesos {
  fijados: readonly Nombrada[]
  /** The page's own screen. */
  aqui: Nombrada | undefined
}

/** `text` is the cookie; what this person may not open, or that is no screen any more, is left out. */
export function readAccesos(
  text: string | undefined,
  destinos: readonly Destino[],
  pathname: string | undefined,
): Accesos {
  const named = (wanted: string | undefined): Nombrada[] =>
    destinos.filter(({ href }) => href === wanted).map(({ href, titulo }) => ({ href, titulo }))
  const wanted = text === undefined ? INICIALES : text.split('|')
  const fijados = [...new Set(wanted)].flatMap(named)
  return { fijados: fijados.slice(0, MAX_ACCESOS), aqui: named(pathname)[0] }
}

/** For `document.cookie`. */
export const writtenAccesos = (dueno: string, hrefs: readonly string[]): string =>
  `${cookieOfAccesos(dueno)}=${hrefs.join('|')}; Path=/; Max-Age=${UN_ANIO}; SameSite=Lax`
