import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DICHOS } from '@/backend/prueba/debitos/dichos'
import { ACTOS, Historia, type Paso, type PorMiembro } from '@/backend/prueba/debitos/historia'
import { openRondas, type Datos, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
afterAll(() => mesa.end())

/** As many as are asked for; those of every run are enough to find what is often wrong. */
const HISTORIAS = Number(process.env['HISTORIAS'] ?? 8)
const GRUPOS = Number(process.env['HISTORIAS_PASOS'] ?? 12)

const paso: fc.Arbitrary<Paso> = fc.record({
  // What a round goes through comes more often, so that histories come far.
  acto: fc.constantFrom(...ACTOS, 'cerrar', 'enviar', 'leer', 'leer', 'aplicar', 'aplicar'),
  cual: fc.integer({ min: 0, max: 7 }),
  dice: fc.array(fc.constantFrom(...DICHOS), { minLength: 3, maxLength: 3 }),
})
/** Steps of a group are done at once. */
const historia = fc.array(fc.array(paso, { minLength: 1, maxLength: 2 }), {
  minLength: 5,
  maxLength: GRUPOS,
  size: 'max',
})
const step = (acto: Paso['acto'], cual = 0, ...dice: Paso['dice']): Paso[] => [
  { acto, cual, dice: dice.length > 0 ? dice : ['todo'] },
]
/** Each act surely succeeds once. */
const segura: Paso[][] = [
  step('cerrar'),
  step('deshacerRonda'),
  step('cerrar'),
  step('sacar', 2),
  step('enviar'),
  step('leer', 0, 'dosVeces', 'deMenos'),
  step('detener', 0),
  step('aplicar'),
  step('deshacer'),
  step('leer', 2, 'todo', 'ceros'),
  step('leer', 0, 'ceros'),
  step('aplicar'),
  step('deshacer'),
  step('deshacer'),
  step('leer', 0, 'otraCuenta', 'nada'),
  step('aplicar'),
  step('acreditar'),
  step('leer', 0, 'dosVeces', 'callado'),
  step('aplicar'),
  step('devolver'),
  step('pagar', 5),
  step('cerrar', 1),
  step('enviar'),
  step('leer', 0, 'deMas', 'callado', 'nada'),
  step('aplicar'),
  step('terminar'),
  step('irse', 1),
]

/**
 * Files that repeat what was told before, with a second collection, and lines of nobody that are equal in both files, or but
 * for the account.
 */
const acumulada: Paso[][] = [
  step('cerrar'),
  step('enviar'),
  step('leer', 0, 'todo', 'nada', 'deNadie'),
  step('leer', 2, 'todo', 'deNadie'),
  step('aplicar'),
  step('leer', 4, 'otraVez'),
  step('leer', 6, 'otraVez', 'ceros'),
  step('aplicar'),
  step('leer', 4, 'callado', 'ceros'),
  step('aplicar'),
  step('leer', 0, 'callado', 'otroNadie'),
  step('aplicar'),
]

/** What a second report said is taken back, and the first one's word stands. */
const corregida: Paso[][] = [
  step('cerrar'),
  step('enviar'),
  step('leer', 0, 'nada'),
  step('aplicar'),
  step('leer', 0, 'todo'),
  step('aplicar'),
  step('deshacer'),
]

/** ICBC has it pending, gives it back at once, in halves, twice, and more than there was. */
const devuelta: Paso[][] = [
  step('cerrar', 2),
  step('enviar'),
  step('leer', 0, 'pendiente', 'devuelto'),
  step('aplicar'),
  step('leer', 4, 'todo', 'tarde'),
  step('aplicar'),
  step('leer', 4, 'mitad', 'devuelto'),
  step('aplicar'),
  step('anular'),
  step('anular'),
  step('leer', 4, 'mitad', 'demasiado'),
  step('aplicar'),
  step('anular'),
  step('leer', 4, 'dosVeces', 'callado'),
  step('aplicar'),
  step('acreditar', 3),
  step('leer', 4, 'devuelto', 'callado'),
  step('aplicar'),
  step('anular', 1),
  step('devolver'),
]

const cents = (pesos: unknown): number => Math.round(Number(pesos) * 100)
const sumOf = (rows: readonly Datos[], key: string): number =>
  rows.reduce((sum, row) => sum + cents(row[key]), 0)

async function allCobros(historia: Historia, nroPagina = 1): Promise<Datos[]> {
  const page = await historia.rowsOf('cobroPorResolver.traerTodos', { nroPagina })
  return page.length === 0 ? [] : [...page, ...(await allCobros(historia, nroPagina + 1))]
}

interface Sumas {
  /** What the applied reports tell came in and, of that, went back later, by their bytes. */
  entro: number
  volvio: number
  /** By member. */
  pagado: PorMiembro
}

/** Sent is collected, refused, pending or missing. */
async function settleRonda(historia: Historia, rondaID: number): Promise<Sumas> {
  const { total } = (await mesa.call('ronda.traerDatos', { rondaID })).datos as Datos
  const filas = await historia.rowsOf('ronda.traerFilas', { rondaID, nroPagina: 1 })
  const sent = filas.filter((fila) => fila['sacada'] === null)
  const reports = await historia.reportsOf(rondaID, 'aplicada')
  const lines: Datos[] = []
  for (const { id: rendicionID } of reports)
    for (const line of await historia.rowsOf('rendicion.traerLote', { rendicionID, cantidad: 500 }))
      lines.push({ ...line, de: rendicionID })
  const live = lines.filter((line) => line['repetida'] === false)
  const answer = (fila: Datos): string => {
    const said = lines.filter((line) => line['matricula'] === String(fila['matricula']))
    if (said.some((line) => Number(line['resultado']) > 0)) return 'cobrado'
    if (said.some((line) => line['pendiente'] === false)) return 'rechazado'
    return said.length > 0 ? 'pendiente' : 'falta'
  }
  const by = (...what: string[]) => sent.filter((fila) => what.includes(answer(fila)))
  const all = by('cobrado', 'rechazado', 'pendiente', 'falta')
  expect(sumOf(all, 'importe')).toBe(cents(total))
  for (const { id: rendicionID, clase } of reports) {
    const told = new Set(lines.filter((line) => line['de'] === rendicionID).map((line) => line['matricula']))
    expect((await mesa.call('rendicion.traerDatos', { rendicionID })).datos).toMatchObject({
      faltan: by('pendiente', 'falta').filter(
        (fila) => fila['clase'] === clase && !told.has(String(fila['matricula'])),
      ).length,
    })
  }
  const paid = live.filter((line) => line['nroRecibo'] !== null)
  expect(paid).toHaveLength(by('cobrado').length)
  const pagado: PorMiembro = new Map()
  for (const { matriculadoID, importe } of paid)
    pagado.set(Number(matriculadoID), (pagado.get(Number(matriculadoID)) ?? 0n) + BigInt(cents(importe)))
  const [entro, volvio] = [await historia.cameIn(rondaID), await historia.wentBack(rondaID)]
  return { entro: Number(entro), volvio: Number(volvio), pagado }
}

test(
  'after any history of rounds, reports, stops, payments and undoing, no peso is without its place',
  async () => {
    const done = new Set<string>()
    await fc.assert(
      fc.asyncProperty(historia, async (grupos) => {
        await mesa.forget()
        await mesa.caja.db.query(
          `UPDATE cobro_por_resolver SET estado = 'devuelto', resuelto_en = now() WHERE estado = 'pendiente'`,
        )
        const members = [
          await mesa.debtor({}, 2),
          await mesa.debtor({}, 2),
          await mesa.debtor({ tipoCuenta: 1 }, 2),
          await mesa.debtor({ entidad: '015' }, 2),
          await mesa.debtor({ entidad: '015' }, 2),
        ]
        const lived = new Historia(mesa, members)
        const [known] = await mesa.caja.db.query<{ cobro: number; pago: number }>(
          'SELECT (SELECT coalesce(max(id), 0) FROM cobro_por_resolver) AS cobro, (SELECT coalesce(max(id), 0) FROM pago) AS pago',
        )
        for (const grupo of grupos) await Promise.all(grupo.map((each) => lived.live(each)))
        await lived.settle()
        for (const acto of lived.done) done.add(acto)
        expect(await verificar(mesa.caja.db)).toEqual([])

        const sums: Sumas[] = []
        for (const rondaID of lived.rondas) sums.push(await settleRonda(lived, rondaID))
        const total = (of: (one: Sumas) => number) => sums.reduce((all, one) => all + of(one), 0)
        const paidTo = ({ pagado }: Sumas) => Number([...pagado.values()].reduce((all, one) => all + one, 0n))
        const cobros = (await allCobros(lived)).filter(({ id }) => Number(id) > (known?.cobro ?? 0))
        const devueltos = cobros.filter(({ reversa }) => reversa === true)
        const entrados = cobros.filter(({ reversa }) => reversa === false)
        expect(total(({ entro }) => entro)).toBe(total(paidTo) + sumOf(entrados, 'importe'))
        expect(total(({ volvio }) => volvio)).toBe(sumOf(devueltos, 'importe'))
        const [money] = await mesa.caja.db.query<{ total: bigint; lineas: bigint }>(
          `SELECT coalesce(sum(p.total), 0)::bigint AS total,
             coalesce(sum((SELECT sum(l.monto) FROM linea l WHERE l.pago_id = p.id)), 0)::bigint AS lineas
           FROM pago p WHERE p.medio = 'debito' AND p.anulado_en IS NULL AND p.id > $1`,
          [known?.pago],
        )
        const resolved = (rows: Datos[], estado: string) =>
          sumOf(
            rows.filter((row) => row['estado'] === estado),
            'importe',
          )
        expect(Number(money?.total)).toBe(
          total(paidTo) + resolved(entrados, 'acreditado') - resolved(devueltos, 'anulado'),
        )
        for (const { id, owed: before } of members) {
          const saldo =
            (await mesa.caja.account(id, { desde: '2020-01-01', hasta: '2026-12-31' })).at(-1)?.saldo ?? 0
          const owed = sumOf((await mesa.caja.pending(id)) as unknown as Datos[], 'monto')
          const { datos } = await mesa.caja
            .call('pago.traerSaldoAFavor', { matriculadoID: id })
            .then(({ sobre }) => sobre)
          expect(cents(saldo)).toBe(owed - cents((datos as Datos)['saldo']))
          const came =
            total(({ pagado }) => Number(pagado.get(id) ?? 0n)) + Number(lived.aparte.get(id) ?? 0n)
          expect(cents(saldo)).toBe(sumOf(before as unknown as Datos[], 'monto') - came)
        }
      }),
      { numRuns: HISTORIAS, endOnFailure: true, examples: [[segura], [corregida], [acumulada], [devuelta]] },
    )
    expect([...done].toSorted(), 'some act never succeeded').toEqual([...ACTOS].toSorted())
  },
  HISTORIAS * 20_000,
)
