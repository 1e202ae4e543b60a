import { applyInLots } from '@/backend/debitos/rendicion/aplicar'
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
  'irse',
] as const
export interface Paso {
  acto: (typeof ACTOS)[number]
  /** Which member, round or row it is about. */
  cual: number
  /** What the bank says of each member, in this order. */
  dice: readonly (typeof DICHOS)[number][]
}

export const DICHOS = ['todo', 'deMas', 'deMenos', 'nada', 'callado', 'dosVeces', 'otraCuenta'] as const

const MESES = [11, 12]
const MOTIVO = { motivo: 'Historia' }

/** A few members owing two months, and what was done to them through the calls. */
export class Historia {
  readonly done = new Set<string>()
  readonly rondas: number[] = []
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

  private act(paso: Paso): Promise<boolean> {
    const { cual } = paso
    const rondaID = this.rondas.at(-1 - (cual % 2)) ?? 0
    const member = this.members[cual % this.members.length]
    switch (paso.acto) {
      case 'cerrar':
        return this.close(MESES[cual % 2] ?? 11)
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
        return this.resolve('cobroPorResolver.acreditar', { matriculadoID: member?.id })
      case 'devolver':
        return this.resolve('cobroPorResolver.cerrar', {})
      case 'irse':
        return this.leave(member?.id ?? 0)
    }
  }

  private async close(mes: number): Promise<boolean> {
    const cual = { ...NOVIEMBRE, mes }
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

  private async read(rondaID: number, { dice }: Paso): Promise<boolean> {
    const filas = await this.rowsOf('ronda.traerFilas', { rondaID, nroPagina: 1 })
    const dia = `2026-11-${String(1 + (this.days++ % 20)).padStart(2, '0')}`
    const dichos = filas.flatMap((fila, n) =>
      fila['sacada'] === null ? said(fila, dice[n % dice.length], dia) : [],
    )
    return dichos.length > 0 && (await this.mesa.report(rondaID, dichos)).estado === 1
  }

  private async applyOne(rondaID: number, stopAfter?: number): Promise<boolean> {
    const [open] = [
      ...(await this.reportsOf(rondaID, 'parcial')),
      ...(await this.reportsOf(rondaID, 'leida')),
    ]
    return open !== undefined && this.apply(Number(open['id']), stopAfter)
  }

  private async apply(rendicionID: number, stopAfter?: number): Promise<boolean> {
    const ordered = await this.mesa.call('rendicion.aplicar', { rendicionID })
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
    return rows.length > 0 && (await this.mesa.caja.pay(rows)).sobre.estado === 1
  }

  private async resolve(que: NombreLlamada, mas: Datos): Promise<boolean> {
    const [cobro] = await this.rowsOf('cobroPorResolver.traerTodos', { estado: 'pendiente' })
    return this.try(que, { cobroPorResolverID: cobro?.['id'] ?? 0, ...mas, ...MOTIVO })
  }

  private async leave(matriculadoID: number): Promise<boolean> {
    const { datos } = await this.mesa.call('da_listado.traerDatos', { matriculadoID })
    const daListadoID = (datos as { id?: number } | null)?.id ?? 0
    return this.try('da_listado.baja', { matriculadoID, daListadoID })
  }
}

function said(fila: Datos, dicho: Paso['dice'][number] | undefined, dia: string): Dicho[] {
  const matriculadoID = Number(fila['matriculadoID'])
  const importe = BigInt(Math.round(Number(fila['importe']) * 100))
  const all: Dicho = { matriculadoID, importe, dia }
  switch (dicho) {
    case 'callado':
      return []
    case 'nada':
      return [{ matriculadoID, dia, texto: `Cuenta sin saldo el ${dia}` }]
    case 'deMas':
      return [{ ...all, importe: importe + 100n }]
    case 'deMenos':
      return [{ ...all, importe: importe - 100n }]
    case 'dosVeces':
      return [all, { ...all, dia: '2026-11-25' }]
    case 'otraCuenta':
      return [{ ...all, cbu: '3210001130000070010010' }]
    case 'todo':
    case undefined:
      return [all]
  }
}
