import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { Permiso } from '@/domain/roles'
import { type NombreRuta, screens } from '@/lib/routes'

type PantallaCatalogo = 'lista' | 'crear' | 'editar'
export type NombrePantalla = NombreRuta | `${NounCatalogo}.${PantallaCatalogo}`

interface Pantalla {
  nombre: NombrePantalla
  patron: string
  permiso: Permiso | 'publico'
}

const NOUNS = Object.keys(CATALOGOS) as NounCatalogo[]
const DE_CATALOGO: readonly Pantalla[] = NOUNS.flatMap((noun) =>
  (['lista', 'crear', 'editar'] as const).map((pantalla) => ({
    nombre: `${noun}.${pantalla}` as const,
    patron: CATALOGOS[noun][pantalla],
    permiso: CATALOGOS[noun].permiso,
  })),
)

export const allScreens = (): Pantalla[] => [...screens(), ...DE_CATALOGO]

const ID = '[1-9]\\d{0,9}'
/** {tipoResultado}, or a {pagoID} that a provider may have named. */
const PALABRA = '[\\w-]{1,64}'
const partOf = (_: string, name: string): string => (name === 'id' ? ID : PALABRA)
const compiladas = allScreens().map((pantalla) => ({
  ...pantalla,
  expresion: new RegExp(`^${pantalla.patron.replace(/\{(\w+)\}/g, partOf)}$`),
}))
const permisos = new Map(compiladas.map(({ nombre, permiso }) => [nombre, permiso]))

export function permissionOf(nombre: NombrePantalla): Permiso | 'publico' {
  const permiso = permisos.get(nombre)
  if (!permiso) throw new Error(`Sin pantalla ${nombre}`)
  return permiso
}

/** The screen of an exact address: another case, encoding, dot or trailing slash is no screen. */
export const screenAt = (pathname: string): NombrePantalla | undefined =>
  compiladas.find(({ expresion }) => expresion.test(pathname))?.nombre

/** The specification spells the practices' address in two ways: the other one leads to the screen's own. */
export const otherSpelling = (pathname: string): string | undefined =>
  new RegExp(`^/GestionPracticas/${ID}$`).test(pathname) ? `/g${pathname.slice(2)}` : undefined

/** The noun whose screen stands at '/{first}', '/{first}/crear' or '/{first}/{id}'. */
export const catalogueAt = (first: string, pantalla: PantallaCatalogo): NounCatalogo | undefined =>
  NOUNS.find((noun) => CATALOGOS[noun][pantalla].split('/')[1] === first)
