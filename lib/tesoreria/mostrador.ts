import type { Permiso } from '@/domain/roles'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { headingOf } from '@/lib/padron/matriculado-name'
import { readCara } from '@/lib/api/consejo'
import type { Alcance } from '@/lib/own-screens'
import type { Reglas } from '@/lib/tesoreria/counter-rules'
import { type Emisor, emisor } from '@/lib/tesoreria/emisor'
import { type EnLinea, onlineOffered } from '@/lib/tesoreria/offered'

/** What a member's screens and dialogs share, read once where the screen begins. */
export interface Mostrador {
  matriculadoID: number
  /** 'Matricula 123 · Pérez Ana'; undefined when it could not be read. */
  quien: string | undefined
  /** Empty when it is not known whose account it is. */
  permisos: ReadonlySet<Permiso>
  /** May edit and eliminate generated months, which only named persons may. */
  edita: boolean
  /** The server keeps receipts, plans by their instalments and why something was written off. */
  registra: boolean
  emisor: Emisor
  /** How the server keeps online payments; undefined where they are not offered. */
  enLinea: EnLinea | undefined
  reglas: Reglas | undefined
}

type Leido = {
  matriculadoID: number
  datos: LeidoEn<'/matriculado/traerDatosBasicos'> | undefined
  permisos: ReadonlySet<Permiso>
  hay: Alcance
  /** Payments online are offered there. */
  paga?: boolean
  reglas?: Reglas
}

const NINGUNO: ReadonlySet<Permiso> = new Set()

export async function counterFor({
  matriculadoID,
  datos,
  permisos: todos,
  hay,
  paga = false,
  reglas,
}: Leido): Promise<Mostrador> {
  const permisos = datos ? todos : NINGUNO
  const { copiasDelRecibo } = await readCara()
  return {
    matriculadoID,
    quien: datos && headingOf(datos),
    permisos,
    edita: permisos.has('pagos.generar') && reglas?.editarMatriculas === true,
    emisor: { ...(await emisor()), copias: permisos.has('pagos.cobrar') ? copiasDelRecibo : 1 },
    registra: hay.propio,
    enLinea: paga ? onlineOffered(hay) : undefined,
    reglas,
  }
}
