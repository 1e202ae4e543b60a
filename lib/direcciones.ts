import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import type { Permiso } from '@/domain/roles'
import { type NombreRuta, pantallas } from '@/lib/rutas'

/** A catalogue's three screens, as its declaration spells them (S1 2.3). */
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

/** All screens with their pattern, whoever declares them. */
export const todasLasRutas = (): Pantalla[] => [...pantallas(), ...DE_CATALOGO]

const ID = '[1-9]\\d{0,9}'
/** What an address says in words: {tipoResultado}; {pagoID} too, which a provider may have named. */
const PALABRA = '[\\w-]{1,64}'
const partOf = (_: string, name: string): string => (name === 'id' ? ID : PALABRA)
const compiladas = todasLasRutas().map((pantalla) => ({
  ...pantalla,
  expresion: new RegExp(`^${pantalla.patron.replace(/\{(\w+)\}/g, partOf)}$`),
}))
const permisos = new Map(compiladas.map(({ nombre, permiso }) => [nombre, permiso]))

/** Throws for a name the table does not have, which its type forbids. */
export function permisoDe(nombre: NombrePantalla): Permiso | 'publico' {
  const permiso = permisos.get(nombre)
  if (!permiso) throw new Error(`Sin pantalla ${nombre}`)
  return permiso
}

/** The screen of an address, to the letter: other case, encodings, dots and trailing slashes are no screen. */
export const rutaDe = (pathname: string): NombrePantalla | undefined =>
  compiladas.find(({ expresion }) => expresion.test(pathname))?.nombre

/** The noun whose screen stands at '/{first}', '/{first}/crear' or '/{first}/{id}'; exact case, undefined when none does. */
export const catalogoDe = (first: string, pantalla: PantallaCatalogo): NounCatalogo | undefined =>
  NOUNS.find((noun) => CATALOGOS[noun][pantalla].split('/')[1] === first)
