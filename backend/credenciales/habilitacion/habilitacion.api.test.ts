import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHabilitacion } from '@/backend/credenciales/habilitacion/hechos'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { addCredentials, addPapeles, insurance, specialty } from '@/backend/prueba/muestras-de-credenciales'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { centavos, formatMoney } from '@/domain/dinero'
import { formatFecha, formatMes, today } from '@/domain/fechas'
import { type ClaseDePapel, nameOfPapel } from '@/domain/papel'

const HOY = '2026-11-21'
let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

interface Leida {
  habilitado: boolean
  titulo: string
  partes: { tema: string; tono: string; texto: string }[]
}
const read = async <T>(nombre: Parameters<Caja['call']>[0], wire: Record<string, unknown>): Promise<T> => {
  const { sobre } = await caja.call(nombre, wire)
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  return sobre.datos as T
}
const answerFor = (matriculadoID: number) => read<Leida>('habilitacion.traerDatos', { matriculadoID })
const textOf = ({ partes }: Leida, tema: string) => partes.find((parte) => parte.tema === tema)?.texto

type Acto =
  | { que: 'especialidad'; especialidadID: number; desde: string; hasta: string; sinReval: boolean }
  | { que: 'revalidar' | 'quitar' | 'pagar' | 'plan' }
  | { que: 'mes'; anio: number; mes: number }
  | { que: 'estado'; tipo: number }

const acto: fc.Arbitrary<Acto> = fc.oneof(
  fc.record({
    que: fc.constant('especialidad' as const),
    especialidadID: fc.integer({ min: 1, max: 4 }),
    desde: fc.constantFrom('2015-01-10', '2020-06-01'),
    hasta: fc.constantFrom('2021-01-10', '2026-11-20', HOY, '2026-12-31', '2030-06-01'),
    sinReval: fc.boolean(),
  }),
  fc.record({
    que: fc.constantFrom('revalidar' as const, 'quitar' as const, 'pagar' as const, 'plan' as const),
  }),
  fc.record({
    que: fc.constant('mes' as const),
    anio: fc.constantFrom(2019, 2025, 2026),
    mes: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ que: fc.constant('estado' as const), tipo: fc.integer({ min: 1, max: 7 }) }),
)

interface Fila {
  id: number
  especialidadID: number
  especialidad: string
  nroCertificado: string
  fechaObtencion: string
  fechaCaducidad: string | null
  sinReval: boolean
}
const specialtiesOf = (matriculadoID: number) =>
  read<Fila[]>('especialidad_matriculado.traerTodos', { matriculadoID })

/** What is refused changes nothing: the histories need not make sense. */
async function act(matriculadoID: number, uno: Acto): Promise<void> {
  switch (uno.que) {
    case 'especialidad': {
      const { especialidadID, desde, hasta, sinReval } = uno
      const mas = { especialidadID, fechaObtencion: desde, fechaCaducidad: hasta, sinReval }
      await caja.call('especialidad_matriculado.crear', specialty(matriculadoID, mas))
      return
    }
    case 'revalidar': {
      const [fila] = await specialtiesOf(matriculadoID)
      if (!fila) return
      const { especialidadID, nroCertificado } = fila
      const mas = {
        especialidadID,
        nroCertificado,
        esReval: true,
        fechaObtencion: HOY,
        fechaCaducidad: '2031-11-21',
      }
      await caja.call('especialidad_matriculado.crear', specialty(matriculadoID, mas))
      return
    }
    case 'quitar': {
      const [fila] = await specialtiesOf(matriculadoID)
      if (fila) await caja.call('especialidad_matriculado.eliminar', { especialidadMatriculadoID: fila.id })
      return
    }
    case 'mes':
      await chargeMonth(caja.db, matriculadoID, uno).catch(() => undefined)
      return
    case 'pagar': {
      const [first] = await caja.pending(matriculadoID)
      if (first) await caja.pay([first])
      return
    }
    case 'plan': {
      const owed = await caja.pending(matriculadoID)
      const monto = owed.reduce((sum, one) => sum + one.monto, 0)
      const pagosJSON = JSON.stringify(owed)
      await caja.call('plan_pagos.crear', { matriculadoID, pagosJSON, monto, cuotas: 3 })
      return
    }
    case 'estado':
      await caja.call('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID: uno.tipo })
  }
}

/** The last of each chain, as the table of specialties shows it. */
function shownSpecialties(filas: readonly Fila[]) {
  const last = new Map<string, Fila>()
  for (const fila of filas) {
    const other = last.get(fila.nroCertificado)
    if (!other || fila.fechaObtencion > other.fechaObtencion) last.set(fila.nroCertificado, fila)
  }
  const held = ({ sinReval, fechaCaducidad }: Fila) => sinReval || (fechaCaducidad ?? '').slice(0, 10) >= HOY
  return [...last.values()].map((fila) => ({ fila, held: held(fila) }))
}

test('it says what the screens say, whatever happened before', async () => {
  let n = 0
  await fc.assert(
    fc.asyncProperty(fc.array(acto, { minLength: 1, maxLength: 8 }), async (actos) => {
      const apellido = `Historia${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(n++ / 26)]}`
      const matriculadoID = await addMember(caja.db, { apellido, nombre: 'Uno' })
      for (const uno of actos) await act(matriculadoID, uno)
      const answer = await answerFor(matriculadoID)

      const [periodo] = await read<{ fechaDesde: string; tipoMatricula: { nombre: string } }[]>(
        'periodoMatricula.traerTodos',
        { matriculadoID },
      )
      const ficha = await read<{ tipomatricula: { id: number; nombre: string } }>('matriculado.traerDatos', {
        matriculadoID,
      })
      const { id, nombre } = ficha.tipomatricula
      const since = periodo ? ` desde el ${formatFecha(periodo.fechaDesde)}` : ''
      expect(answer.habilitado).toBe(id === 1 || id === 2)
      expect(answer.titulo).toBe(
        `${answer.habilitado ? 'Habilitado hoy' : 'No habilitado'}: ${nombre}${since}`,
      )

      const words = textOf(answer, 'especialidades') ?? ''
      const [inForce = '', ...expired] = words.split(/\. |^(?=Ninguna)/)
      const shown = shownSpecialties(await specialtiesOf(matriculadoID))
      for (const { fila, held } of shown) {
        const [yes, no] = held ? [inForce, expired.join()] : [expired.join() || words, inForce]
        expect(yes).toContain(fila.especialidad)
        if (shown.filter((one) => one.fila.especialidadID === fila.especialidadID).length === 1 && held)
          expect(no).not.toContain(fila.especialidad)
        expect(held || words.includes(`${fila.especialidad} venció el`)).toBe(true)
      }
      expect(words === 'Sin especialidades').toBe(shown.length === 0)

      const { filas } = await read<{ filas: { id: number; mora: number; meses: number }[] }>(
        'moroso.traerTodos',
        {
          nombre: apellido,
        },
      )
      const moroso = filas.find((fila) => fila.id === matriculadoID)
      const debt = textOf(answer, 'deuda') ?? ''
      const pending = await caja.pending(matriculadoID)
      const cents = (items: { monto: number }[]) =>
        formatMoney(centavos(BigInt(Math.round(items.reduce((sum, { monto }) => sum + monto, 0) * 100))))
      const plan = pending.filter(({ tipoPagoID }) => tipoPagoID === 2)
      if (moroso)
        expect(debt).toContain(`Deuda vencida: ${cents([{ monto: moroso.mora }])} de ${moroso.meses} mes`)
      else if (plan.length > 0) expect(debt).toContain(`Plan de pagos al día: quedan ${cents(plan)}`)
      else expect(debt).toMatch(/^Al día/)
      const due = pending.filter(({ anio, mes }) => anio * 12 + mes >= 2026 * 12 + 11)
      if (due.length > plan.length) expect(debt).toContain(`mes en curso y siguientes: ${cents(due)}`)
      if (due.length === 0) expect(debt).not.toContain('mes en curso')
      const late = pending.filter(({ anio, mes }) => {
        const month = anio * 12 + mes
        return month >= 2021 * 12 + 11 && month < 2026 * 12 + 11
      })
      if (moroso) {
        const first = late.toSorted((a, b) => a.anio * 12 + a.mes - b.anio * 12 - b.mes)[0]
        expect(debt).toContain(formatMes(first ?? { anio: 0, mes: 0 }).toLowerCase())
      }
      const old = pending.filter(({ anio, mes }) => anio * 12 + mes < 2021 * 12 + 11)
      expect(debt.includes('Deuda más antigua')).toBe(old.length > 0)
      if (old.length > 0) expect(debt).toContain(cents(old))
    }),
    { numRuns: 25 },
  )
})

test('papers that stand are counted, the last is named, and annulled ones are not', async () => {
  const matriculadoID = await addMember(caja.db)
  expect(textOf(await answerFor(matriculadoID), 'papeles')).toBe('Sin papeles emitidos')
  const [firmante] = await caja.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Ñ. Iñíguez', 'Presidenta') RETURNING id",
  )
  const { token } = await signedIn(caja.db, 'CONTADOR')
  const { certificadoMatriculadoID } = await addCredentials(caja.api, token, matriculadoID)
  const ids = { certificadoMatriculadoID, firmanteID: firmante?.id ?? 0, matriculadoID }
  const { papelAnulable } = await addPapeles(caja.api, token, ids)
  const register = async () => {
    const filas = await read<{ clase: ClaseDePapel; numero: number; anulado: string | null }[]>(
      'papel.traerTodos',
      { matriculadoID },
    )
    const stand = filas.filter(({ anulado }) => anulado === null)
    const [last] = stand
    const name = last && nameOfPapel(last.clase, last.numero)
    return `${stand.length} papeles emitidos; el último, ${name}, del ${formatFecha(today())}`
  }
  const before = await register()
  expect(textOf(await answerFor(matriculadoID), 'papeles')).toBe(before)
  await caja.call('papel.anular', { papelID: papelAnulable, motivo: 'Otro nombre' })
  expect(await register()).not.toBe(before)
  expect(textOf(await answerFor(matriculadoID), 'papeles')).toBe(await register())
})

const checkedCover = async (codigo: string) => {
  type Ahora = { cubierto: boolean | null; cobertura?: string }
  const { cubierto, cobertura } = (await read<{ ahora: Ahora }>('papel.verificar', { codigo })).ahora
  return [cubierto, cobertura]
}

test('the insurance of the day is told where the council keeps any, and the public check has its name and no more', async () => {
  const matriculadoID = await addMember(caja.db)
  const { token } = await signedIn(caja.db, 'CONTADOR')
  const { certificadoMatriculadoID } = await addCredentials(caja.api, token, matriculadoID)
  await caja.db.query('UPDATE federacion_matriculado SET eliminado_en = now()')
  const [firmante] = await caja.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Dr. Q', 'Secretario') RETURNING id",
  )
  await addPapeles(caja.api, token, {
    ...{ certificadoMatriculadoID, firmanteID: firmante?.id ?? 0, matriculadoID },
  })
  const [{ codigo } = { codigo: '' }] = await read<{ codigo: string }[]>('papel.traerTodos', {
    matriculadoID,
  })
  const told = async () => [textOf(await answerFor(matriculadoID), 'seguro'), ...(await checkedCover(codigo))]
  expect(await told()).toEqual([undefined, null, undefined])

  const { id } = await read<{ id: number }>('federacion_matriculado.crearSeguro', {
    ...insurance(matriculadoID, { ampliacion: true, desde: '2026-01-01' }),
  })
  expect(await told()).toEqual(['Seguro: cobertura ampliada desde el 01/01/2026', true, 'COBERTURA AMPLIADA'])
  await read('federacion_matriculado.darDeBaja', { federacionMatriculadoID: id, hasta: '2026-10-31' })
  expect(await told()).toEqual(['Seguro: sin cobertura desde el 01/11/2026', false, 'SIN COBERTURA'])
  await read('federacion_matriculado.eliminar', { federacionMatriculadoID: id })
  expect(await told()).toEqual([undefined, null, undefined])
})

test('which states permit practice is a rule of the council, for the public check too', async () => {
  const matriculadoID = await addMember(caja.db, { tipo: 3 })
  const put = async (valor: number, version: number) =>
    (await caja.direct('ajuste.actualizarDatos', { clave: 'estadosHabilitados', valor, version })).sobre
  expect((await answerFor(matriculadoID)).habilitado).toBe(false)
  expect(await put(7, 0)).toMatchObject({ estado: 1 })
  expect(await answerFor(matriculadoID)).toMatchObject({
    habilitado: true,
    titulo: expect.stringContaining('PASIVO') as string,
  })
  for (const valor of [0, 256, 2.5, -1])
    expect(await put(valor, 1)).toMatchObject({ estado: 0, errores: { valor: expect.any(String) as string } })
  expect(await put(3, 1)).toMatchObject({ estado: 1 })
})

test('who may not see the account or the papers elsewhere is not told of them here', async () => {
  const matriculadoID = await addMember(caja.db)
  await chargeMonth(caja.db, matriculadoID, { anio: 2026, mes: 9 })
  await read('federacion_matriculado.crearSeguro', insurance(matriculadoID))
  const asked = { politica: 'operativa', hoy: HOY } as const
  const told = await readHabilitacion(caja.db, { ...asked, persona: { roles: ['MEDICO'] } }, matriculadoID)
  expect(told.partes.map(({ tema }) => tema)).toEqual(['especialidades', 'seguro'])
  const clerk = await readHabilitacion(caja.db, { ...asked, persona: { roles: ['EMPLEADO'] } }, matriculadoID)
  expect(clerk.partes.map(({ tema }) => tema)).toEqual(['especialidades', 'deuda', 'seguro', 'papeles'])
  const { token } = await signedIn(caja.db, 'MEDICO', matriculadoID)
  expect((await caja.api.call('habilitacion.traerDatos', { matriculadoID }, { token })).http).toBe(403)
  expect((await caja.call('habilitacion.traerDatos', { matriculadoID: 999_999 })).sobre.estado).toBe(0)
})
