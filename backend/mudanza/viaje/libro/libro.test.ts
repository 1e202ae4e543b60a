import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Asentador } from '@/backend/mudanza/viaje/libro/asentar'
import { closeLibro } from '@/backend/mudanza/viaje/libro/cerrar'
import { Libro, type Pendiente, type Renglon } from '@/backend/mudanza/viaje/libro/libro'
import { CERO, centavos, sumMoney } from '@/domain/dinero'
import type { TipoPago } from '@/domain/estados'
import type { DecisionDeMudanza } from '@/domain/mudanza/diferencia'

const CORTE = '2026-11-30'
const ENERO = 'Matrícula ACTIVO 01/2026'
const FEBRERO = 'Matrícula ACTIVO 02/2026'

const row = (
  fecha: string,
  tipo: TipoPago | null,
  concepto: string,
  lados: { debe?: number; haber?: number },
  pago = 0,
): Renglon => ({
  ...{ fecha, tipo, concepto, pago },
  debe: centavos(BigInt(lados.debe ?? 0)),
  haber: centavos(BigInt(lados.haber ?? 0)),
})
const owed = (id: number, tipo: TipoPago, nombre: string, monto: number): Pendiente => ({
  ...{ id, tipo, nombre, mes: null, monto: centavos(BigInt(monto)), fecha: '2026-01-01' },
})
const saldoOf = (rows: readonly Renglon[]) =>
  centavos(rows.reduce((sum, { debe, haber }) => sum + debe - haber, 0n))

function make(
  renglones: readonly Renglon[],
  pendientes: readonly Pendiente[] = [],
  {
    saldo = saldoOf(renglones),
    decision,
    planes = [],
  }: { saldo?: bigint; decision?: DecisionDeMudanza; planes?: number[] } = {},
): Libro {
  const libro = new Libro()
  const names = pendientes.map(({ nombre }) => nombre)
  new Asentador(libro, renglones, new Set(planes), names).run()
  closeLibro(libro, { fecha: CORTE, pendientes, saldo: centavos(saldo), decision })
  check(libro)
  return libro
}

/** What `verificar` asks of a ledger. */
function check(libro: Libro): void {
  let favor = 0n
  for (const { debe, haber, cargo, acto } of libro.inOrder()) {
    expect(debe >= 0n && haber >= 0n && (debe === 0n) !== (haber === 0n)).toBe(true)
    if (!cargo) favor += haber - debe
    expect(favor >= 0n, acto).toBe(true)
  }
  expect(libro.aFavor).toBe(favor)
  for (const cargo of libro.cargos) {
    const own = libro.asientos.filter((asiento) => asiento.cargo === cargo)
    expect(own.reduce((sum, { debe, haber }) => sum + debe - haber, 0n)).toBe(cargo.cierre ? 0n : cargo.monto)
    if (cargo.cierre && 'pago' in cargo.cierre)
      expect(cargo.cierre).toMatchObject({ monto: cargo.monto, anulada: undefined })
  }
  for (const pago of libro.pagos) {
    const own = libro.asientos.filter((asiento) => asiento.pago === pago)
    const total = sumMoney([
      ...pago.lineas.map(({ monto }) => monto),
      ...pago.favor.map(({ haber }) => haber),
    ])
    expect(total > 0n).toBe(true)
    expect(sumMoney(own.filter(({ acto }) => acto === 'cobrar').map(({ haber }) => haber))).toBe(total)
    for (const { anulada } of pago.lineas) expect(anulada !== undefined).toBe(pago.anulado !== undefined)
    if (pago.anulado) expect(own.reduce((sum, { debe, haber }) => sum + debe - haber, 0n)).toBe(0n)
    else if (pago.aplicado) expect(pago.aplicado.debe).toBe(total)
  }
  const mirrored = libro.asientos.flatMap(({ revierte }) => revierte ?? [])
  expect(new Set(mirrored).size).toBe(mirrored.length)
  for (const asiento of libro.asientos)
    if (asiento.revierte) {
      const { debe, haber, cargo, revierte } = asiento.revierte
      expect(revierte).toBeUndefined()
      expect(asiento).toMatchObject({ debe: haber, haber: debe })
      expect(asiento.cargo).toBe(cargo)
    }
}

const acts = (libro: Libro) => libro.asientos.map(({ acto, debe, haber }) => `${acto} ${debe - haber}`)

describe('an account becomes a ledger', () => {
  const enero = row('2026-01-01', 3, ENERO, { debe: 10_000 })
  const febrero = row('2026-02-01', 3, FEBRERO, { debe: 10_000 })

  test('months that were charged, one paid', () => {
    const libro = make(
      [enero, febrero, row('2026-02-10', 3, ENERO, { haber: 10_000 }, 7)],
      [owed(2, 3, FEBRERO, 10_000)],
    )
    expect(acts(libro)).toEqual(['cargar 10000', 'cargar 10000', 'cobrar -10000'])
    expect(libro.pagos).toMatchObject([{ viejo: 7, fecha: '2026-02-10', lineas: [{ monto: 10_000n }] }])
    expect(libro.open()).toMatchObject([{ nombre: FEBRERO, pendiente: { id: 2 } }])
    expect(libro.avisos).toEqual([])
  })

  test('less than a charge pays a part of it, and the rest is paid by what follows', () => {
    const libro = make([
      enero,
      row('2026-01-10', 3, ENERO, { haber: 6_000 }, 7),
      row('2026-01-20', 3, ENERO, { haber: 4_000 }, 8),
    ])
    expect(libro.cargos.map(({ nombre, monto }) => [nombre, monto])).toEqual([
      [ENERO, 6_000n],
      [`Diferencia de ${ENERO}`, 4_000n],
    ])
    expect(libro.open()).toEqual([])
    expect(libro.avisos).toEqual([])
  })

  test('a rest that has a name of its own is a charge, also where the first was paid by as much', () => {
    const rest = `Diferencia de ${ENERO}`
    const libro = make(
      [
        row('2026-01-01', 3, ENERO, { debe: 5_000 }),
        row('2026-01-10', 3, ENERO, { haber: 5_000 }, 7),
        row('2026-01-11', 3, rest, { debe: 5_000 }),
      ],
      [owed(2, 3, rest, 5_000)],
    )
    expect(libro.pagos).toMatchObject([{ anulado: undefined }])
    expect(libro.open()).toMatchObject([{ nombre: rest, pendiente: { id: 2 } }])
    expect(libro.avisos).toEqual([])
  })

  test('more than a charge leaves the rest in favour', () => {
    const libro = make([enero, row('2026-01-10', 3, ENERO, { haber: 12_500 }, 7)])
    expect(libro.aFavor).toBe(2_500n)
    expect(libro.pagos).toMatchObject([{ lineas: [{ monto: 10_000n }], favor: [{ haber: 2_500n }] }])
  })

  test('a payment reversed owes its charges again', () => {
    const libro = make(
      [
        ...[enero, febrero],
        row('2026-02-10', 3, ENERO, { haber: 10_000 }, 7),
        row('2026-02-10', 3, FEBRERO, { haber: 10_000 }, 7),
        row('2026-02-11', 3, `Se anuló el recibo 7: ${ENERO}`, { debe: 10_000 }),
        row('2026-02-11', 3, `Se anuló el recibo 7: ${FEBRERO}`, { debe: 10_000 }),
      ],
      [owed(1, 3, ENERO, 10_000), owed(2, 3, FEBRERO, 10_000)],
    )
    expect(libro.pagos).toMatchObject([{ anulado: '2026-02-11' }])
    expect(libro.cargos).toHaveLength(2)
    expect(libro.avisos).toEqual([])
  })

  test('one reversed in part is two payments', () => {
    const libro = make(
      [
        ...[enero, febrero],
        row('2026-02-10', 3, ENERO, { haber: 10_000 }, 7),
        row('2026-02-10', 3, FEBRERO, { haber: 10_000 }, 7),
        row('2026-02-11', 3, `Devuelto: ${FEBRERO}`, { debe: 10_000 }),
      ],
      [owed(2, 3, FEBRERO, 10_000)],
    )
    expect(libro.pagos.map(({ viejo, anulado, lineas }) => [viejo, anulado, lineas.length])).toEqual([
      [7, undefined, 1],
      [7, '2026-02-11', 1],
    ])
    expect(libro.avisos).toEqual(['El pago 7 se anuló en parte: quedó como dos pagos'])
  })

  test('credit that a payment left, used by another and given back with it', () => {
    const rows = [
      enero,
      row('2026-01-10', 3, ENERO, { haber: 10_000 }, 7),
      row('2026-01-10', null, 'Saldo a favor', { haber: 10_000 }, 7),
      febrero,
      row('2026-02-10', null, 'Se usó el saldo a favor', { debe: 10_000 }),
      row('2026-02-10', 3, FEBRERO, { haber: 10_000 }, 8),
    ]
    const used = make(rows)
    expect(used.pagos.map(({ aplicado }) => aplicado?.debe)).toEqual([undefined, 10_000n])
    expect(used.aFavor).toBe(0n)
    const back = make(
      [
        ...rows,
        row('2026-02-12', null, 'Se anuló el recibo 8', { haber: 10_000 }),
        row('2026-02-12', 3, `Se anuló el recibo 8: ${FEBRERO}`, { debe: 10_000 }),
        row('2026-02-13', 3, `Se anuló el recibo 7: ${ENERO}`, { debe: 10_000 }),
        row('2026-02-13', null, 'Se anuló el recibo 7', { debe: 10_000 }),
      ],
      [owed(1, 3, ENERO, 10_000), owed(2, 3, FEBRERO, 10_000)],
    )
    expect(back.pagos.map(({ anulado }) => anulado)).toEqual(['2026-02-13', '2026-02-12'])
    expect(back.avisos).toEqual([])
  })

  test('what a plan took, its instalments, and a discount', () => {
    const libro = make(
      [
        enero,
        row('2026-01-20', 3, `Pasa al plan de pagos 4: ${ENERO}`, { haber: 10_000 }),
        row('2026-01-20', 2, 'Plan de Pagos 4 – Cuota 1/2', { debe: 5_000 }),
        row('2026-01-20', 2, 'Plan de Pagos 4 – Cuota 2/2', { debe: 5_000 }),
        row('2026-01-25', 2, 'Descuento: Plan de Pagos 4 – Cuota 2/2', { haber: 1_000 }),
      ],
      [owed(1, 2, 'Plan de Pagos 4 – Cuota 1/2', 5_000), owed(2, 2, 'Plan de Pagos 4 – Cuota 2/2', 4_000)],
      { planes: [4] },
    )
    expect(libro.cargos.map(({ cierre }) => cierre)).toEqual([{ planID: 4 }, undefined, undefined])
    expect(libro.avisos).toEqual([])
  })

  test('a charge that was written off is owed again by its name', () => {
    const libro = make([
      enero,
      row('2026-03-01', 3, `Eliminada: ${ENERO}`, { haber: 10_000 }),
      row('2026-03-02', 3, `Vuelve: ${ENERO}`, { debe: 10_000 }),
      row('2026-03-03', 3, `Eliminada: ${ENERO}`, { haber: 10_000 }),
    ])
    expect(acts(libro)).toEqual(['cargar 10000', 'anular -10000', 'ajustar 10000', 'ajustar -10000'])
    expect(libro.cargos).toHaveLength(1)
  })
})

describe('what the account does not explain', () => {
  const enero = row('2026-01-01', 3, ENERO, { debe: 10_000 })

  test('a pending charge without a row, and a row that is not pending', () => {
    const libro = make([enero], [owed(9, 1, 'Multa', 10_000)])
    expect(libro.open()).toMatchObject([{ nombre: 'Multa', pendiente: { id: 9 } }])
    expect(libro.avisos).toEqual(['Lo pendiente no sale de la cuenta: 1 cargos agregados, 1 quitados'])
  })

  test('an account that owes more than what is pending waits for a person', () => {
    const rows = [enero, row('2026-02-01', null, 'Ajuste', { debe: 500 })]
    const pending = [owed(1, 3, ENERO, 10_000)]
    const saldo = (decision?: DecisionDeMudanza) => {
      const libro = make(rows, pending, { ...(decision && { decision }) })
      return libro.asientos.reduce((sum, { debe, haber }) => sum + debe - haber, 0n)
    }
    expect([saldo(), saldo('pendiente'), saldo('cuenta')]).toEqual([10_000n, 10_000n, 10_500n])
  })

  test('whatever the rows are, the ledger is one and owes what is pending', () => {
    const tipo = fc.constantFrom<TipoPago | null>(1, 2, 3, null)
    const nombre = fc.constantFrom(
      ENERO,
      FEBRERO,
      'Plan de Pagos 4 – Cuota 1/2',
      'Multa',
      `Anulado: ${ENERO}`,
      'Pasa al plan de pagos 4: Multa',
    )
    const amount = fc.constantFrom(100, 100, 250, 1_000, 2_000)
    const renglon = fc
      .record({
        dia: fc.integer({ min: 1, max: 28 }),
        tipo,
        nombre,
        amount,
        debit: fc.boolean(),
        pago: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ dia, tipo, nombre, amount, debit, pago }) =>
        row(
          `2026-01-${String(dia).padStart(2, '0')}`,
          tipo,
          nombre,
          debit ? { debe: amount } : { haber: amount },
          debit ? 0 : pago,
        ),
      )
    const pendiente = fc
      .record({
        id: fc.integer({ min: 1, max: 99 }),
        tipo: fc.constantFrom<TipoPago>(1, 2, 3),
        nombre,
        amount,
      })
      .map(({ id, tipo, nombre, amount }) => owed(id, tipo, nombre, amount))
    fc.assert(
      fc.property(
        fc.array(renglon, { maxLength: 25 }),
        fc.array(pendiente, { maxLength: 5 }),
        (rows, pending) => {
          const sorted = rows.toSorted((a, b) => a.fecha.localeCompare(b.fecha))
          const libro = make(sorted, pending, { planes: [4] })
          const P = sumMoney(pending.map(({ monto }) => monto))
          const S = saldoOf(sorted)
          expect(
            libro
              .open()
              .map(({ pendiente: one }) => one?.id)
              .sort(),
          ).toEqual(pending.map(({ id }) => id).sort())
          expect(sumMoney(libro.open().map(({ monto }) => monto))).toBe(P)
          expect(libro.aFavor).toBe(S > P ? CERO : P - S)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
