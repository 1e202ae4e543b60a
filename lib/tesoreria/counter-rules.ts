import { traerReglas } from '@/contract/pago'
import { AJUSTES } from '@/domain/ajustes'
import { PERSONAS } from '@/domain/personas'
import { readApi } from '@/lib/api/client'

/** What the rules let this person do on the pending list, and its dialogs' first values. */
export interface Reglas {
  editarMatriculas: boolean
  elegirPlanes: boolean
  quienesElegirPlanes: readonly string[]
  aniosDeuda: number
  /** Undefined where the server tells no rule. */
  cuotasPlan: number | undefined
  /** By what may be paid at the counter; none where the server takes cash alone. */
  medios: readonly MedioDePago[]
}

export interface MedioDePago {
  id: number
  nombre: string
  pideReferencia: boolean
}

/** The server's rules, or else the specification's. */
export async function counterRules(personaID: number | null): Promise<Reglas> {
  const holds = (named: readonly number[]) => personaID !== null && named.includes(personaID)
  const spec: Reglas = {
    editarMatriculas: holds(PERSONAS.editarMatriculas),
    elegirPlanes: holds(PERSONAS.elegirPlanes),
    quienesElegirPlanes: [],
    aniosDeuda: AJUSTES.aniosDeuda.defecto,
    cuotasPlan: undefined,
    medios: [],
  }
  const told = await readApi(traerReglas, {})
  if (!told.ok) return spec
  const { quienesElegirPlanes = [], medios = [], ...rest } = told.datos
  return {
    editarMatriculas: rest.editarMatriculas ?? false,
    elegirPlanes: rest.elegirPlanes ?? false,
    quienesElegirPlanes: quienesElegirPlanes.flatMap((nombre) => nombre ?? []),
    aniosDeuda: rest.aniosDeuda ?? spec.aniosDeuda,
    cuotasPlan: rest.cuotasPlan ?? spec.cuotasPlan,
    medios: medios.flatMap(({ id, nombre, pideReferencia = false }) =>
      id === undefined || !nombre ? [] : { id, nombre, pideReferencia },
    ),
  }
}

/** Why this person may not choose instalments of a plan. */
export function planRefusal({ elegirPlanes, quienesElegirPlanes }: Reglas): string | undefined {
  if (elegirPlanes) return undefined
  const who = quienesElegirPlanes.join(', ')
  return `Usted no puede elegir cuotas de un plan${who && `. Puede: ${who}`}`
}
