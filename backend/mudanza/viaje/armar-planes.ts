import type { Taller } from '@/backend/mudanza/viaje/armar-fichas'
import type { Cargo, Renglon } from '@/backend/mudanza/viaje/libro/libro'
import { instalmentIn } from '@/backend/mudanza/viaje/libro/nombre-de-cargo'
import type { POR_MATRICULADO } from '@/backend/mudanza/viaje/llamadas'
import type { Numeros } from '@/backend/mudanza/viaje/numeros'
import type { Leido } from '@/contract/lectura/result'
import type { FilaDe } from '@/contract/llamada'
import { sumMoney, type Centavos } from '@/domain/dinero'
import { TIPO_PLAN } from '@/domain/estados'
import { dayOf, type Fecha } from '@/domain/fechas'

export type PlanLeido = Leido<FilaDe<(typeof POR_MATRICULADO)['planes']>>

interface Plan {
  id: number
  /** The other server's number; undefined for one that it does not have. */
  viejo: number | undefined
  cuotas: number | null
  creado: Fecha
  montoCuota: Centavos | undefined
  cargos: Cargo[]
}

const MAX_CUOTAS = 60

/** The plans whose instalments the account has: debts went into no other. */
export function plansWithInstalments(
  planes: readonly PlanLeido[],
  renglones: readonly Renglon[],
): Set<number> {
  const instalments = renglones.filter(({ tipo, debe }) => tipo === TIPO_PLAN && debe > 0n)
  const named = new Set(instalments.map(({ concepto }) => instalmentIn(concepto).planID))
  const amounts = new Set(instalments.map(({ debe }) => debe))
  return new Set(
    planes.flatMap(({ id, montoCuota }) =>
      id !== undefined && (named.has(id) || (montoCuota && amounts.has(montoCuota))) ? [id] : [],
    ),
  )
}

/** A member's plans, and which instalment of which one each charge is (moving in, section 5). */
export class PlanesArmados {
  private readonly planes: Plan[]
  private readonly lugares = new Map<Cargo, { planID: number; cuota: number }>()

  constructor(
    private readonly taller: Taller,
    private readonly matriculadoID: number,
    leidos: readonly PlanLeido[],
    private readonly numeros: Numeros,
  ) {
    this.planes = leidos.flatMap(({ id, cantCuotas, montoCuota, fechaCreacion }): Plan[] => {
      if (id === undefined) return []
      const creado = fechaCreacion ? dayOf(new Date(fechaCreacion)) : taller.hoy
      const read = { cuotas: cantCuotas ?? null, montoCuota: montoCuota ?? undefined, cargos: [] }
      return [{ id: numeros.keep('plan', id), viejo: id, creado, ...read }]
    })
  }

  /** What a plan of before is here; null where nothing of it is in the account. */
  idOf(viejo: number): number | null {
    return this.planes.find((plan) => plan.viejo === viejo && plan.cargos.length > 0)?.id ?? null
  }

  place(cargo: Cargo): { planID: number; cuota: number } | undefined {
    return this.lugares.get(cargo)
  }

  /** By the plan that its name tells, else by its amount, else in a plan of its own for those that none has. */
  write(cargos: readonly Cargo[]): void {
    for (const cargo of cargos) {
      if (cargo.tipo !== TIPO_PLAN) continue
      const { planID } = instalmentIn(cargo.nombre)
      const free = this.planes.filter((plan) => plan.cargos.length < MAX_CUOTAS)
      const plan =
        free.find(({ viejo }) => viejo !== undefined && viejo === planID) ??
        free.find(({ montoCuota, creado }) => montoCuota === cargo.alta.debe && creado <= cargo.creado) ??
        free.find(({ viejo }) => viejo === undefined) ??
        this.unknown(cargo)
      plan.cargos.push(cargo)
    }
    for (const plan of this.planes) this.writePlan(plan)
  }

  private writePlan({ id, viejo, cargos, creado, ...plan }: Plan): void {
    if (cargos.length === 0) return this.note(`Del plan ${viejo} no hay cuotas en la cuenta: no se guardó`)
    if (plan.cuotas !== null && plan.cuotas !== cargos.length)
      this.note(`El plan ${id} es de ${plan.cuotas} cuotas y en la cuenta hay ${cargos.length}`)
    const numbered = cargos.toSorted((one, other) => numberOf(one) - numberOf(other))
    for (const [index, cargo] of numbered.entries()) this.lugares.set(cargo, { planID: id, cuota: index + 1 })
    const charged = (some: readonly Cargo[]) => sumMoney(some.map(({ alta }) => alta.debe))
    const gone = cargos.flatMap((cargo) => {
      const { cierre } = cargo
      return cierre && 'anulado' in cierre ? [{ cargo, fecha: cierre.anulado }] : []
    })
    const [first] = gone
    this.taller.carga.add('plan_pago', {
      ...{ id, matriculado_id: this.matriculadoID, monto: charged(cargos), cuotas: cargos.length },
      creado_en: `${creado} 12:00-03`,
      de_mudanza: true,
      roto_en: first ? `${first.fecha} 12:00-03` : null,
      motivo: first ? 'Rescindido en el sistema anterior' : null,
      restaurado: first ? charged(gone.map(({ cargo }) => cargo)) : null,
    })
  }

  private unknown({ creado }: Cargo): Plan {
    const id = this.numeros.next('plan')
    this.note(`Cuotas de un plan que el otro servidor no tiene: quedaron en el plan ${id}`)
    const made = { id, viejo: undefined, cuotas: null, creado, montoCuota: undefined, cargos: [] }
    this.planes.push(made)
    return made
  }

  private note(texto: string): void {
    this.taller.hallazgos.note('plan', this.matriculadoID, texto)
  }
}

const numberOf = ({ nombre }: Cargo): number => instalmentIn(nombre).cuota ?? MAX_CUOTAS
