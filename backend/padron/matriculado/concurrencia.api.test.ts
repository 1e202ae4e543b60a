import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Vuelta } from '@/backend/prueba/llamada'
import { signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'
import { makeCuit } from '@/domain/cuit'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const create = (mas: object = {}) => mesa.call('matriculado.crear', mesa.doctor(mas))
const refused = (vueltas: readonly Vuelta[]) => vueltas.filter(({ sobre }) => sobre.estado !== 1)

describe('new doctors at once', () => {
  test.each([
    ['dni', { dni: 33_000_001 }, /^El DNI 33000001 ya es de Nuevo Inés María, matrícula \d+$/],
    ['cuitCuil', { cuitCuil: makeCuit(33_000_002, 2) }, /^El CUIT\/CUIL 27-33000002-\d ya es de/],
    ['matricula', { matricula: 33_003 }, 'La matrícula 33003 ya es de Nuevo Inés María'],
  ] as const)('with one %s, one wins and the others are told who', async (clave, mas, mensaje) => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(mas)))
    const losers = refused(answers)
    expect(losers).toHaveLength(49)
    for (const { http, sobre } of losers) {
      expect(http).toBe(200)
      expect(sobre.errores).toEqual({ [clave]: expect.stringMatching(mensaje) as string })
    }
  })

  test('who cross each other’s numbers, nobody gets an error of the machine', async () => {
    const crossing = Array.from({ length: 20 }, (_empty, i) =>
      create({
        dni: 34_000_000 + (i % 3),
        matricula: 34_000 + ((i + 1) % 3),
        cuitCuil: makeCuit(34_000_000 + (i % 4), 1),
      }),
    )
    const answers = await Promise.all(crossing)
    expect(answers.every(({ http }) => http === 200)).toBe(true)
    expect(answers.filter(({ sobre }) => sobre.estado === 1).length).toBeGreaterThan(0)
    for (const { sobre } of refused(answers)) {
      expect(sobre.mensaje).toMatch(/ya es de Nuevo Inés María/)
    }
  })
})

describe('states at once', () => {
  test('all the same: one changes it, the others are told it is so', async () => {
    const id = await mesa.enter()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 5 }),
      ),
    )
    expect(refused(answers)).toHaveLength(19)
    for (const { sobre } of refused(answers)) expect(sobre.mensaje).toBe('El matriculado ya está SUSPENDIDO')
    const periods = await mesa.call('periodoMatricula.traerTodos', { matriculadoID: id })
    expect(periods.sobre.datos).toHaveLength(2)
  })

  test('all different: as many periods as changes, one of them open', async () => {
    const id = await mesa.enter()
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_empty, i) =>
        mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: (i % 8) + 1 }),
      ),
    )
    const changed = answers.length - refused(answers).length
    for (const { sobre } of refused(answers)) expect(sobre.mensaje).toMatch(/^El matriculado ya está /)
    const { sobre } = await mesa.call('periodoMatricula.traerTodos', { matriculadoID: id })
    const periods = sobre.datos as { fechaHasta: string | null; tipoMatricula: { nombre: string } }[]
    expect(periods).toHaveLength(changed + 1)
    expect(periods.filter(({ fechaHasta }) => fechaHasta === null)).toHaveLength(1)
    expect((await mesa.record(id))['tipomatricula']).toMatchObject(periods[0]?.tipoMatricula ?? {})
    expect((await mesa.history(id)).filter(({ accion }) => accion === 'Cambio de estado')).toHaveLength(
      Math.min(changed, 20),
    )
  })

  test('while months are charged: each as the type he had at that moment', async () => {
    const { token } = await signedIn(mesa.db, 'CONTADOR')
    for (let turn = 0; turn < 10; turn++) {
      const id = await mesa.enter()
      const [estado, cuotas] = await Promise.all([
        mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 8 }),
        mesa.call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 }, token),
      ])
      expect(estado.sobre.estado).toBe(1)
      if (cuotas.sobre.estado !== 1) expect(cuotas.sobre.mensaje).toMatch(/[Ee]stá FALLECIDO/)
      else expect((await mesa.record(id))['deuda']).toBeGreaterThan(0)
    }
  })
})

describe('edits at once', () => {
  const edit = (matriculadoID: number, campo: string, valor: unknown, valorPrevio?: string) =>
    mesa.call('matriculado.actualizarDatos', { matriculadoID, campo, valor, valorPrevio })

  test('of one field as both saw it: one is saved, the other told who did', async () => {
    const id = await mesa.enter()
    const campo = 'matriculado.datospersonales.localidad'
    const answers = await Promise.all(['Añatuya', 'Quimilí'].map((valor) => edit(id, campo, valor, 'Frías')))
    expect(refused(answers)).toHaveLength(1)
    expect(refused(answers)[0]?.sobre.errores?.['valorPrevio']).toMatch(
      /^Lo cambió Nélida Prueba el \d\d\/\d\d\/\d{4} \d\d:\d\d: ahora dice "(Añatuya|Quimilí)"$/,
    )
  })

  test('to one DNI: one gets it, the others are told who has it', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => mesa.enter()))
    const answers = await Promise.all(
      ids.map((id) => edit(id, 'matriculado.datospersonales.dni', 35_000_001)),
    )
    expect(refused(answers)).toHaveLength(9)
    for (const { sobre } of refused(answers)) {
      expect(sobre.errores).toEqual({
        valor: expect.stringMatching(/^El DNI 35000001 ya es de Nuevo Inés María, matrícula \d+$/) as string,
      })
    }
  })

  test('of one name in its parts: the search key is that of the name kept', async () => {
    const id = await mesa.enter()
    await Promise.all([
      edit(id, 'matriculado.datospersonales.apellido', 'Zárate'),
      edit(id, 'matriculado.datospersonales.nombre', 'Óscar'),
    ])
    const [row] = await mesa.db.query('SELECT busqueda, version FROM matriculado WHERE id = $1', [id])
    expect(row).toEqual({ busqueda: 'zarate oscar', version: 3 })
  })
})

test('a doctor charged while he is being removed is either removed or charged', async () => {
  const { token } = await signedIn(mesa.db, 'ADMINISTRACION')
  for (let turn = 0; turn < 10; turn++) {
    const id = await mesa.enter()
    const [removed, charged] = await Promise.all([
      mesa.call('matriculado.eliminar', { especialidadID: id }, token),
      mesa.call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 1 }, token),
    ])
    expect([removed.http, charged.http]).toEqual([200, 200])
    expect([removed.sobre.estado, charged.sobre.estado].sort()).toEqual([0, 1])
  }
})
