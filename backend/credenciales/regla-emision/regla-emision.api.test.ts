import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listUnmetOf } from '@/backend/credenciales/regla-emision/reglas'
import type { Queryable } from '@/backend/db/conexion'
import { HOY, startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { addCredentials } from '@/backend/prueba/muestras-de-credenciales'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { ESTADOS } from '@/domain/estados'
import { TODOS_LOS_ESTADOS } from '@/domain/reglas-de-emision'

let api: ApiDePrueba
const tokens: Record<string, string> = {}
let firmanteID: number
beforeAll(async () => {
  api = await startApi()
  for (const rol of ['ADMINISTRACION', 'CONTADOR', 'EMPLEADO'] as const)
    tokens[rol] = (await signedIn(api.db, rol)).token
  const [firmante] = await api.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Ñ. Iñíguez', 'Presidenta') RETURNING id",
  )
  firmanteID = firmante?.id ?? 0
})
afterEach(async () => {
  await api.db.query("DELETE FROM ajuste WHERE clave ~ '(Estados|Deuda|Vigente)$'")
  await api.db.query('DELETE FROM regla_emision')
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

type Quien = 'ADMINISTRACION' | 'CONTADOR' | 'EMPLEADO'
const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, quien: Quien = 'CONTADOR') =>
  (await api.call(nombre, wire, { token: tokens[quien] ?? '' })).sobre
const setRule = async (clave: string, valor: number, version = 0) =>
  expect(await call('ajuste.actualizarDatos', { clave, valor, version }, 'ADMINISTRACION')).toMatchObject({
    estado: 1,
  })

/** A suspended member who owes a month, with a specialty in force, a practice and a certificate. */
async function withPapers(tipo = 5) {
  const matriculadoID = await addMember(api.db, { apellido: 'Ábalos', nombre: 'Ana' })
  await api.db.query("UPDATE matriculado SET folio = '56', libro = '7' WHERE id = $1", [matriculadoID])
  const made = await addCredentials(api, tokens['CONTADOR'] ?? '', matriculadoID)
  await chargeMonth(api.db, matriculadoID, { anio: 2026, mes: 9 })
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = $2 WHERE id = $1', [matriculadoID, tipo])
  return { matriculadoID, ...made }
}
const papelOf = (origenID: number, mas: object = {}) => ({
  clase: 'certificado',
  origenID,
  firmanteID,
  observacion1: 'Guardia',
  ...mas,
})
const registerOf = async (matriculadoID: number) =>
  (await call('papel.traerTodos', { matriculadoID })).datos as { id: number; salvedad: string | null }[]

test('a hundred members are judged each by his own facts, with as many reads as one', async () => {
  await setRule('carnetEstados', 3)
  await setRule('carnetDeuda', 1)
  await setRule('carnetVigente', 1)
  const suspended = await withPapers()
  const ids = [suspended.matriculadoID]
  for (let n = 0; n < 99; n++) ids.push(await addMember(api.db, { apellido: `Par ${n}`, tipo: 1 }))
  let reads = 0
  const counting: Queryable = {
    ...api.db,
    query: (...asked: Parameters<Queryable['query']>) => {
      reads++
      return api.db.query(...asked)
    },
  }
  const readsFor = async (asked: number[]) => {
    reads = 0
    await listUnmetOf(counting, { clase: 'carnet' }, asked, HOY)
    return reads
  }
  expect(await readsFor(ids)).toBe(await readsFor(ids.slice(0, 1)))
  const answered = (await call('papel.traerFotos', { matriculadosJSON: JSON.stringify(ids) })).datos as {
    matriculadoID: number
    incumplidas: string[]
  }[]
  expect(answered).toHaveLength(100)
  for (const { matriculadoID, incumplidas } of answered)
    expect(incumplidas).toEqual(
      matriculadoID === suspended.matriculadoID
        ? ['Su estado es SUSPENDIDO', 'Tiene deuda vencida']
        : ['No tiene ninguna especialidad vigente'],
    )
})

describe('as it comes', () => {
  /** The states in their order with which each kind is issued. */
  const SIN_REGLAS = {
    carnet: [1, 2],
    especialidad: [1, 2],
    practica: [1, 2],
    certificado: [1, 2, 3],
  } as const

  test.each(Object.entries(ESTADOS).map(([tipo, estado]) => [Number(tipo), estado] as const))(
    'what is issued to who is in state %i, %s',
    async (tipo, estado) => {
      const { matriculadoID, certificadoMatriculadoID } = await withPapers(tipo)
      for (const [clase, states] of Object.entries(SIN_REGLAS)) {
        const { datos } = await call('regla_emision.evaluar', { clase, matriculadoID })
        const free = states.some((one) => one === tipo)
        expect(datos).toMatchObject({
          incumplidas: free ? [] : [{ tema: 'estado', texto: `Su estado es ${estado}` }],
        })
      }
      const salvedad = 'Lo pide el juzgado'
      expect(await call('papel.emitir', papelOf(certificadoMatriculadoID, { salvedad }))).toMatchObject({
        estado: tipo <= 3 ? 1 : 0,
      })
      const { datos } = await call(
        'papel.emitir',
        papelOf(certificadoMatriculadoID, { salvedad }),
        'ADMINISTRACION',
      )
      const { validez } = (datos as { contenido: { validez?: string } }).contenido
      // Of who is not in it fully the paper says so, for whatever reason it is issued.
      if (tipo <= 2) expect(validez).not.toContain('Estado de la matrícula')
      else expect(validez).toMatch(new RegExp(`^Válido .*\\. Estado de la matrícula: ${estado}$`))
      expect(await registerOf(matriculadoID)).toMatchObject([
        { salvedad: tipo <= 3 ? null : salvedad },
        ...(tipo <= 3 ? [{}] : []),
      ])
    },
  )
})

describe('the rules of a kind of paper', () => {
  test('refuse by name, take no number, and ask nothing of who meets them', async () => {
    const { matriculadoID, certificadoMatriculadoID } = await withPapers()
    await setRule('certificadoEstados', TODOS_LOS_ESTADOS)
    expect(await call('papel.emitir', papelOf(certificadoMatriculadoID))).toMatchObject({ estado: 1 })
    await setRule('certificadoEstados', 3, 1)
    await setRule('certificadoDeuda', 1)
    const lastNumber = async () =>
      (
        await api.db.query<{ valor: number }>("SELECT valor FROM contador WHERE nombre = 'papel.certificado'")
      )[0]?.valor
    const before = await lastNumber()
    const mensaje = 'No se cumplen las reglas para emitir: su estado es SUSPENDIDO; tiene deuda vencida'
    expect(await call('papel.emitir', papelOf(certificadoMatriculadoID))).toMatchObject({
      estado: 0,
      mensaje,
    })
    const evaluada = await call('regla_emision.evaluar', {
      ...{ clase: 'certificado', matriculadoID, tipoCertificadoID: 1, origenID: certificadoMatriculadoID },
    })
    expect(evaluada.datos).toEqual({
      incumplidas: [
        { tema: 'estado', texto: 'Su estado es SUSPENDIDO' },
        { tema: 'deuda', texto: 'Tiene deuda vencida' },
      ],
      puedeExceptuar: false,
    })
    // Who may not except is refused with a reason too.
    const conMotivo = papelOf(certificadoMatriculadoID, { salvedad: 'Es mi primo' })
    expect(await call('papel.emitir', conMotivo)).toMatchObject({ estado: 0, mensaje })
    expect(await lastNumber()).toBe(before)
    // Of debt a rule of another kind asks nothing here.
    expect((await call('regla_emision.evaluar', { clase: 'carnet', matriculadoID })).datos).toMatchObject({
      incumplidas: [{ tema: 'estado', texto: 'Su estado es SUSPENDIDO' }],
    })
  })

  test('who may except gives a reason that stays in the register and in the audit trail', async () => {
    const { matriculadoID, certificadoMatriculadoID } = await withPapers()
    await setRule('certificadoDeuda', 2)
    expect(await call('papel.emitir', papelOf(certificadoMatriculadoID), 'ADMINISTRACION')).toMatchObject({
      estado: 0,
      errores: { salvedad: 'Ingrese por qué se emite igual' },
    })
    const salvedad = 'Lo pide el juzgado, expediente 12/26'
    expect(
      await call(
        'papel.emitir',
        papelOf(certificadoMatriculadoID, { salvedad: `  ${salvedad} ` }),
        'ADMINISTRACION',
      ),
    ).toMatchObject({ estado: 1 })
    expect(await registerOf(matriculadoID)).toMatchObject([{ salvedad }])
    const historial = await call('matriculado.traerHistorial', { matriculadoID })
    expect(JSON.stringify(historial.datos)).toContain(salvedad)
    const trail = await call('auditoria.traerTodos', { accion: 'papel.emitir' }, 'ADMINISTRACION')
    expect(JSON.stringify(trail.datos)).toContain('"campo":"Salvedad"')
    const [{ codigo } = { codigo: '' }] = (await call('papel.traerTodos', { matriculadoID })).datos as {
      codigo: string
    }[]
    const checked = await call('papel.verificar', { codigo })
    expect(checked.estado).toBe(1)
    expect(JSON.stringify(checked)).not.toContain('juzgado')
  })

  test('a reason where every rule is met is not kept', async () => {
    const { matriculadoID, certificadoMatriculadoID } = await withPapers(1)
    await call(
      'papel.emitir',
      papelOf(certificadoMatriculadoID, { salvedad: 'Por las dudas' }),
      'ADMINISTRACION',
    )
    expect(await registerOf(matriculadoID)).toMatchObject([{ salvedad: null }])
  })

  test('a specialty’s certificate asks for that specialty in force', async () => {
    const { especialidadMatriculadoID } = await withPapers(1)
    await setRule('especialidadVigente', 1)
    const papel = papelOf(especialidadMatriculadoID, { clase: 'especialidad', tipoCertificadoID: 1 })
    expect(await call('papel.emitir', papel)).toMatchObject({ estado: 1 })
    await api.db.query("UPDATE especialidad_matriculado SET fecha_caducidad = '2026-11-20' WHERE id = $1", [
      especialidadMatriculadoID,
    ])
    expect(await call('papel.emitir', papel)).toMatchObject({
      mensaje: 'No se cumplen las reglas para emitir: la especialidad no está vigente: vencida',
    })
  })
})

describe('the rules of a type of certificate', () => {
  const save = (mas: object = {}, quien: Quien = 'ADMINISTRACION') => {
    const wire = { tipoCertificadoID: 1, estados: 1, deuda: 0, especialidad: 0, version: 0, ...mas }
    return call('regla_emision.actualizarDatos', wire, quien)
  }
  const read = async (tipoCertificadoID = 1) =>
    call('regla_emision.traerDatos', { tipoCertificadoID }, 'ADMINISTRACION')

  test('stand beside those of the kind, and hold for whatever is printed of the type', async () => {
    expect((await read()).datos).toEqual({
      ...{ estados: TODOS_LOS_ESTADOS, deuda: 0, especialidad: 0, version: 0, cambiado: null, quien: null },
    })
    for (const clave of ['certificadoEstados', 'practicaEstados']) await setRule(clave, TODOS_LOS_ESTADOS)
    expect(await save()).toMatchObject({ estado: 1 })
    expect((await read()).datos).toMatchObject({
      estados: 1,
      version: 1,
      quien: expect.any(String) as string,
    })
    const { practicaMatriculadoID, certificadoMatriculadoID } = await withPapers()
    for (const papel of [
      papelOf(certificadoMatriculadoID),
      papelOf(practicaMatriculadoID, { clase: 'practica', tipoCertificadoID: 1 }),
    ])
      expect(await call('papel.emitir', papel)).toMatchObject({
        mensaje: 'No se cumplen las reglas para emitir: su estado es SUSPENDIDO',
      })
    // Naming no type, or another one, is no way around the rules of the type for practices.
    const practica = papelOf(practicaMatriculadoID, { clase: 'practica' })
    expect(await call('papel.emitir', practica)).toMatchObject({
      mensaje: 'No se cumplen las reglas para emitir: su estado es SUSPENDIDO',
    })
    for (const [tipoCertificadoID, mensaje] of [
      [2, 'Elija «Certificado de Acreditación»'],
      [999_999, 'Ese tipo de certificado no existe'],
    ] as const)
      expect(await call('papel.emitir', { ...practica, tipoCertificadoID })).toMatchObject({
        errores: { tipoCertificadoID: mensaje },
      })
    const trail = await call('auditoria.traerTodos', { accion: 'reglaEmision.editar' }, 'ADMINISTRACION')
    expect(JSON.stringify(trail.datos)).toContain('ACTIVO')
  })

  test('two who change them at once: the second is told; what is no rule is refused', async () => {
    expect(await save()).toMatchObject({ estado: 1 })
    expect(await save({ estados: 2 })).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining('Revise las reglas') as string,
    })
    for (const mas of [{ estados: 0 }, { estados: 256 }, { deuda: 3 }, { especialidad: 2 }])
      expect(await save({ version: 1, ...mas })).toMatchObject({ estado: 0 })
    expect((await read()).datos).toMatchObject({ estados: 1, version: 1 })
    expect(await read(999_999)).toMatchObject({ estado: 0 })
    expect(await save({ tipoCertificadoID: 999_999 })).toMatchObject({ estado: 0 })
  })
})
