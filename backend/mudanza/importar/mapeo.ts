import type { Queryable } from '@/backend/db/conexion'
import { guess, titlesOf } from '@/domain/importar/adivinar'
import { destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import type { Lectura, LecturaDeHoja } from '@/domain/importar/lectura'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'

/** How a book is read at first: by what it looks like, or as somebody read one with the same titles. */
export interface Propuesta {
  lectura: Lectura
  titulos: string
  mapeoID: number | null
}

/** The folded titles of a sheet as one text, by which an earlier reading is found. */
export const keyOfTitles = (perfil: PerfilDeLibro, hoja: LecturaDeHoja): string =>
  JSON.stringify(titlesOf(perfil, hoja))

/** How many earlier readings are tried. */
const ANTERIORES = 20

interface Anterior {
  id: number
  lectura: Lectura
  titulos: string
  perfil: unknown
}

/** `besides` is the import itself, whose own earlier reading counts for nothing when its bytes are read anew. */
export async function proposeLectura(
  db: Queryable,
  perfil: PerfilDeLibro,
  { destino, besides = 0 }: { destino: DestinoDeImportacion; besides?: number },
): Promise<Propuesta> {
  const { lectura } = guess(perfil, destino)
  for (const anterior of await readAnteriores(db, destino, besides)) {
    const place = placeOf(perfil, lectura, anterior)
    if (place)
      return {
        lectura: takeOver(perfil, destino, place, anterior),
        titulos: anterior.titulos,
        mapeoID: anterior.id,
      }
  }
  return { lectura, titulos: keyOfTitles(perfil, lectura), mapeoID: null }
}

/** The newest reading of each set of titles that a person looked at: one that was only guessed says nothing new. */
const readAnteriores = (db: Queryable, destino: string, besides: number): Promise<Anterior[]> =>
  db.query<Anterior>(
    `SELECT id, lectura, titulos, perfil FROM (
       SELECT DISTINCT ON (titulos) id, lectura, titulos, perfil FROM importacion
       WHERE destino = $1 AND id <> $2 AND (estado <> 'leida' OR leida_por IS NOT NULL) ORDER BY titulos, id DESC
     ) i ORDER BY id DESC LIMIT ${ANTERIORES}`,
    [destino, besides],
  )

/** Where this book has those titles: where the other had them, or where it was guessed that titles stand. */
function placeOf(perfil: PerfilDeLibro, guessed: Lectura, { lectura, titulos }: Anterior) {
  return [lectura, guessed].find((one) => keyOfTitles(perfil, one) === titulos)
}

/** What is said of one file and of no other with the same titles: the day of its balances, the year of its months. */
const isOfOneFile = (destino: DestinoDeImportacion, campo: string): boolean =>
  ['fecha', 'anio'].includes(destinoDe(destino).campos[campo]?.clase ?? '')

/**
 * What people said of those titles. Days, years, months and the row of their prices are each file's own; sheets that were
 * joined come along where they are there with the same titles.
 */
function takeOver(
  perfil: PerfilDeLibro,
  destino: DestinoDeImportacion,
  { hoja, encabezado }: LecturaDeHoja,
  { lectura, perfil: ofOther }: Anterior,
): Lectura {
  const other = PerfilDeLibro.from(ofOther)
  const same = lectura.otras.every((one) => keyOfTitles(perfil, one) === keyOfTitles(other, one))
  const { lectura: own } = guess(perfil, destino, hoja, encabezado)
  return {
    ...{ ...lectura, hoja, encabezado, otras: same ? lectura.otras : [] },
    columnas: lectura.columnas.map((campo, at) =>
      campo !== null && monthOfCampo(campo) ? (own.columnas[at] ?? null) : campo,
    ),
    fijos: [
      ...lectura.fijos.filter(({ campo }) => !isOfOneFile(destino, campo)),
      ...own.fijos.filter(({ campo }) => isOfOneFile(destino, campo)),
    ],
    opciones: { ...lectura.opciones, filaDePrecios: own.opciones.filaDePrecios },
  }
}
