import type { Permiso } from '@/domain/roles'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { headingOf } from '@/lib/padron/member-name'
import type { Alcance } from '@/lib/propias'
import type { Reglas } from '@/lib/tesoreria/counter-rules'
import { type Emisor, emisor } from '@/lib/tesoreria/emisor'
import { type EnLinea, onlineOffered } from '@/lib/tesoreria/offered'

/** What the screens of a member and all their dialogs are about: read once, where the screen begins. */
export interface Mostrador {
  matriculadoID: number
  /** 'Matricula 123 · Pérez Ana'; undefined where it could not be read. */
  quien: string | undefined
  /** None where it is not known whose account it is. */
  permisos: ReadonlySet<Permiso>
  /** May edit and eliminate generated months, which is for persons named alone (S2 6). */
  edita: boolean
  /** Who signs its papers. */
  emisor: Emisor
  /** Online payment is offered beside cash, and how the server keeps it. */
  enLinea: EnLinea | undefined
  /** Where the screen needs them. */
  reglas: Reglas | undefined
}

type Leido = {
  matriculadoID: number
  /** The member, where it could be read. */
  datos: LeidoEn<'/matriculado/traerDatosBasicos'> | undefined
  permisos: ReadonlySet<Permiso>
  hay?: Alcance
  reglas?: Reglas
}

const NINGUNO: ReadonlySet<Permiso> = new Set()

export function mostradorDe({ matriculadoID, datos, permisos: todos, hay, reglas }: Leido): Mostrador {
  const permisos = datos ? todos : NINGUNO
  return {
    matriculadoID,
    quien: datos && headingOf(datos),
    permisos,
    edita: permisos.has('pagos.generar') && reglas?.editarMatriculas === true,
    emisor: emisor(),
    enLinea: hay && onlineOffered(hay),
    reglas,
  }
}
