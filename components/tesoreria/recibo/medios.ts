import {
  claveDelCatalogo,
  CLAVES_DE_MEDIO,
  EFECTIVO_EN_MANO,
  medioDelCatalogo,
  MEDIOS,
  nombreDeMedio,
} from '@/domain/recibo'
import { escrito } from '@/lib/ortografia/escrito'

const DE_SIEMPRE = CLAVES_DE_MEDIO.map((id) => ({ id, nombre: escrito(nombreDeMedio(id)) }))

type DelCatalogo = { id: number | undefined; nombre?: string | null | undefined }

/** Cash is no means of its own here, and what the address asks for may be asked for even where it has no name. */
export function mediosOf(catalogo: readonly DelCatalogo[], pedido: string | undefined) {
  const own = catalogo.flatMap(({ id, nombre }) =>
    id === undefined || id === EFECTIVO_EN_MANO
      ? []
      : { id: claveDelCatalogo(id), nombre: nombre ?? MEDIOS.otro },
  )
  const asked = medioDelCatalogo(pedido)
  const known = asked === undefined || own.some(({ id }) => id === pedido)
  const [cash, ...rest] = DE_SIEMPRE
  const unnamed = known || !pedido ? [] : [{ id: pedido, nombre: MEDIOS.otro }]
  return [...(cash ? [cash] : []), ...own, ...unnamed, ...rest]
}
