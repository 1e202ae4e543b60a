import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { idOf, type MesaDeDebitos, openMesaDeDebitos } from '@/backend/prueba/debitos/mesa'
import { addMember } from '@/backend/prueba/gente'
import { accountAt } from '@/backend/prueba/muestras-de-debito'
import { verificar } from '@/backend/verificar/verificar'
import { makeCbu } from '@/domain/cbu'

let mesa: MesaDeDebitos
beforeAll(async () => {
  mesa = await openMesaDeDebitos()
})
afterAll(async () => {
  expect(await verificar(mesa.api.db)).toEqual([])
  expect(mesa.api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.api.close()
})

describe('an account that cannot be debited', () => {
  const of = (cbu: string) => ({ cbu })
  test.each([
    ['no CBU', of(''), 'Ingrese CBU'],
    ['one digit missing', of('321002901001000001234'), 'CBU INVÁLIDO: tiene 21 dígitos y van 22'],
    ['a letter', of('32100290O1001000001234'), 'CBU INVÁLIDO: lleva solamente números'],
    ['a wallet', of(makeCbu('000', '0003', '1000012345678')), /^CBU INVÁLIDO: empieza con 000/],
    ['the first block', of('3210291801001000001234'), /dígito de control/],
    ['no bank', { bancoID: undefined }, 'Seleccione un Banco'],
    ['no branch', { sucursalBancoID: undefined }, 'Seleccione una Sucursal'],
    ['no kind', { tipoCuentaID: undefined }, 'Seleccione un Tipo de Cuenta'],
    ['another kind', { tipoCuentaID: 4 }, 'Seleccione un Tipo de Cuenta'],
    ['no account', { nroCuenta: ' ' }, 'Ingrese Nro. de Cuenta'],
    ['no number', { nroSolicitud: undefined }, 'Ingrese Nro. de Solicitud'],
    ['no day', { fechaAlta: undefined }, 'Elija una Fecha de Alta'],
  ])('%s', async (_, mas, why) => {
    const [id, before] = [await addMember(mesa.api.db), await mesa.last()]
    const answer = await mesa.enrol(id, mas)
    expect(answer.estado).toBe(0)
    if (typeof why === 'string') expect(answer.mensaje).toBe(why)
    else expect(answer.mensaje).toMatch(why)
    expect(answer.errores).toMatchObject({ datosDebitoJSON: answer.mensaje })
    expect([await mesa.formOf(id), await mesa.historyOf(id), await mesa.last()]).toEqual([
      'Efectivo',
      [],
      before,
    ])
  })

  test('by its last digit, and by the digit of each block', async () => {
    const { cbu } = await accountAt(mesa.api, '321')
    const turned = (place: number) =>
      String(cbu).slice(0, place) + ((Number(String(cbu)[place]) + 1) % 10) + String(cbu).slice(place + 1)
    const id = await addMember(mesa.api.db)
    expect((await mesa.enrol(id, { cbu: turned(7) })).mensaje).toMatch(/primer bloque/)
    expect((await mesa.enrol(id, { cbu: turned(21) })).mensaje).toMatch(/segundo bloque/)
  })

  test('of another bank, at a branch of another bank, in the future, of a bank that is gone', async () => {
    const id = await addMember(mesa.api.db)
    const icbc = await accountAt(mesa.api, '015')
    const wrong = async (mas: object) => (await mesa.enrol(id, mas)).errores
    expect(await wrong({ cbu: icbc['cbu'] })).toEqual({
      cbu: 'CBU INVÁLIDO: es de otro banco: empieza con 015 y las del banco elegido con 321',
    })
    expect(await wrong({ sucursalBancoID: icbc['sucursalBancoID'] })).toEqual({
      sucursalBancoID: 'Esa sucursal no es del banco elegido',
    })
    expect(await wrong({ fechaAlta: '2026-11-22' })).toEqual({
      fechaAlta: 'La fecha de alta no puede ser posterior a hoy, 21/11/2026',
    })
    expect(await wrong({ bancoID: 2_147_000_000 })).toEqual({ bancoID: 'Ese banco ya no existe' })
  })

  test('the database itself refuses one', async () => {
    const { daListadoID } = await mesa.enrolled()
    for (const cbu of ['3210290100100000123456', '0000003100000000000000', '1'])
      await expect(
        mesa.api.db.query('UPDATE da_listado SET cbu = $2 WHERE id = $1', [daListadoID, cbu]),
      ).rejects.toThrow(/da_listado_cbu_check/)
  })
})

describe('an edit', () => {
  test('with an empty CBU leaves the stored one; what changed is in the history alone', async () => {
    const { id, daListadoID } = await mesa.enrolled()
    const { cbu } = await mesa.dataOf(id)
    expect(await mesa.edit(id, daListadoID, { tipoCuentaID: 3, version: 1 })).toMatchObject({ estado: 1 })
    expect(await mesa.dataOf(id)).toMatchObject({ cbu, tipoCuentaID: 3, version: 2 })
    expect((await mesa.actsOf(id))[0]).toMatchObject({
      accion: 'Débito automático editado',
      cambios: [{ campo: 'Tipo de Cuenta', antes: 'Caja de Ahorro', despues: 'Cuenta Sueldo' }],
    })
  })

  test('to another bank takes its CBU and branch, and not the stored CBU', async () => {
    const { id, daListadoID } = await mesa.enrolled()
    const { nroSolicitud: _, ...icbc } = await accountAt(mesa.api, '015')
    expect((await mesa.edit(id, daListadoID, { ...icbc, cbu: '' })).errores).toEqual({
      cbu: 'CBU INVÁLIDO: el guardado es de otro banco: empieza con 321 y las del banco elegido con 015. Ingrese el nuevo',
    })
    expect(await mesa.edit(id, daListadoID, icbc)).toMatchObject({ estado: 1 })
    expect(await mesa.dataOf(id)).toMatchObject({ cbu: icbc['cbu'], bancoID: icbc['bancoID'] })
  })

  test('of what is the same writes nothing', async () => {
    const { id, daListadoID } = await mesa.enrolled()
    expect(await mesa.edit(id, daListadoID)).toMatchObject({ estado: 1 })
    expect(await mesa.dataOf(id)).toMatchObject({ version: 1 })
    expect(await mesa.actsOf(id)).toHaveLength(1)
  })

  test('with a CBU that is none, of an older reading, of an ended enrolment and of somebody else’s is refused', async () => {
    const { id, daListadoID } = await mesa.enrolled()
    expect((await mesa.edit(id, daListadoID, { cbu: '123' })).errores).toEqual({
      cbu: 'CBU INVÁLIDO: tiene 3 dígitos y van 22',
    })
    await mesa.edit(id, daListadoID, { tipoCuentaID: 1, version: 1 })
    expect(
      (await mesa.edit(id, daListadoID, { tipoCuentaID: 3, version: 1 }, mesa.otra)).errores,
    ).toMatchObject({
      version: expect.stringMatching(/^Lo cambió Nélida Prueba el \d\d\/\d\d\/2026/) as string,
    })
    expect(await mesa.dataOf(id)).toMatchObject({ tipoCuentaID: 1 })
    const other = await addMember(mesa.api.db)
    expect((await mesa.edit(other, daListadoID)).mensaje).toBe(NO_ENCONTRADO)
    await mesa.call('baja', { matriculadoID: id })
    expect((await mesa.edit(id, daListadoID)).mensaje).toMatch(
      /^Esa adhesión ya no rige: la dio de baja Nélida/,
    )
    const aparse = await addMember(mesa.api.db)
    const row = idOf(await mesa.enrolIn(aparse, 5))
    expect((await mesa.edit(aparse, row)).mensaje).toBe('El débito por APARSE no lleva una cuenta')
  })
})
