import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import type { OrdenDe } from '@/domain/orden'
import type { Lector } from '@/lib/descarga/lectura'
import { walkPages } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = { buscar: string | undefined; orden: OrdenDe<string> | undefined }

/** A catalogue's rows with its search, in its order; a catalogue has a few hundred at most. */
export function walkCatalogue(
  leer: Lector,
  noun: NounCatalogo,
  filtros: Filtros,
): AsyncGenerator<Renglon, void> {
  const { campos } = CATALOGOS[noun]
  const yesOrNo = Object.entries(campos).flatMap(([clave, { tipo }]) => (tipo === 'siNo' ? [clave] : []))
  const asShown = (fila: FilaDescarga): FilaDescarga => ({
    ...fila,
    ...Object.fromEntries(yesOrNo.map((clave) => [clave, fila[clave] ? 'Si' : 'No'])),
  })
  // Rows of any catalogue are written by their keys; their own types end here.
  const { traerTodos } = CONTRATO[noun] as (typeof CONTRATO)['titulo']
  return walkPages(
    (pagina) => leer(traerTodos, { ...filtros, pagina }),
    (filas) => filas.map(asShown),
  )
}
