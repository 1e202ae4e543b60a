import type { actualizarDatos, traerTodos } from '@/contract/ajuste-de-debito'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { escritosOf, listGuardados, saveGrupo } from '@/backend/debitos/ajuste/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { camposOf, GRUPOS_DE_DEBITO, type GrupoDeDebito } from '@/domain/debito/ajustes'
import { completeEscritos, describeCampo, faultsOf, tidy, type Escritos } from '@/domain/debito/campos'

/** Every group with all its settings, in the order of the screen. */
export async function listGrupos(db: Queryable): Promise<FilaDe<typeof traerTodos>[]> {
  const kept = await listGuardados(db)
  return GRUPOS_DE_DEBITO.map((grupo) => {
    const guardado = kept(grupo)
    const { version, cambiado, quien } = guardado
    const valores = Object.entries(completeEscritos(camposOf(grupo), escritosOf(guardado)))
    return {
      grupo,
      valores: valores.map(([campo, valor]) => ({ campo, valor })),
      version,
      cambiado,
      quien,
    }
  })
}

/** Answers the new version. Throws `Rechazo` with a fault by key, and when somebody changed the group meanwhile. */
export async function updateGrupo(
  { grupo, version, valores }: EntradaDe<typeof actualizarDatos>,
  pedido: Pedido,
  tx: Tx,
): Promise<{ version: number }> {
  const campos = camposOf(grupo)
  const known = new Map(Object.entries(campos))
  const typed = valores.map(({ campo: clave, valor }) => {
    const campo = known.get(clave) ?? refuse('valoresJSON', 'Ese ajuste no existe')
    return [clave, tidy(campo, valor)] as const
  })
  const faults = faultsOf(campos, Object.fromEntries(typed))
  const [fault] = Object.values(faults)
  if (fault) throw new Rechazo(fault, faults)
  return saveGrupo<Escritos>(
    tx,
    pedido,
    { grupo, version, change: (before) => ({ ...before, ...Object.fromEntries(typed) }) },
    (now) => inWords(grupo, now),
  )
}

/** By keys that the audit trail has labels for. */
const inWords = (grupo: GrupoDeDebito, kept: Escritos): Record<string, string> => {
  const complete = completeEscritos(camposOf(grupo), kept)
  return Object.fromEntries(
    Object.entries(camposOf(grupo)).map(([clave, campo]) => [
      `${grupo}.${clave}`,
      describeCampo(campo, complete[clave] ?? ''),
    ]),
  )
}
