import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import type { Pedido } from '@/backend/nucleo/manejador'
import { RechazoHttp } from '@/backend/nucleo/rechazo'
import { CLAVES_DE_DESTINO, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { can } from '@/domain/roles'

type Quien = Pick<Pedido, 'persona' | 'politica'>

/** Who may not write one by hand does not bring in a thousand of a file. */
const isOpen = ({ persona, politica }: Quien, destino: DestinoDeImportacion): boolean => {
  const { permiso, escribe } = destinoDe(destino)
  return can(persona.roles, politica, permiso) && can(persona.roles, politica, escribe)
}

/** Throws `RechazoHttp` 403 for a target that is not the person's. */
export function requireDestino(quien: Quien, destino: DestinoDeImportacion): void {
  if (!isOpen(quien, destino)) throw new RechazoHttp(403, NO_AUTORIZADO)
}

export const destinosDe = (quien: Quien): DestinoDeImportacion[] =>
  CLAVES_DE_DESTINO.filter((destino) => isOpen(quien, destino))
