import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CambioPedido,
  type EstadoActual,
  planAnulacion,
  planCambio,
  type Programado,
} from '@/domain/estado-programado'
import { addDays, type Fecha } from '@/domain/fechas'

const HOY = '2026-11-21'
const ACTIVO: EstadoActual = { tipo: 1, desde: '2015-03-01' }
const uno = (mas: Partial<Programado>): Programado => ({
  ...{ id: 1, dia: '2027-03-15', tipoPrevio: 1, tipo: 3, vuelve: false, impedimento: null },
  ...mas,
})
const VUELTA = uno({ id: 2, dia: '2027-09-01', tipoPrevio: 5, tipo: 1, vuelve: true })
const SUSPENDIDO: EstadoActual = { tipo: 5, desde: '2026-03-01' }
const plan = (pedido: CambioPedido, programados: Programado[] = [], actual = ACTIVO) =>
  planCambio(HOY, actual, programados, pedido)

describe('a change of state', () => {
  test('is of today and for good where nothing else is said', () => {
    expect(plan({ tipo: 5 })).toEqual({
      ...{ desde: HOY, previo: 1, vuelta: null, espera: false, anulados: [] },
    })
  })

  test('comes back the day after its last one, to the state before', () => {
    expect(plan({ tipo: 5, desde: '2028-02-01', hasta: '2028-02-29' })).toMatchObject({
      ...{ espera: true, previo: 1, vuelta: { dia: '2028-03-01', tipo: 1 } },
    })
  })

  test.each<[CambioPedido, object]>([
    [
      { tipo: 5, desde: '2028-11-22' },
      { clave: 'desde', mensaje: /dos años/ },
    ],
    [
      { tipo: 5, desde: '2015-02-28' },
      { clave: 'desde', mensaje: /^Está ACTIVO desde el 01\/03\/2015/ },
    ],
    [
      { tipo: 8, desde: '2026-11-22' },
      { clave: 'desde', mensaje: /por adelantado$/ },
    ],
    [
      { tipo: 5, hasta: '2026-11-20' },
      { clave: 'hasta', mensaje: /^Termina antes de empezar/ },
    ],
    [
      { tipo: 8, hasta: '2027-01-01' },
      { clave: 'hasta', mensaje: /^De FALLECIDO no se vuelve/ },
    ],
    [
      { tipo: 5, hasta: '2037-01-01' },
      { clave: 'hasta', mensaje: /diez años/ },
    ],
    [
      { tipo: 5, hasta: '2027-01-01', vuelveA: 5 },
      { clave: 'vuelveA', mensaje: /^Elija otro estado/ },
    ],
    [
      { tipo: 5, hasta: '2027-01-01', vuelveA: 8 },
      { clave: 'vuelveA', mensaje: /por adelantado$/ },
    ],
    [
      { tipo: 5, vuelveA: 3 },
      { clave: 'hasta', mensaje: /^Ingrese hasta qué día/ },
    ],
    [{ tipo: 1 }, { clave: 'tipoMatriculaID', mensaje: /ya está ACTIVO$/ }],
  ])(
    'is refused where it makes no sense: %o',
    (pedido, { clave, mensaje }: { clave?: string; mensaje?: RegExp }) => {
      expect(plan(pedido)).toEqual({ clave, mensaje: expect.stringMatching(mensaje ?? /^$/) as string })
    },
  )

  test('that crosses what was decided for a later day is refused, naming it', () => {
    const crossed = {
      clave: 'desde',
      mensaje: expect.stringContaining('pasa a PASIVO el 15/03/2027') as string,
    }
    expect(plan({ tipo: 5 }, [uno({})])).toEqual(crossed)
    expect(plan({ tipo: 5, hasta: '2027-03-14' }, [uno({})])).toEqual(crossed)
    expect(plan({ tipo: 5, hasta: '2027-03-13' }, [uno({})])).toMatchObject({ anulados: [] })
    expect(plan({ tipo: 5, hasta: '2027-03-13', vuelveA: 2 }, [uno({})])).toEqual(crossed)
    expect(plan({ tipo: 6, desde: '2027-04-01' }, [uno({})])).toMatchObject({ previo: 3 })
    expect(plan({ tipo: 3, desde: '2027-04-01' }, [uno({})])).toMatchObject({ clave: 'tipoMatriculaID' })
  })

  test('takes with it the end of the state that it ends, and of the dead all', () => {
    const later = uno({ dia: '2028-01-01' })
    expect(plan({ tipo: 1 }, [VUELTA], SUSPENDIDO)).toMatchObject({ anulados: [VUELTA] })
    expect(plan({ tipo: 1 }, [VUELTA, later], SUSPENDIDO)).toMatchObject({ clave: 'desde' })
    expect(plan({ tipo: 8 }, [VUELTA, later], SUSPENDIDO)).toMatchObject({ anulados: [VUELTA, later] })
    const impedido = uno({ dia: '2026-11-01', impedimento: 'Estaba RESIDENTE' })
    expect(plan({ tipo: 5 }, [impedido])).toMatchObject({ anulados: [impedido] })
  })
})

test('a programmed change is made void with its end; not where another rests on it', () => {
  const [susp, later] = [uno({ tipo: 5 }), uno({ id: 3, dia: '2027-10-01' })]
  expect(planAnulacion(1, [susp, VUELTA, later], 1)).toEqual([susp, VUELTA])
  expect(planAnulacion(1, [susp, VUELTA], 2)).toEqual([VUELTA])
  expect(planAnulacion(1, [susp, VUELTA, later], 2)).toMatchObject({
    mensaje: 'Depende de él que pasa a PASIVO el 01/10/2027: anule ese antes',
  })
  expect(planAnulacion(1, [susp], 7)).toMatchObject({ clave: 'desde' })
})

type Vida = { hoy: Fecha; actual: EstadoActual; programados: Programado[]; siguiente: number }

/** What each waits for is what comes before it. */
function expectChain({ actual, programados, hoy }: Vida) {
  const dias = programados.map(({ dia }) => dia)
  expect(dias).toEqual([...new Set(dias)].toSorted())
  expect(dias.every((dia) => dia > hoy)).toBe(true)
  programados.forEach(({ tipoPrevio, tipo }, place) => {
    expect(tipoPrevio).toBe(programados[place - 1]?.tipo ?? actual.tipo)
    expect(tipo).not.toBe(tipoPrevio)
  })
}

function pass(vida: Vida, dias: number): void {
  vida.hoy = addDays(vida.hoy, dias)
  while (vida.programados[0] && vida.programados[0].dia <= vida.hoy) {
    const { tipo, dia } = vida.programados.shift() as Programado
    vida.actual = { tipo, desde: dia }
  }
}

function change(vida: Vida, pedido: CambioPedido): void {
  const found = planCambio(vida.hoy, vida.actual, vida.programados, pedido)
  if ('clave' in found) return
  const { desde, previo, vuelta, espera, anulados } = found
  vida.programados = vida.programados.filter((one) => !anulados.includes(one))
  const add = (dia: Fecha, tipoPrevio: number, tipo: number, vuelve: boolean) =>
    vida.programados.push({ id: vida.siguiente++, dia, tipoPrevio, tipo, vuelve, impedimento: null })
  if (espera) add(desde, previo, pedido.tipo, false)
  else vida.actual = { tipo: pedido.tipo, desde }
  if (vuelta) add(vuelta.dia, pedido.tipo, vuelta.tipo, true)
  vida.programados.sort((a, b) => (a.dia < b.dia ? -1 : 1))
  pass(vida, 0)
}

test('whatever is asked, what waits follows from one state to the next', () => {
  const dia = fc.integer({ min: -60, max: 200 })
  const pedido = fc.record(
    { tipo: fc.integer({ min: 1, max: 8 }), desde: dia, hasta: dia, vuelveA: fc.integer({ min: 1, max: 8 }) },
    { requiredKeys: ['tipo'] },
  )
  const acto = fc.oneof(
    pedido.map((what) => ({ que: 'cambia' as const, what })),
    fc.integer({ min: 0, max: 90 }).map((what) => ({ que: 'pasan' as const, what })),
    fc.nat(3).map((what) => ({ que: 'anula' as const, what })),
  )
  fc.assert(
    fc.property(fc.array(acto, { maxLength: 25 }), (actos) => {
      const vida: Vida = { hoy: HOY, actual: { tipo: 1, desde: '2026-10-01' }, programados: [], siguiente: 1 }
      const onDay = (days: number | undefined) => (days === undefined ? undefined : addDays(vida.hoy, days))
      for (const { que, what } of actos) {
        if (que === 'pasan') pass(vida, what)
        else if (que === 'cambia')
          change(vida, { ...what, desde: onDay(what.desde), hasta: onDay(what.hasta) })
        else {
          const found = planAnulacion(vida.actual.tipo, vida.programados, vida.programados[what]?.id ?? 0)
          if (!('clave' in found)) vida.programados = vida.programados.filter((one) => !found.includes(one))
        }
        expectChain(vida)
      }
    }),
    { numRuns: 300 },
  )
})
