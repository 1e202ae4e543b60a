import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { idOf, type MesaDeDebitos, openMesaDeDebitos } from '@/backend/prueba/debitos/mesa'
import { addMember } from '@/backend/prueba/gente'
import { accountAt } from '@/backend/prueba/muestras-de-debito'
import { verificar } from '@/backend/verificar/verificar'

const HOY = '2026-11-21'

let mesa: MesaDeDebitos
beforeAll(async () => {
  mesa = await openMesaDeDebitos()
})
afterAll(async () => {
  expect(await verificar(mesa.api.db)).toEqual([])
  expect(mesa.api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.api.close()
})

test('bank debit: the account is kept, the form changes, the number is the next one, and ends with the enrolment', async () => {
  const before = await mesa.last()
  const id = await addMember(mesa.api.db)
  const answer = await mesa.enrol(id, { nroSolicitud: before + 1, observaciones: ' Firmó en mesa ' })
  expect(answer).toMatchObject({ estado: 1, datos: { nroSolicitud: before + 1 } })
  expect([await mesa.last(), await mesa.formOf(id)]).toEqual([before + 1, 'Debito Automatico'])
  const { bancoID, sucursalBancoID, cbu } = await accountAt(mesa.api, '321')
  expect(await mesa.dataOf(id)).toEqual({
    ...{ id: idOf(answer), bancoID, sucursalbancoID: sucursalBancoID, tipoCuentaID: 2, cbu },
    ...{ nroCuenta: '0000012345', nroSolicitud: before + 1, nroDa: before + 1, fechaAlta: '2026-11-02' },
    ...{ observaciones: 'Firmó en mesa', montoDescontar: null, version: 1 },
  })

  expect(await mesa.call('baja', { matriculadoID: id, motivo: ' Cambia de banco ' })).toMatchObject({
    estado: 1,
  })
  expect(await mesa.formOf(id)).toBe('Efectivo')
  expect(await mesa.call('traerDatos', { matriculadoID: id })).toMatchObject({
    ...{ estado: 0, mensaje: 'No está adherido a un débito' },
  })
  expect(await mesa.historyOf(id)).toMatchObject([
    {
      ...{ formaPago: 'Debito Automatico', fechaAlta: '2026-11-02', fechaBaja: HOY },
      ...{ quien: 'Nélida Prueba', quienBaja: 'Nélida Prueba', motivoBaja: 'Cambia de banco' },
    },
  ])
  const [ended, begun] = await mesa.actsOf(id)
  expect(ended).toMatchObject({
    accion: 'Débito automático dado de baja',
    cambios: expect.arrayContaining([
      { campo: 'Motivo', antes: null, despues: 'Cambia de banco' },
      { campo: 'Forma de Pago', antes: 'Debito Automatico', despues: 'Efectivo' },
    ]) as unknown,
  })
  expect(begun).toMatchObject({
    accion: 'Adherido al débito automático',
    cambios: expect.arrayContaining([
      { campo: 'CBU', antes: null, despues: cbu },
      { campo: 'Tipo de Cuenta', antes: null, despues: 'Caja de Ahorro' },
      { campo: 'Nro. de Solicitud', antes: null, despues: String(before + 1) },
    ]) as unknown,
  })
})

test.each([
  [2, 'Colegio de Medicos'],
  [3, 'C.M. de Frias'],
  [5, 'APARSE'],
  [6, 'CO.P.A.N.'],
])('form %i is a debit without an account, from today, and takes no number', async (tipoDA, nombre) => {
  const [id, before] = [await addMember(mesa.api.db), await mesa.last()]
  expect(await mesa.enrolIn(id, tipoDA)).toMatchObject({ estado: 1 })
  expect([await mesa.formOf(id), await mesa.last()]).toEqual([nombre, before])
  expect(await mesa.historyOf(id)).toMatchObject([
    { formaPago: nombre, banco: null, nroCuenta: null, fechaAlta: HOY, fechaBaja: null },
  ])
})

test('numbers of request have no gaps, whatever number was shown, and what ended keeps its own', async () => {
  const before = await mesa.last()
  const first = await addMember(mesa.api.db)
  expect(await mesa.enrol(first, { nroSolicitud: 4_000 })).toMatchObject({
    datos: { nroSolicitud: before + 1 },
  })
  await mesa.enrol(await addMember(mesa.api.db), { cbu: '1' })
  await mesa.call('baja', { matriculadoID: first })
  expect(await mesa.enrol(first)).toMatchObject({ datos: { nroSolicitud: before + 2 } })
  expect((await mesa.historyOf(first)).map(({ nroSolicitud }) => nroSolicitud)).toEqual([
    before + 2,
    before + 1,
  ])
})

test('who is enrolled is not enrolled again: the other one is told who did it, also by ten at once', async () => {
  const id = await addMember(mesa.api.db)
  const before = await mesa.last()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? mesa.enrol(id, {}, mesa.otra) : mesa.enrolIn(id, 5))),
  )
  expect(answers.filter(({ estado }) => estado === 1)).toHaveLength(1)
  for (const { mensaje } of answers.filter(({ estado }) => estado !== 1))
    expect(mensaje).toMatch(/^Ya está adherido a .+: lo adhirió Nélida Prueba el \d\d\/\d\d\/2026 /)
  expect(await mesa.historyOf(id)).toHaveLength(1)
  expect((await mesa.last()) - before).toBe((await mesa.formOf(id)) === 'APARSE' ? 0 : 1)
})

test('a drop that somebody made already is told with who; of another enrolment than was seen nothing is dropped', async () => {
  const { id, daListadoID } = await mesa.enrolled()
  const both = await Promise.all([
    mesa.call('baja', { matriculadoID: id, daListadoID }),
    mesa.call('baja', { matriculadoID: id, daListadoID }, mesa.otra),
  ])
  expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
  const late = /la dio de baja Nélida Prueba el \d\d\/\d\d\/2026/
  expect(both.find(({ estado }) => estado === 0)?.mensaje).toMatch(late)
  expect((await mesa.call('baja', { matriculadoID: id })).mensaje).toMatch(
    /^No está adherido a un débito: lo dio de baja Nélida Prueba/,
  )
  await mesa.enrolIn(id, 5)
  expect((await mesa.call('baja', { matriculadoID: id, daListadoID })).mensaje).toMatch(late)
  expect(await mesa.formOf(id)).toBe('APARSE')
})

test('a bank debit without an account, an account without a bank debit, and a form that is none are refused', async () => {
  const id = await addMember(mesa.api.db)
  expect(await mesa.enrolIn(id, 4)).toMatchObject({ mensaje: 'Ingrese los datos de la cuenta' })
  const wire = {
    matriculadoID: id,
    tipoDA: 2,
    datosDebitoJSON: JSON.stringify(await accountAt(mesa.api, '321')),
  }
  expect((await mesa.call('adherir', wire)).mensaje).toBe('Sólo el débito bancario lleva una cuenta')
  expect(await mesa.enrolIn(id, 1)).toMatchObject({ errores: { tipoDA: 'Seleccione tipo de Debito' } })
  expect(await mesa.enrolIn(id, 2_147_000_000)).toMatchObject({
    errores: { tipoDA: 'Ese tipo de débito no existe' },
  })
  expect(await mesa.enrolIn(2_147_000_000, 2)).toMatchObject({ mensaje: NO_ENCONTRADO })
})

test('nobody is told of a member who does not exist', async () => {
  for (const que of ['traerDatos', 'traerHistoria', 'baja', 'emitirAutorizacion'] as const)
    expect(await mesa.call(que, { matriculadoID: 2_147_000_000 })).toMatchObject({ mensaje: NO_ENCONTRADO })
})

test('the authorization is a numbered paper, printed again as it was; without a debit there is none', async () => {
  const { id } = await mesa.enrolled()
  const { datos } = await mesa.call('emitirAutorizacion', { matriculadoID: id })
  const papel = datos as { id: number; numero: number; contenido: { cuerpo: string } }
  expect(papel).toMatchObject({
    ...{ clase: 'debito', copias: 0, conImagen: false },
    contenido: { titulo: 'Autorización de débito automático', firmante: 'Ábalos Ana', fecha: HOY },
  })
  // The 21st is past the 15th.
  expect(papel.contenido.cuerpo).toContain('desde diciembre de 2026 y hasta que pida la baja')
  expect(papel.contenido.cuerpo).toContain('Banco de Santiago del Estero')
  await mesa.edit(id, idOf({ datos: await mesa.dataOf(id) }), { tipoCuentaID: 1 })
  const { sobre: again } = await mesa.api.call(
    'papel.reimprimir',
    { papelID: papel.id },
    { token: mesa.token },
  )
  expect(again.datos).toMatchObject({ copias: 1, contenido: papel.contenido })

  const { sobre: listed } = await mesa.api.call(
    'papel.traerTodos',
    { matriculadoID: id },
    { token: mesa.token },
  )
  expect(listed.datos).toMatchObject([{ numero: papel.numero }])
  expect(JSON.stringify(listed.datos)).not.toContain('0000012345')
  await mesa.call('baja', { matriculadoID: id })
  expect((await mesa.call('emitirAutorizacion', { matriculadoID: id })).mensaje).toBe(
    'No está adherido a un débito: no hay qué autorizar',
  )
})
