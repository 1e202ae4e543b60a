import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { pricesOf } from '@/backend/db/reference/precios'
import { insertPrices } from '@/backend/db/reference/seed'
import { atLeast } from '@/backend/prueba/tesoreria/despacho'
import { openCaja, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'
import type { Vuelta } from '@/backend/prueba/llamada'
import { verificar } from '@/backend/verificar/verificar'

let caja: Caja

beforeAll(async () => {
  caja = await openCaja()
  await withTransaction(caja.db, (tx) => insertPrices(tx, pricesOf(2027)))
})
afterAll(() => caja.close())

/** Which of what a member owes is chosen: bit n is his n-th pending item, as the list showed it. */
const seleccion = fc.integer({ min: 1, max: 255 })
const quien = fc.integer({ min: 0, max: 2 })

const generar = fc.record({
  acto: fc.constant('generar' as const),
  quien,
  cantidad: fc.integer({ min: 1, max: 4 }),
})
const pagar = fc.record({
  acto: fc.constant('pagar' as const),
  quien,
  seleccion,
  /** Typed this far ahead of the number proposed; 0 = left to be numbered. */
  adelante: fc.constantFrom(0, 0, 0, 1, 3),
})
const pagarALaVez = fc.record({
  acto: fc.constant('pagar a la vez' as const),
  quien,
  selecciones: fc.array(seleccion, { minLength: 2, maxLength: 4 }),
})
const repetir = fc.record({
  acto: fc.constant('repetir' as const),
  quien,
  seleccion,
  veces: fc.integer({ min: 2, max: 3 }),
  aLaVez: fc.boolean(),
})
const mezclar = fc.record({ acto: fc.constant('mezclar' as const), seleccion })
/** What was seen a while ago is paid now: some of it may be gone. */
const pagarViejo = fc.record({ acto: fc.constant('pagar viejo' as const), quien, seleccion })

/** A month is charged to everybody, by some at once, while a clerk charges and another collects. */
const correr = fc.record({
  acto: fc.constant('correr' as const),
  mes: fc.integer({ min: 8, max: 12 }),
  veces: fc.integer({ min: 1, max: 3 }),
  quien,
  seleccion,
  aLaVez: fc.boolean(),
})
/** A run of this history is undone, the last or an older one, while somebody pays. */
const deshacer = fc.record({
  acto: fc.constant('deshacer' as const),
  cual: fc.integer({ min: 0, max: 2 }),
  veces: fc.integer({ min: 1, max: 2 }),
  quien,
  seleccion,
  aLaVez: fc.boolean(),
})

const historia = fc.array(
  fc.oneof(generar, pagar, pagarALaVez, repetir, mezclar, pagarViejo, correr, deshacer),
  { minLength: 3, maxLength: 14 },
)
type Paso = typeof historia extends fc.Arbitrary<(infer P)[]> ? P : never
type PasoDe<A extends Paso['acto']> = Extract<Paso, { acto: A }>
interface Simulado {
  cantidad: number
  total: number
}

const choose = (seen: readonly Pendiente[], bits: number): Pendiente[] =>
  seen.filter((_item, index) => (bits >> (index % 8)) & 1)

/** Lives a history and keeps what the API acknowledged: payment id → charges it paid. */
class Oficina {
  readonly acknowledged = new Map<number, number[]>()
  private readonly seen = new Map<number, Pendiente[]>()
  private readonly runs: number[] = []
  private keys = 0

  constructor(private readonly members: readonly number[]) {}

  async live(paso: Paso): Promise<void> {
    if (paso.acto === 'generar') {
      await caja.generate(this.member(paso.quien), paso.cantidad)
      return
    }
    if (paso.acto === 'mezclar') return this.mix(paso.seleccion)
    if (paso.acto === 'correr') return this.run(paso)
    if (paso.acto === 'deshacer') return this.undo(paso)
    const member = this.member(paso.quien)
    if (paso.acto === 'pagar viejo') return this.pay(choose(this.seen.get(member) ?? [], paso.seleccion))
    const seen = await caja.pending(member)
    this.seen.set(member, seen)
    if (paso.acto === 'pagar') return this.pay(choose(seen, paso.seleccion), await this.typed(paso.adelante))
    if (paso.acto === 'pagar a la vez') {
      await Promise.all(paso.selecciones.map((bits) => this.pay(choose(seen, bits))))
      return
    }
    await this.repeat(choose(seen, paso.seleccion), paso.veces, paso.aLaVez)
  }

  private member(quien: number): number {
    return this.members[quien % this.members.length] ?? 0
  }

  private async typed(adelante: number): Promise<object> {
    if (adelante === 0) return {}
    const { sobre } = await caja.call('pago.proximoRecibo', {})
    return { nroRecibo: String(Number((sobre.datos as { nroRecibo: string }).nroRecibo) + adelante) }
  }

  private async pay(chosen: readonly Pendiente[], mas: object = {}, headers: Record<string, string> = {}) {
    this.keep(chosen, await caja.pay(chosen, mas, headers))
  }

  private keep(chosen: readonly Pendiente[], { http, sobre }: Vuelta): void {
    expect(http).toBe(200)
    if (sobre.estado !== 1) return
    const { pagoID } = sobre.datos as { pagoID: number }
    const ids = chosen.map(({ id }) => id)
    expect(this.acknowledged.get(pagoID) ?? ids).toEqual(ids)
    this.acknowledged.set(pagoID, ids)
  }

  private async repeat(chosen: readonly Pendiente[], veces: number, aLaVez: boolean): Promise<void> {
    const before = this.acknowledged.size
    const headers = { 'idempotency-key': `historia-${this.members[0]}-${++this.keys}` }
    const once = () => this.pay(chosen, {}, headers)
    if (aLaVez) await Promise.all(Array.from({ length: veces }, once))
    else for (let turn = 0; turn < veces; turn++) await once()
    expect(this.acknowledged.size - before).toBeLessThanOrEqual(1)
  }

  private async run({ mes, veces, quien, seleccion, aLaVez }: PasoDe<'correr'>): Promise<void> {
    const member = this.member(quien)
    const month = { anio: 2026, mes }
    const { cantidad, total } = (await caja.direct('cuota.simularMes', month)).sobre.datos as Simulado
    const seen = await caja.pending(member)
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: veces }, () =>
          caja.direct('cuota.generarMes', { ...month, ...atLeast(cantidad, total) }),
        ),
      ),
      aLaVez ? this.pay(choose(seen, seleccion)) : undefined,
      aLaVez ? caja.generate(this.member(quien + 1), 2) : undefined,
    ])
    const made = answers.filter(({ sobre }) => sobre.estado === 1)
    expect(made.length).toBeLessThanOrEqual(1)
    for (const { sobre } of made) this.runs.push((sobre.datos as { corridaID: number }).corridaID)
  }

  private async undo({ cual, veces, quien, seleccion, aLaVez }: PasoDe<'deshacer'>): Promise<void> {
    const corridaID = this.runs.at(-1 - cual)
    if (corridaID === undefined) return
    const seen = await caja.pending(this.member(quien))
    const [answers] = await Promise.all([
      Promise.all(
        Array.from({ length: veces }, () =>
          caja.direct('cuota.deshacerMes', { corridaID, motivo: 'Historia' }),
        ),
      ),
      aLaVez ? this.pay(choose(seen, seleccion)) : undefined,
    ])
    for (const { http } of answers) expect(http).toBe(200)
    expect(answers.filter(({ sobre }) => sobre.estado === 1).length).toBeLessThanOrEqual(1)
  }

  private async mix(bits: number): Promise<void> {
    const lists = await Promise.all(this.members.slice(0, 2).map((member) => caja.pending(member)))
    const chosen = lists.map((list) => choose(list, bits))
    if (chosen.some((list) => list.length === 0)) return
    const { sobre } = await caja.pay(chosen.flat())
    expect(sobre.estado).toBe(0)
  }
}

test('after any history the ledger holds and every acknowledged payment is there once', async () => {
  await fc.assert(
    fc.asyncProperty(historia, async (pasos) => {
      const members = [await addMember(caja.db), await addMember(caja.db), await addMember(caja.db)]
      const oficina = new Oficina(members)
      for (const paso of pasos) await oficina.live(paso)
      expect(await verificar(caja.db)).toEqual([])
      const made = await caja.db.query<{ id: number; cargos: number[] }>(
        `SELECT p.id, array_agg(l.cargo_id ORDER BY l.cargo_id) AS cargos FROM pago p JOIN linea l ON l.pago_id = p.id
         WHERE p.matriculado_id = ANY($1) GROUP BY p.id`,
        [members],
      )
      const ofDatabase = new Map(made.map(({ id, cargos }) => [id, cargos]))
      const ofClerks = [...oficina.acknowledged].map(
        ([id, ids]) => [id, ids.toSorted((a, b) => a - b)] as const,
      )
      expect(ofDatabase).toEqual(new Map(ofClerks))
    }),
    { numRuns: 40, endOnFailure: false },
  )
}, 120_000)
