import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { insurance, specialty } from '@/backend/prueba/muestras-de-credenciales'
import { ACTOS, type Acto } from '@/domain/acto-por-estado'
import { ESTADOS } from '@/domain/estados'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

const send = async (nombre: NombreLlamada, wire: object, de = token) =>
  (await api.call(nombre, { ...wire }, { token: de })).sobre

/** How each act is asked of the API, as its own screen does. */
const LLAMADAS: Readonly<Record<Acto, (matriculadoID: number) => [NombreLlamada, Record<string, unknown>]>> =
  {
    seguro: (id) => ['federacion_matriculado.crearSeguro', insurance(id)],
    superintendencia: (matriculadoID) => [
      'superintendencia_matriculado.crear',
      { matriculadoID, desde: '2026-03-01' },
    ],
    debito: (matriculadoID) => ['da_listado.adherir', { matriculadoID, tipoDA: 5, datosDebitoJSON: null }],
    especialidad: (id) => ['especialidad_matriculado.crear', specialty(id)],
    practica: (matriculadoID) => [
      'practica_matriculado.crear',
      { matriculadoID, practicaID: 1, fechaObtencion: '2020-05-04' },
    ],
    cuota: (matriculadoID) => [
      'pago.generarMatriculaAdelantada',
      { matriculadoID, cantidad: 1, tipoMatriculaID: 1 },
    ],
  }
const CASOS = (Object.keys(ACTOS) as Acto[]).flatMap((acto) =>
  Object.entries(ESTADOS).map(([tipo, estado]) => ({ acto, tipo: Number(tipo), estado })),
)

const reasonsOf = async (matriculadoID: number) => {
  const acts = await send('matriculado.traerHistorial', { matriculadoID })
  const cambios = (acts.datos as { cambios: { campo: string; despues: string | null }[] }[]).flatMap(
    (act) => act.cambios,
  )
  return cambios.filter(({ campo }) => campo === 'Motivo').map(({ despues }) => despues)
}

test.each(CASOS)('$acto of who is $estado', async ({ acto, tipo, estado }) => {
  const matriculadoID = await addMember(api.db, { tipo })
  const [nombre, wire] = LLAMADAS[acto](matriculadoID)
  const plain = await send(nombre, wire)
  const reasoned = await send(nombre, { ...wire, motivo: 'Lo pide la Junta' })
  const since = `Está ${estado} desde el 01/03/2020`
  if (tipo <= 3) expect(plain).toMatchObject({ estado: 1 })
  else if (tipo < 8) {
    const mensaje = `${since}: ingrese por qué ${ACTOS[acto]} igual`
    expect(plain).toMatchObject({ estado: 0, mensaje, errores: { motivo: mensaje } })
    expect(reasoned).toMatchObject({ estado: 1 })
    expect(await reasonsOf(matriculadoID)).toEqual(['Lo pide la Junta'])
  } else {
    const mensaje = `${since}: no ${ACTOS[acto]}`
    for (const answer of [plain, reasoned])
      expect(answer).toMatchObject({ estado: 0, mensaje, errores: { matriculadoID: mensaje } })
    expect(await reasonsOf(matriculadoID)).toEqual([])
  }
})

test('a change of insurance is an insurance; a reason that nobody asked for is not kept', async () => {
  const matriculadoID = await addMember(api.db)
  await send('federacion_matriculado.crearSeguro', insurance(matriculadoID, { motivo: 'Porque sí' }))
  expect(await reasonsOf(matriculadoID)).toEqual([])
  await send('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID: 8 })
  const change = { matriculadoID, desde: '2026-11-21', tipoSeguroID: 2, motivo: 'Porque sí' }
  expect(await send('federacion_matriculado.cambiarSeguro', change)).toMatchObject({
    mensaje: 'Está FALLECIDO desde el 21/11/2026: no se lo asegura',
  })
})

test('months up to the death are charged with a reason, and none after it', async () => {
  const matriculadoID = await addMember(api.db)
  await send('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID: 8 })
  const ask = (mas: object) =>
    send('pago.generarMatriculaAdelantada', { matriculadoID, tipoMatriculaID: 1, ...mas })
  expect(await ask({ cantidad: 2, motivo: 'Quedó sin generar' })).toMatchObject({ estado: 0 })
  const preview = { matriculadoID, cantidad: 2, tipoMatriculaID: 1 }
  expect(await send('pago.simularMatriculaAdelantada', preview)).toMatchObject({
    mensaje: 'Está FALLECIDO desde el 21/11/2026: no se le generan cuotas',
  })
  expect(await ask({ cantidad: 1 })).toMatchObject({ errores: { motivo: expect.any(String) as string } })
  expect(await ask({ cantidad: 1, motivo: 'Quedó sin generar' })).toMatchObject({ estado: 1 })
})

test('who may not do it at all is not told of the state', async () => {
  const { token: empleado } = await signedIn(api.db, 'EMPLEADO')
  const matriculadoID = await addMember(api.db, { tipo: 8 })
  for (const acto of Object.keys(ACTOS) as Acto[]) {
    const { mensaje } = await send(...LLAMADAS[acto](matriculadoID), empleado)
    expect(mensaje).not.toContain('FALLECIDO')
  }
})

describe('days', () => {
  const born = async () => {
    const matriculadoID = await addMember(api.db)
    await api.db.query("UPDATE matriculado SET fecha_nacimiento = '1988-05-04' WHERE id = $1", [
      matriculadoID,
    ])
    return matriculadoID
  }
  const BEFORE = '1988-05-04'
  const FAR = '2027-11-22'
  type Caso = [NombreLlamada, campo: string, wire: Record<string, unknown>]
  const SEGURO: Caso = ['federacion_matriculado.crearSeguro', 'desde', insurance(0)]
  const SUPER: Caso = ['superintendencia_matriculado.crear', 'desde', {}]
  const PAPEL: Caso = ['certificado_matriculado.crear', 'validezDesde', { tipoCertificadoID: 1 }]

  test.each<Caso>([
    SEGURO,
    SUPER,
    PAPEL,
    ['especialidad_matriculado.crear', 'fechaObtencion', specialty(0)],
    ['practica_matriculado.crear', 'fechaObtencion', { practicaID: 1 }],
  ])('%s refuses %s before birth', async (nombre, campo, wire) => {
    const matriculadoID = await born()
    const number = () => api.db.query("SELECT valor FROM contador WHERE nombre = 'certificado_especialidad'")
    const before = await number()
    const answer = await send(nombre, { ...wire, matriculadoID, [campo]: BEFORE })
    expect(answer).toMatchObject({ estado: 0 })
    expect(answer['errores']).toEqual({
      [campo]: expect.stringContaining('debe ser posterior a la de nacimiento') as string,
    })
    expect(await number()).toEqual(before)
  })

  test.each<Caso>([SEGURO, SUPER, PAPEL])('%s asks back a %s far ahead', async (nombre, campo, wire) => {
    const asked = { ...wire, matriculadoID: await addMember(api.db), [campo]: FAR }
    const mensaje = 'Para el 22/11/2027 falta más de un año: confirme que es esa fecha'
    expect(await send(nombre, asked)).toMatchObject({ estado: 0, errores: { [campo]: mensaje } })
    expect(await send(nombre, { ...asked, confirmada: '2027-11-23' })).toMatchObject({ estado: 0 })
    expect(await send(nombre, { ...asked, confirmada: FAR })).toMatchObject({ estado: 1 })
    const near = { ...wire, matriculadoID: await addMember(api.db), [campo]: '2027-11-21' }
    expect(await send(nombre, near)).toMatchObject({ estado: 1 })
  })

  test('of a period that is edited both days are asked back, each by itself', async () => {
    const matriculadoID = await addMember(api.db)
    const { datos } = await send('superintendencia_matriculado.crear', { matriculadoID, desde: '2026-11-21' })
    const { id: superintendenciaMatriculadoID } = datos as { id: number }
    const edit = (mas: object) =>
      send('superintendencia_matriculado.actualizarDatos', {
        ...{ matriculadoID, superintendenciaMatriculadoID, nroCertificado: 'S-1' },
        ...{ desde: FAR, hasta: '2099-01-01', ...mas },
      })
    const ask = expect.stringContaining('falta más de un año') as string
    expect(await edit({})).toMatchObject({ errores: { desde: ask } })
    expect(await edit({ confirmada: FAR })).toMatchObject({ errores: { desde: ask } })
    expect(await edit({ desdeConfirmada: FAR })).toMatchObject({ errores: { hasta: ask } })
    expect(await edit({ desdeConfirmada: FAR, confirmada: '2099-01-01' })).toMatchObject({ estado: 1 })
    // What stands already is not asked again.
    expect(await edit({ nroCertificado: 'S-2' })).toMatchObject({ estado: 1 })
  })

  test('an end far ahead is asked back too', async () => {
    const matriculadoID = await addMember(api.db)
    const { datos } = await send('federacion_matriculado.crearSeguro', insurance(matriculadoID))
    const end = { federacionMatriculadoID: (datos as { id: number }).id, hasta: '2099-01-01' }
    expect(await send('federacion_matriculado.darDeBaja', end)).toMatchObject({
      errores: { hasta: expect.stringContaining('falta más de un año') as string },
    })
    expect(
      await send('federacion_matriculado.darDeBaja', { ...end, confirmada: '2099-01-01' }),
    ).toMatchObject({ estado: 1 })
  })
})

test("'Genera Cuotas' tells what happens: off in a state that is not charged, on again after it", async () => {
  const matriculadoID = await addMember(api.db)
  const shown = async () =>
    (await send('matriculado.traerDatos', { matriculadoID })).datos as { genera_cuotas: boolean }
  const move = (tipoMatriculaID: number) =>
    send('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID })
  expect(await shown()).toMatchObject({ genera_cuotas: true })
  for (const tipo of [5, 8]) {
    await move(tipo)
    expect(await shown()).toMatchObject({ genera_cuotas: false })
  }
  const refused = await send('matriculado.cambiarGeneraCuotas', { matriculadoID, generaCuotas: 1 })
  expect(refused.mensaje).toBe(
    'Está FALLECIDO: no genera cuotas. Se generan en los estados ACTIVO, RESIDENTE, PASIVO',
  )
  await move(1)
  expect(await shown()).toMatchObject({ genera_cuotas: true })
})
