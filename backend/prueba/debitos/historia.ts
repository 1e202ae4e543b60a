import { applyInLots } from '@/backend/debitos/rendicion/aplicar'
import {
  type Archivo,
  countCobros,
  type Dice,
  LOST,
  said,
  sumCame,
  sumReturned,
} from '@/backend/prueba/debitos/dichos'
import type { Dicho } from '@/backend/prueba/debitos/rendicion'
import { idOf, NOVIEMBRE, type Datos, type Deudor, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import type { NombreLlamada } from '@/backend/prueba/llamada'

/** What may happen to a register in debit; each looks at the lists first, as a screen does, and may be refused. */
export const ACTOS = [
  'cerrar',
  'enviar',
  'deshacerRonda',
  'sacar',
  'leer',
  'aplicar',
  'detener',
  'deshacer',
  'terminar',
  'pagar',
  'acreditar',
  'devolver',
  'anular',
  'irse',
] as const
export interface Paso {
  acto: (typeof ACTOS)[number]
  /** Which member, round or row it is about. */
  cual: number
  /** What the bank says of each member, in this order. */
  dice: readonly Dice[]
}

const CLASES = ['CA', 'CC'] as const
/** Days that are not over; more reports of a history repeat what was told. */
const DIAS = 20

const MESES = [11, 12]
const ICBC = 42
const MOTIVO = { motivo: 'Historia' }

/** Centavos by member. */
export type PorMiembro = Map<number, bigint>
const cents = (pesos: unknown): bigint => BigInt(Math.round(Number(pesos) * 100))

/** A few members owing two months, and what was done to them through the calls. */
export class Historia {
  readonly done = new Set<string>()
  readonly rondas: number[] = []
  /** What each report that was read tells. */
  readonly archivos = new Map<number, Archivo>()
  /** What came in beside the reports' payments: at the counter, or credited by a person; less what a receipt gave back. */
  readonly aparte: PorMiembro = new Map()
  private readonly contado = new Map<string, Dicho[]>()
  private days = 1

  constructor(
    private readonly mesa: MesaDeRondas,
    readonly members: readonly Deudor[],
  ) {}

  async live(paso: Paso): Promise<void> {
    if (await this.act(paso)) this.done.add(paso.acto)
  }

  /** Everything ordered is applied to its end, so that the sums may be asked. */
  async settle(): Promise<void> {
    for (const rondaID of this.rondas)
      for (const { id } of await this.reportsOf(rondaID, 'parcial')) await this.apply(Number(id))
  }

  reportsOf = async (rondaID: number, estado: string): Promise<Datos[]> =>
    (await this.rowsOf('rendicion.traerTodas', { rondaID })).filter((one) => one['estado'] === estado)

  rowsOf = async (que: NombreLlamada, wire: Datos): Promise<Datos[]> =>
    ((await this.mesa.call(que, wire)).datos ?? []) as Datos[]

  private async try(que: NombreLlamada, wire: Datos): Promise<boolean> {
    return (await this.mesa.call(que, wire)).estado === 1
  }

  private async act(paso: Paso): Promise<boolean> {
    const { cual } = paso
    const rondaID = this.rondas.at(-1 - (cual % 2)) ?? 0
    const member = this.members[cual % this.members.length]
    switch (paso.acto) {
      case 'cerrar':
        return this.close(MESES[cual % 2] ?? 11, cual & 2 ? ICBC : NOVIEMBRE.forma)
      case 'enviar':
        return this.try('ronda.enviar', { rondaID })
      case 'deshacerRonda':
        return this.try('ronda.deshacer', { rondaID, ...MOTIVO })
      case 'sacar':
        return this.takeOut(rondaID, cual)
      case 'leer':
        return this.read(rondaID, paso)
      case 'aplicar':
        return this.applyOne(rondaID)
      case 'detener':
        return this.applyOne(rondaID, 1 + (cual % 3))
      case 'deshacer':
        return this.undo(rondaID)
      case 'terminar':
        return this.try('ronda.terminar', { rondaID, ...MOTIVO })
      case 'pagar':
        return this.pay(member?.id ?? 0, cual)
      case 'acreditar':
        return this.credit(member?.id ?? 0)
      case 'devolver':
        return this.try('cobroPorResolver.cerrar', await this.pick(() => true, cual))
      case 'anular':
        return this.annul(cual)
      case 'irse':
        return this.leave(member?.id ?? 0)
    }
  }

  private async close(mes: number, forma: number): Promise<boolean> {
    const cual = { ...NOVIEMBRE, mes, forma }
    const { datos } = await this.mesa.call('ronda.contar', cual)
    const [van] = (datos as { listas: Datos[] }).listas
    const sobre = await this.mesa.call('ronda.cerrar', { ...cual, ...van })
    if (sobre.estado === 1) this.rondas.push(idOf(sobre))
    return sobre.estado === 1
  }

  private async takeOut(rondaID: number, cual: number): Promise<boolean> {
    const filas = await this.rowsOf('ronda.traerFilas', { rondaID, nroPagina: 1 })
    return this.try('ronda.sacar', { rondaFilaID: filas[cual % filas.length]?.['id'] ?? 0, ...MOTIVO })
  }

  /** The files of a round's applied reports, in their order. */
  private async appliedTo(rondaID: number): Promise<Archivo[]> {
    const applied = (await this.reportsOf(rondaID, 'aplicada')).map(({ id }) => Number(id))
    return applied.toSorted((a, b) => a - b).flatMap((id) => this.archivos.get(id) ?? [])
  }

  /** Centavos that came in by the applied reports of a round, and that went back after they were collected. */
  cameIn = async (rondaID: number): Promise<bigint> => sumCame(await this.appliedTo(rondaID))
  wentBack = async (rondaID: number): Promise<bigint> => sumReturned(await this.appliedTo(rondaID))

  /** A report of one of the files; every other one repeats all that was told before of it. */
  private async read(rondaID: number, { cual, dice }: Paso): Promise<boolean> {
    const repeats = cual > 3 || this.days > DIAS
    const filas = await this.rowsOf('ronda.traerFilas', { rondaID, nroPagina: 1 })
    if (filas.length === 0) return false
    const clase = filas[0]?.['clase'] === 'SB' ? 'SB' : (CLASES[(cual >> 1) % 2] ?? 'CA')
    const dia = `2026-11-${String(1 + (this.days++ % DIAS)).padStart(2, '0')}`
    const before = this.contado.get(`${rondaID} ${clase}`) ?? []
    const fresh = filas.flatMap((fila, n) => {
      const dicho = dice[n % dice.length]
      const own = fila['sacada'] === null && fila['clase'] === clase
      const again = before.find((one) => one.importe && one.matriculadoID === Number(fila['matriculadoID']))
      if (own && dicho === 'otraVez' && repeats && again) return [again]
      return own ? said(fila, dicho, dia) : []
    })
    const lost = dice.flatMap((dicho) => LOST[dicho] ?? [])
    const dichos = [...(repeats ? before : []), ...fresh, ...lost]
    if (dichos.length === 0) return false
    const sobre = await this.mesa.report(rondaID, dichos, clase)
    if (sobre.estado !== 1) return false
    this.contado.set(`${rondaID} ${clase}`, repeats ? dichos : [...before, ...dichos])
    this.archivos.set(idOf(sobre), { rondaID, clase, dichos, cobros: countCobros(dichos) })
    return true
  }

  /** The report that was stopped, or else those of both files that were read, in one job. */
  private async applyOne(rondaID: number, stopAfter?: number): Promise<boolean> {
    const [open] = await this.reportsOf(rondaID, 'parcial')
    const read = open ? [open] : await this.reportsOf(rondaID, 'leida')
    const [first, ...luego] = read.map(({ id }) => Number(id)).toSorted((a, b) => a - b)
    return first !== undefined && this.apply(first, stopAfter, luego)
  }

  private async apply(rendicionID: number, stopAfter?: number, luego: number[] = []): Promise<boolean> {
    const mas = luego.length > 0 ? { luegoJSON: JSON.stringify(luego) } : {}
    const ordered = await this.mesa.call('rendicion.aplicar', { rendicionID, ...mas })
    if (ordered.estado !== 1) return false
    const { tareaID } = ordered.datos as { tareaID: number }
    const trabajo = applyInLots(1)
    let lots = 0
    const final = await this.mesa.work(tareaID, {
      ...trabajo,
      paso: async (tx, tarea) => {
        if (++lots === stopAfter) await this.mesa.call('tarea.detener', { tareaID })
        return trabajo.paso(tx, tarea)
      },
    })
    if (final.estado === 'fallada') throw new Error(`No se aplicó: ${final.resumen}`)
    return stopAfter === undefined || final.estado === 'detenida'
  }

  private async undo(rondaID: number): Promise<boolean> {
    const [last] = [
      ...(await this.reportsOf(rondaID, 'parcial')),
      ...(await this.reportsOf(rondaID, 'aplicada')),
    ]
    return this.try('rendicion.deshacer', { rendicionID: last?.['id'] ?? 0, ...MOTIVO })
  }

  private async pay(matriculadoID: number, bits: number): Promise<boolean> {
    const rows = (await this.mesa.caja.pending(matriculadoID)).filter((_row, n) => (bits >> n) & 1)
    if (rows.length === 0 || (await this.mesa.caja.pay(rows)).sobre.estado !== 1) return false
    for (const { monto } of rows) this.count(matriculadoID, cents(monto))
    return true
  }

  private count(matriculadoID: number, centavos: bigint): void {
    this.aparte.set(matriculadoID, (this.aparte.get(matriculadoID) ?? 0n) + centavos)
  }

  /** One of those that wait, of those that are asked for. */
  private async pick(which: (row: Datos) => boolean, cual: number): Promise<Datos> {
    const rows = (await this.rowsOf('cobroPorResolver.traerTodos', { estado: 'pendiente' })).filter(which)
    const row = rows[cual % rows.length]
    return { ...row, cobroPorResolverID: row?.['id'] ?? 0, ...MOTIVO }
  }

  private async credit(matriculadoID: number): Promise<boolean> {
    const { cobroPorResolverID, importe } = await this.pick((row) => row['reversa'] === false, 0)
    const wire = { cobroPorResolverID, matriculadoID, ...MOTIVO }
    if (!(await this.try('cobroPorResolver.acreditar', wire))) return false
    this.count(matriculadoID, cents(importe))
    return true
  }

  /** The receipt may be of somebody else, to whom a second collection was credited, and by another than was shown. */
  private async annul(cual: number): Promise<boolean> {
    const { cobroPorResolverID, importe } = await this.pick((row) => row['reversa'] === true, cual)
    if (!(await this.try('cobroPorResolver.anularRecibo', { cobroPorResolverID }))) return false
    const [pago] = await this.mesa.caja.db.query<{ quien: number }>(
      `SELECT p.matriculado_id AS quien FROM cobro_por_resolver c JOIN pago p ON p.id = c.anulado_id WHERE c.id = $1`,
      [cobroPorResolverID],
    )
    this.count(pago?.quien ?? 0, -cents(importe))
    return true
  }

  private async leave(matriculadoID: number): Promise<boolean> {
    const { datos } = await this.mesa.call('da_listado.traerDatos', { matriculadoID })
    const daListadoID = (datos as { id?: number } | null)?.id ?? 0
    return this.try('da_listado.baja', { matriculadoID, daListadoID })
  }
}
