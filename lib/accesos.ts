import type { Destino } from '@/lib/destinations'
import { ROLES, type Rol } from '@/domain/roles'
import { rutas } from '@/lib/routes'

/** As many as a low screen shows without scrolling. */
export const MAX_ACCESOS = 8
const UN_ANIO = 31_536_000

/** What stands there until somebody pins: of his role's the ones that it opens here. */
const INICIALES: Readonly<Record<Rol, readonly string[]>> = {
  ADMINISTRACION: [
    rutas.planillaDeCaja(),
    rutas.recibos(),
    rutas.morosos(),
    rutas.rondas(),
    rutas.papelesPedidos(),
    rutas.usuarios(),
  ],
  CONTADOR: [
    rutas.planillaDeCaja(),
    rutas.recibos(),
    rutas.morosos(),
    rutas.cuentasCorrientes(),
    rutas.rondas(),
    rutas.papeles(),
  ],
  ADMINISTRATIVO: [
    rutas.crearInicial(),
    rutas.vencimientos(),
    rutas.papelesPedidos(),
    rutas.propuestas(),
    rutas.controlCobertura(),
  ],
  EMPLEADO: [rutas.papeles(), rutas.vencimientos(), rutas.controlCobertura(), rutas.debitoAutomatico()],
  MEDICO: [],
}

/** 'Varios' is the way to the rest, so it is there for whoever has it. */
export const initialsOf = (roles: readonly string[]): readonly string[] =>
  [...new Set(ROLES.filter((rol) => roles.includes(rol)).flatMap((rol) => INICIALES[rol]))]
    .slice(0, MAX_ACCESOS - 1)
    .concat(rutas.varios())

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
  iniciales: readonly string[],
): Accesos {
  const named = (wanted: string | undefined): Nombrada[] =>
    destinos.filter(({ href }) => href === wanted).map(({ href, titulo }) => ({ href, titulo }))
  const wanted = text === undefined ? iniciales : text.split('|')
  const fijados = [...new Set(wanted)].flatMap(named)
  return { fijados: fijados.slice(0, MAX_ACCESOS), aqui: named(pathname)[0] }
}

/** For `document.cookie`. */
export const writtenAccesos = (dueno: string, hrefs: readonly string[]): string =>
  `${cookieOfAccesos(dueno)}=${hrefs.join('|')}; Path=/; Max-Age=${UN_ANIO}; SameSite=Lax`
