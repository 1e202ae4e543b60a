import { subtract, sumMoney, toDecimalText, type Centavos } from '@/domain/dinero'
import { TIPO_NOMBRES } from '@/domain/estados'
import { formatFecha, type Fecha } from '@/domain/fechas'
import type { ClaseDeDiferencia, DecisionDeMudanza, Que } from '@/domain/mudanza/diferencia'
import { plegar } from '@/domain/plegar'

export interface Renglon {
  fecha: Fecha | null
  debe: Centavos
  haber: Centavos
}

/** A row of the other server's account, as `mudanza_cuenta.filas` keeps it. */
export interface FilaAjena extends Renglon {
  concepto: string | null
  /** As it was printed. */
  saldo: Centavos | null
}

/** What was pending there, as `mudanza_cuenta.pendientes` keeps it. */
export interface PendienteAjeno {
  id: number | null
  tipo: number | null
  nombre: string | null
  mes: number | null
  anio: number | null
  monto: Centavos | null
}

export interface FichaComparada {
  tipoMatriculaID: number | null
  estado: string | null
  matricula: number | null
  dni: number | null
}

export interface Ellos {
  ficha: FichaComparada
  seguro: string | null
  /** What its own periods say of that day; undefined where they were not read. */
  seguroSegunPeriodos: string | undefined
  filas: readonly FilaAjena[]
  pendientes: readonly PendienteAjeno[]
  /** Why what is known of it may not be what is there. */
  falta: { dinero?: 'cambio' | 'sin leer' | undefined; seguro?: 'cambio' | 'sin leer' | undefined }
  /** Whether an amount was off its centavo. */
  conFracciones: () => boolean
}

export interface Nosotros {
  ficha: FichaComparada
  seguro: string
  pendiente: Centavos
  /** How many are pending, by type. */
  porTipo: ReadonlyMap<number, number>
  filas: readonly Renglon[]
}

export interface Diferencia {
  que: Que
  clase: ClaseDeDiferencia
  viejo: string | null
  nuevo: string | null
  importe: Centavos
  fila: number | null
}

/** What else is known of the member. */
export interface Sabido {
  /** Whether a finding explains the difference. */
  hallazgo: (que: Que) => boolean
  /** What a person decided of an account that owes more than what is pending. */
  decision: DecisionDeMudanza | undefined
}

const NADA = 0n as Centavos
const isDinero = (que: Que): boolean => que !== 'seguro' && que !== 'ficha'

export const pendienteDe = ({ pendientes }: Pick<Ellos, 'pendientes'>): Centavos =>
  sumMoney(pendientes.map(({ monto }) => monto ?? NADA))

export const saldoNuestro = (filas: readonly Renglon[]): Centavos => sumMoney(filas.map(movedBy))

/** The last balance that is printed; an account without any says nothing against what is pending. */
export const saldoDe = (ellos: Pick<Ellos, 'filas' | 'pendientes'>): Centavos =>
  ellos.filas.findLast(({ saldo }) => saldo !== null)?.saldo ?? pendienteDe(ellos)

const movedBy = ({ debe, haber }: Renglon): Centavos => subtract(debe, haber)

/** In what a member differs, to the centavo, each once. */
export function compararUno(ellos: Ellos, nosotros: Nosotros, sabido: Sabido): Diferencia[] {
  const found = [...inMoney(ellos, nosotros), ...inRecord(ellos, nosotros)]
  const { dinero } = ellos.falta
  if (dinero && !found.some(({ que }) => que === 'saldo'))
    found.unshift({
      que: 'saldo',
      ...{ viejo: toDecimalText(saldoDe(ellos)), nuevo: toDecimalText(saldoNuestro(nosotros.filas)) },
      ...{ importe: NADA, fila: null },
    })
  const clase =
    dinero ?? (found.some(({ que }) => isDinero(que)) ? claseDelDinero(ellos, nosotros, sabido) : undefined)
  return found.map((one) => ({
    ...one,
    clase: isDinero(one.que)
      ? (clase ?? byRule(one.que, sabido))
      : ((one.que === 'seguro' ? claseDelSeguro(ellos, nosotros) : undefined) ?? byRule(one.que, sabido)),
  }))
}

type SinClase = Omit<Diferencia, 'clase'>

/** A label that its own periods do not bear out is told there, where ours is what they say. */
const claseDelSeguro = (ellos: Ellos, { seguro }: Nosotros): ClaseDeDiferencia | undefined =>
  ellos.falta.seguro ?? (ellos.seguroSegunPeriodos === seguro ? 'origen' : undefined)

const byRule = (que: Que, { hallazgo }: Sabido): ClaseDeDiferencia =>
  hallazgo(que) ? 'regla' : 'sin explicar'

function inMoney(ellos: Ellos, nosotros: Nosotros): SinClase[] {
  const found: SinClase[] = []
  const amounts = [
    ['pendiente', pendienteDe(ellos), nosotros.pendiente],
    ['saldo', saldoDe(ellos), saldoNuestro(nosotros.filas)],
  ] as const
  for (const [que, theirs, ours] of amounts)
    if (theirs !== ours)
      found.push({
        que,
        ...{ viejo: toDecimalText(theirs), nuevo: toDecimalText(ours) },
        ...{ importe: subtract(theirs, ours), fila: null },
      })
  const [viejo, nuevo] = [writeCounts(countByType(ellos.pendientes)), writeCounts(nosotros.porTipo)]
  if (viejo !== nuevo) found.push({ que: 'cantidad', viejo, nuevo, importe: NADA, fila: null })
  const missing = firstMissing(ellos.filas, nosotros.filas)
  const row = missing === undefined ? undefined : ellos.filas[missing]
  if (row && missing !== undefined)
    found.push({ que: 'filas', viejo: writeRow(row), nuevo: null, importe: NADA, fila: missing + 1 })
  return found
}

function countByType(pendientes: readonly PendienteAjeno[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { tipo } of pendientes) counts.set(tipo ?? 0, (counts.get(tipo ?? 0) ?? 0) + 1)
  return counts
}

const writeCounts = (counts: ReadonlyMap<number, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([tipo, count]) => `${TIPO_NOMBRES[tipo as keyof typeof TIPO_NOMBRES] ?? 'Sin tipo'}: ${count}`)
    .join(', ') || 'ninguno'

const writeRow = ({ fecha, debe, haber, concepto }: FilaAjena): string =>
  [
    fecha ? formatFecha(fecha) : 'sin fecha',
    concepto ?? '',
    debe !== 0n ? `debe ${toDecimalText(debe)}` : `haber ${toDecimalText(haber)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/**
 * Of rows that must stand in ours in their order, the first that does not. Rows that move nothing are not looked for, one
 * with both amounts is two of ours, and one without a day is found by its amount.
 */
function firstMissing(theirs: readonly Renglon[], ours: readonly Renglon[]): number | undefined {
  let at = 0
  const find = (fecha: Fecha | null, debe: bigint, haber: bigint): boolean => {
    while (at < ours.length) {
      const own = ours[at++]
      if (own && (fecha ?? own.fecha) === own.fecha && own.debe === debe && own.haber === haber) return true
    }
    return false
  }
  const missing = theirs.findIndex(
    ({ fecha, debe, haber }) =>
      (debe !== 0n && !find(fecha, debe, 0n)) || (haber !== 0n && !find(fecha, 0n, haber)),
  )
  return missing === -1 ? undefined : missing
}

function inRecord({ ficha, seguro }: Ellos, nosotros: Nosotros): SinClase[] {
  const found: SinClase[] = []
  const none = { importe: NADA, fila: null }
  const one = (named: string, value: string | number | null) => `${named} ${value ?? 'sin dato'}`
  const own = nosotros.ficha
  const pairs = [
    ...(sameState(ficha, own) ? [] : [['Estado', ficha.estado, own.estado] as const]),
    ...(ficha.matricula === own.matricula ? [] : [['Matrícula', ficha.matricula, own.matricula] as const]),
    ...(ficha.dni === own.dni ? [] : [['DNI', ficha.dni, own.dni] as const]),
  ]
  if (pairs.length > 0)
    found.push({
      que: 'ficha',
      viejo: pairs.map(([named, value]) => one(named, value)).join(', '),
      nuevo: pairs.map(([named, , value]) => one(named, value)).join(', '),
      ...none,
    })
  // A server may have no label for who has no cover.
  if (plegar(seguro ?? 'SIN COBERTURA') !== plegar(nosotros.seguro))
    found.push({ que: 'seguro', viejo: seguro, nuevo: nosotros.seguro, ...none })
  return found
}

const sameState = (one: FichaComparada, other: FichaComparada): boolean =>
  one.tipoMatriculaID === null
    ? plegar(one.estado ?? '') === plegar(other.estado ?? '')
    : one.tipoMatriculaID === other.tipoMatriculaID

/** Why the money differs, where it is their own or somebody decided it and was obeyed; undefined where neither. */
function claseDelDinero(
  ellos: Ellos,
  nosotros: Nosotros,
  { decision }: Sabido,
): ClaseDeDiferencia | undefined {
  const [pending, balance] = [pendienteDe(ellos), saldoDe(ellos)]
  if (balance > pending && (decision === 'pendiente' || decision === 'cuenta')) {
    const wanted = decision === 'pendiente' ? pending : balance
    const obeyed = nosotros.pendiente === wanted && saldoNuestro(nosotros.filas) === wanted
    return obeyed ? 'origen' : 'sin explicar'
  }
  if (balance > pending || !addsUp(ellos)) return 'origen'
  return ellos.conFracciones() ? 'redondeo' : undefined
}

/** Whether each row's balance is that of the one before and what it moves, with the days in order, and each pending one is whole. */
function addsUp({ filas, pendientes }: Ellos): boolean {
  if (!pendientes.every(isWhole)) return false
  return filas.every((row, index) => {
    const before = filas[index - 1]
    if (!before) return row.saldo === null || row.saldo === movedBy(row)
    if (row.fecha === null || (before.fecha !== null && row.fecha < before.fecha)) return false
    if (row.saldo === null || before.saldo === null) return true
    return row.saldo === before.saldo + movedBy(row)
  })
}

const isWhole = ({ id, tipo, monto }: PendienteAjeno): boolean =>
  id !== null && (tipo ?? 0) in TIPO_NOMBRES && monto !== null && monto > 0n
