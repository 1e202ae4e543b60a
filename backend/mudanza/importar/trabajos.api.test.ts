import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { Mesa, planilla, TRABAJOS } from '@/backend/prueba/mudanza/planillas'
import { openProcess, stateOf } from '@/backend/prueba/tarea/obrero'
import { SIN_VUELTAS, type Trabajos } from '@/backend/tarea/kinds'
import { keepWorking } from '@/backend/tarea/worker'
import { verificar } from '@/backend/verificar/verificar'

let api: ApiDePrueba
let mesa: Mesa
let otra: Mesa

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  otra = new Mesa(api, (await signedIn(api.db, 'CONTADOR')).token)
})
afterAll(async () => {
  expect(await verificar(api.db)).toEqual([])
  await api.close()
})

let next = 100_000
/** Many members whom nobody has seen; one in seven has no DNI. */
function crowd(nombre: string, cuantos: number): File {
  const filas = Array.from({ length: cuantos }, (_, at) => {
    const n = next++
    return `${n};Multitud;Ana;${at % 7 === 6 ? '' : 40_000_000 + n};ACTIVO`
  })
  return planilla(nombre, 'Matrícula;Apellido;Nombre;DNI;Estado', ...filas)
}

/** A process of its own at these jobs; one that dies is not waited for. */
const work = (db: Db, trabajos: Partial<Trabajos>): (() => Promise<void>) =>
  keepWorking({
    ...{ db, trabajos, vueltas: SIN_VUELTAS, bitacora: () => undefined },
    ...{ plazo: 600, mirada: 20, pausa: 20 },
  })

/** A job whose steps wait behind the first so many. */
function stumbling<T extends 'revision' | 'importacion' | 'deshacer'>(tipo: T, pasos: number) {
  let left = pasos
  let reached: () => void = () => undefined
  const there = new Promise<void>((resolve) => (reached = resolve))
  const trabajo = TRABAJOS[tipo]
  return {
    there,
    trabajos: {
      [tipo]: {
        ...trabajo,
        paso: async (tx: Tx, tarea: never) => {
          if (left-- > 0) return trabajo.paso(tx, tarea)
          reached()
          return new Promise<number>(() => undefined)
        },
      },
    } as Partial<Trabajos>,
  }
}

interface Veredicto {
  cuentas: unknown
  evaluacion: string | null
}
async function verdictOf(id: number): Promise<Veredicto> {
  const { importacion, evaluacion } = await mesa.datos(id)
  return { cuentas: importacion.cuentas, evaluacion }
}

test('a review whose process dies in either pass ends the same, by whoever takes it over', async () => {
  const { importacionID } = await mesa.subir('matriculados', crowd('muere.csv', 2_500))
  await mesa.revisar(importacionID)
  const undisturbed = await verdictOf(importacionID)
  expect(undisturbed.cuentas).toMatchObject({ nuevas: 2_143, rehusadas: 357 })
  const small = await mesa.subir('matriculados', crowd('chica.csv', 1))
  for (const pasos of [1, 4]) {
    const { tareaID } = await mesa.ask<{ tareaID: number }>('importacion.revisar', { importacionID })
    const dying = openProcess(api.baseUrl)
    const { there, trabajos } = stumbling('revision', pasos)
    work(dying.db, trabajos)
    await there
    await dying.kill(api.db)
    expect((await stateOf(api.db, tareaID))?.hechas).toBeGreaterThan(0)
    // What this process still knew of it is forgotten with another file's.
    await mesa.revisar(small.importacionID)
    expect((await mesa.done(tareaID)).estado).toBe('terminada')
    expect(await verdictOf(importacionID)).toEqual(undisturbed)
  }
})

test('an import whose process dies writes each once', async () => {
  const { importacionID } = await mesa.subir('matriculados', crowd('corte.csv', 1_600))
  await mesa.revisar(importacionID)
  const from = next - 1_600
  const tareaID = await mesa.pedir(importacionID)
  const dying = openProcess(api.baseUrl)
  const { there, trabajos } = stumbling('importacion', 1)
  work(dying.db, trabajos)
  await there
  await dying.kill(api.db)
  expect((await stateOf(api.db, tareaID))?.hechas).toBe(500)
  expect((await mesa.done(tareaID)).estado).toBe('terminada')
  const [made] = await api.db.query<{ n: number; personas: number }>(
    'SELECT count(*)::int AS n, count(DISTINCT dni)::int AS personas FROM matriculado WHERE matricula >= $1',
    [from],
  )
  expect(made).toEqual({ n: 1_372, personas: 1_372 })
})

test('it is stopped, goes on where it was, and so does its undoing', async () => {
  const { importacionID } = await mesa.subir('matriculados', crowd('detiene.csv', 1_400))
  const from = next - 1_400
  await mesa.revisar(importacionID)
  const count = async () =>
    (await api.db.query('SELECT FROM matriculado WHERE matricula >= $1', [from])).length
  const tareaID = await mesa.pedir(importacionID)
  const first = openProcess(api.baseUrl)
  const { there, trabajos } = stumbling('importacion', 1)
  work(first.db, trabajos)
  await there
  await mesa.ask('tarea.detener', { tareaID })
  await first.kill(api.db)
  expect((await mesa.done(tareaID)).estado).toBe('detenida')
  expect(await count()).toBe(500)
  expect((await stateOf(api.db, tareaID))?.resumen).toBe(
    '«detiene.csv»: se importaron 500 matriculados. Faltan 700: se puede seguir.',
  )
  expect((await mesa.datos(importacionID)).importacion).toMatchObject({ estado: 'revisada', vivos: 500 })
  // What is written in part is neither read anew nor thrown away.
  for (const nombre of ['importacion.revisar', 'importacion.releer', 'importacion.descartar'] as const)
    expect((await mesa.call(nombre, { importacionID })).sobre.mensaje).toContain('ya se importó')
  expect((await mesa.importar(importacionID)).estado).toBe('terminada')
  expect(await count()).toBe(1_200)
  expect((await mesa.datos(importacionID)).importacion).toMatchObject({ estado: 'importada', vivos: 1_200 })

  const { cantidad } = await mesa.ask<{ cantidad: number }>('importacion.simularDeshacer', { importacionID })
  const wire = { importacionID, cantidad, motivo: 'Otra vez' }
  const undoing = await mesa.ask<{ tareaID: number }>('importacion.deshacer', wire)
  const second = openProcess(api.baseUrl)
  const half = stumbling('deshacer', 1)
  work(second.db, half.trabajos)
  await half.there
  await mesa.ask('tarea.detener', { tareaID: undoing.tareaID })
  await second.kill(api.db)
  expect(await mesa.done(undoing.tareaID)).toEqual({
    estado: 'detenida',
    resumen: '«detiene.csv»: se deshicieron 500 matriculados. Faltan 700: se puede seguir.',
  })
  expect(await count()).toBe(700)
  expect((await mesa.datos(importacionID)).importacion).toMatchObject({ estado: 'importada', vivos: 700 })
  expect((await mesa.deshacer(importacionID)).estado).toBe('terminada')
  expect(await count()).toBe(0)
})

test('of two clerks one wins and the other is told, with the same file and with another', async () => {
  const { importacionID } = await mesa.subir('matriculados', crowd('dos.csv', 3))
  const { importacionID: another } = await otra.subir('matriculados', crowd('tres.csv', 3))
  await mesa.revisar(importacionID)
  await otra.revisar(another)
  const order = async (who: Mesa, id: number) => {
    const { evaluacion, importacion } = await who.datos(id)
    const { nuevas, cambian } = importacion.cuentas ?? {}
    return (await who.call('importacion.importar', { importacionID: id, nuevas, cambian, evaluacion })).sobre
  }
  const answers = await Promise.all([order(mesa, importacionID), order(otra, importacionID)])
  expect(answers.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
  const told = 'Se está importando «dos.csv»: lo pidió Nélida Prueba. Espere a que termine, o deténgalo.'
  expect(answers.find(({ estado }) => estado === 0)?.mensaje).toBe(told)
  expect((await order(otra, another)).mensaje).toBe(told)
  expect((await mesa.call('importacion.revisar', { importacionID })).sobre.mensaje).toBe(told)
  const won = answers.find(({ estado }) => estado === 1)?.datos as { tareaID: number }
  expect((await mesa.datos(importacionID)).importacion.estado).toBe('importando')
  await mesa.done(won.tareaID)
  expect((await order(mesa, importacionID)).mensaje).toBe('Esta planilla ya se importó.')
  expect((await order(otra, another)).estado).toBe(1)
  await settle(another)
})

/** Waits until nothing is at an import. */
async function settle(importacionID: number): Promise<void> {
  const { tareaID } = await mesa.datos(importacionID)
  if (tareaID !== null) await mesa.done(tareaID)
}

test('what was shown must still hold: other counts, another review, a register that lets go of other rows', async () => {
  const { importacionID } = await mesa.subir('matriculados', crowd('cambia.csv', 2))
  const { evaluacion } = await mesa.revisar(importacionID)
  const wire = { importacionID, nuevas: 2, cambian: 0, evaluacion }
  for (const other of [{ nuevas: 1 }, { cambian: 1 }, { evaluacion: 'x' }])
    expect((await mesa.call('importacion.importar', { ...wire, ...other })).sobre.mensaje).toContain(
      'se revisó otra vez',
    )
  await mesa.leer(importacionID, { columnas: ['matricula', 'apellido', 'nombre', 'dni', 'estado', null] })
  expect((await mesa.call('importacion.importar', wire)).sobre.mensaje).toBe(
    'Revise la planilla antes de importarla.',
  )
  await mesa.revisar(importacionID)
  await mesa.importar(importacionID)
  const matriculadoID = await addMember(api.db)
  expect(matriculadoID).toBeGreaterThan(0)
  const undo = { importacionID, motivo: 'No', cantidad: 1 }
  expect((await mesa.call('importacion.deshacer', undo)).sobre.mensaje).toContain('Cambió mientras lo miraba')
})
