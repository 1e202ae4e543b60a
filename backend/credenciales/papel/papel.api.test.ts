import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { specialty } from '@/backend/prueba/muestras-de-credenciales'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { formatCodigo } from '@/domain/codigo-de-papel'

let api: ApiDePrueba
let clerk: string
let firmanteID: number
beforeAll(async () => {
  api = await startApi()
  ;({ token: clerk } = await signedIn(api.db, 'ADMINISTRATIVO'))
  const [firmante] = await api.db.query<{ id: number }>(
    `INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Ñ. Iñíguez', 'Presidenta') RETURNING id`,
  )
  firmanteID = firmante?.id ?? 0
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const call = (nombre: NombreLlamada, wire: Record<string, unknown>, token = clerk) =>
  api.call(nombre, wire, { token })

interface Emitido {
  id: number
  numero: number
  codigo: string
  copias: number
  contenido: Record<string, string>
}

/** A member with folio and libro, and a certificate of his. */
async function withCertificado(apellido = 'Ábalos'): Promise<{ matriculadoID: number; origenID: number }> {
  const matriculadoID = await addMember(api.db, { apellido, nombre: 'Ana' })
  await api.db.query("UPDATE matriculado SET folio = '56', libro = '7' WHERE id = $1", [matriculadoID])
  const wire = { matriculadoID, tipoCertificadoID: 1, validezDesde: '2026-01-15', validezHasta: '2028-01-15' }
  const { sobre } = await call('certificado_matriculado.crear', wire)
  return { matriculadoID, origenID: (sobre.datos as { id: number }).id }
}
const emit = async (origenID: number, mas: object = {}) =>
  (
    await call('papel.emitir', {
      ...{ clase: 'certificado', origenID, firmanteID, observacion1: 'Guardia de los jueves' },
      ...mas,
    })
  ).sobre
const issued = async (origenID: number, mas: object = {}): Promise<Emitido> => {
  const sobre = await emit(origenID, mas)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Emitido
}
const nameOfPractica = async (id: number): Promise<string> => {
  const [row] = await api.db.query<{ nombre: string }>('SELECT nombre FROM practica WHERE id = $1', [id])
  return row?.nombre ?? ''
}
const list = async (filtros: object) => {
  const { sobre } = await call('papel.traerTodos', { nroPagina: 1, ...filtros })
  return { total: sobre.pagTotalItems, filas: sobre.datos as Record<string, unknown>[] }
}

const check = async (codigo: string, direccion = '190.2.3.4') => {
  const { http: status, sobre } = await api.call(
    'papel.verificar',
    { codigo },
    { headers: { 'x-forwarded-for': direccion } },
  )
  return { status, ...sobre }
}

describe('issuing', () => {
  test('fills the body, keeps what it says, and prints the same again after the record changed', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    const first = await issued(origenID)
    expect(first).toMatchObject({ clase: 'certificado', copias: 0, anulado: null, conImagen: false })
    expect(first.contenido).toMatchObject({
      ...{ titulo: 'Certificado de Acreditación', nombre: 'Ábalos Ana' },
      ...{ firmante: 'Dra. Ñ. Iñíguez', cargo: 'Presidenta', fecha: '2026-11-21' },
      validez: 'Válido desde el 15/01/2026 hasta el 15/01/2028',
    })
    for (const text of ['Ábalos Ana', 'Guardia de los jueves', '56', '21/11/2026'])
      expect(first.contenido['cuerpo']).toContain(text)
    expect(first.contenido['cuerpo']).not.toContain('##')

    await api.db.query("UPDATE matriculado SET apellido = 'Otra' WHERE id = $1", [matriculadoID])
    await api.db.query("UPDATE firmante SET cargo = 'Otro cargo' WHERE id = $1", [firmanteID])
    const { sobre } = await call('papel.reimprimir', { papelID: first.id })
    expect(sobre.datos).toEqual({ ...first, copias: 1 })
    await api.db.query("UPDATE firmante SET cargo = 'Presidenta' WHERE id = $1", [firmanteID])
  })

  test('what is missing is told and nothing is issued', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    await api.db.query('UPDATE matriculado SET folio = NULL WHERE id = $1', [matriculadoID])
    // A datum of the record is told; a remark is free.
    const sobre = await emit(origenID, { observacion1: '  ' })
    expect(sobre).toMatchObject({ estado: 0, mensaje: 'Falta para el certificado: Folio' })
    expect(await list({ matriculadoID })).toEqual({ total: 0, filas: [] })
    expect(await emit(origenID, { firmanteID: 999_999 })).toMatchObject({
      estado: 0,
      errores: { firmanteID: 'Ese firmante no existe' },
    })
    expect(await emit(999_999)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  })

  test('a practice is certified by the type that was chosen, in the place of the first remark', async () => {
    const matriculadoID = await addMember(api.db)
    await api.db.query("UPDATE matriculado SET folio = '1', libro = '2' WHERE id = $1", [matriculadoID])
    const wire = { matriculadoID, practicaID: 1, fechaObtencion: '2020-05-04' }
    const { sobre } = await call('practica_matriculado.crear', wire)
    const origenID = (sobre.datos as { id: number }).id
    const nombre = await nameOfPractica(1)
    const papel = await issued(origenID, { clase: 'practica', tipoCertificadoID: 1 })
    const words = `Práctica: ${nombre}, obtenida el 04/05/2020`
    expect(papel.contenido['cuerpo']).toContain(words)
    expect(papel.contenido['cuerpo']).not.toContain('Guardia')
    expect((await list({ matriculadoID })).filas).toMatchObject([{ certifica: words }])
  })

  test('a specialty says its number and its last day; without a type in the catalogue a body of the program stands in', async () => {
    const matriculadoID = await addMember(api.db)
    const { sobre } = await call('especialidad_matriculado.crear', specialty(matriculadoID))
    const { id, nroCertificado } = sobre.datos as { id: number; nroCertificado: string }
    await api.db.query('UPDATE tipo_certificado SET eliminado_en = now() WHERE id = 1')
    const papel = await issued(id, { clase: 'especialidad', apaisada: true })
    expect(papel.contenido).toMatchObject({ titulo: 'Certificado de Acreditación', apaisada: true })
    expect(papel.contenido['cuerpo']).toContain('se encuentra acreditado en lo que sigue')
    expect(papel.contenido['cuerpo']).toContain(
      `obtenida el 01/03/2024, válida hasta el 01/03/2029, certificado Nº ${nroCertificado}`,
    )
    const forever = await call('especialidad_matriculado.crear', {
      ...specialty(matriculadoID, { especialidadID: 2, sinReval: true }),
    })
    const other = await issued((forever.sobre.datos as { id: number }).id, { clase: 'especialidad' })
    expect(other.contenido['cuerpo']).not.toContain('válida hasta')
    await api.db.query('UPDATE tipo_certificado SET eliminado_en = NULL WHERE id = 1')
  })

  test('fifty at once take fifty numbers without a gap, and those refused take none', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    const [last] = await api.db.query<{ valor: number }>(
      "SELECT valor FROM contador WHERE nombre = 'papel.certificado'",
    )
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => emit(origenID, n % 6 === 0 ? { firmanteID: 999_999 } : {})),
    )
    const numeros = answers
      .filter(({ estado }) => estado === 1)
      .map(({ datos }) => (datos as Emitido).numero)
      .toSorted((a, b) => a - b)
    expect(numeros).toEqual(Array.from({ length: 50 }, (_, n) => (last?.valor ?? 0) + 1 + n))
    expect((await list({ matriculadoID })).total).toBe(50)
  })
})

describe('a paper once issued', () => {
  test('is the same original again for who issued it, until a copy is counted; a copy for anybody else', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    const papel = await issued(origenID)
    const again = async (wire: object, token = clerk) =>
      (await call('papel.reimprimir', { papelID: papel.id, ...wire }, token)).sobre.datos as Emitido
    expect(await again({ original: 1 })).toEqual(papel)
    expect(await again({ original: 1 })).toEqual(papel)
    const { token: other } = await signedIn(api.db, 'ADMINISTRATIVO')
    expect((await again({ original: 1 }, other)).copias).toBe(1)
    // Two sheets may be in two hands now.
    expect((await again({ original: 1 })).copias).toBe(2)
    const printed = await api.db.query<{ copia: string }>(
      `SELECT datos -> 'despues' ->> 'copia' AS copia FROM auditoria
       WHERE accion = 'papel.reimprimir' AND matriculado_id = $1 ORDER BY id`,
      [matriculadoID],
    )
    expect(printed.map(({ copia }) => copia)).toEqual(['ORIGINAL', 'ORIGINAL', 'COPIA', 'COPIA'])
    const yesterday = await issued(origenID)
    await api.db.query('ALTER TABLE papel DISABLE TRIGGER papel_queda')
    await api.db.query("UPDATE papel SET emitido_en = emitido_en - interval '1 day' WHERE id = $1", [
      yesterday.id,
    ])
    await api.db.query('ALTER TABLE papel ENABLE TRIGGER papel_queda')
    const { sobre } = await call('papel.reimprimir', { papelID: yesterday.id, original: 1 })
    expect(sobre.datos).toMatchObject({ copias: 1 })
  })

  test('says in list and public check what it said, with the name of today beside', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    const papel = await issued(origenID)
    const tells = async () => ({
      row: (await list({ matriculadoID })).filas[0],
      check: (await check(papel.codigo)).datos as { ahora: { nombre: string | null } },
    })
    const before = await tells()
    expect(before.row).toMatchObject({ apellidoNombre: 'Ábalos, Ana', hoy: null })
    expect(before.check.ahora.nombre).toBeNull()
    await api.db.query(
      `UPDATE matriculado SET apellido = 'De Paz', dni = dni + 1000111, matricula = matricula + 40000 WHERE id = $1`,
      [matriculadoID],
    )
    await api.db.query("UPDATE firmante SET nombre = 'Dr. Otro' WHERE id = $1", [firmanteID])
    const after = await tells()
    await api.db.query("UPDATE firmante SET nombre = 'Dra. Ñ. Iñíguez' WHERE id = $1", [firmanteID])
    expect(after).toEqual({
      row: { ...before.row, apellidoNombre: 'Ábalos Ana', hoy: 'De Paz, Ana' },
      check: { ...before.check, ahora: { ...before.check.ahora, nombre: 'De Paz Ana' } },
    })
  })

  test('is annulled with a reason, once, and its number goes to no other', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    const papel = await issued(origenID)
    const annul = async (motivo: string) => (await call('papel.anular', { papelID: papel.id, motivo })).sobre
    expect(await annul('   ')).toMatchObject({ estado: 0, errores: { motivo: 'Ingrese el motivo' } })
    expect(await annul('El nombre estaba mal')).toMatchObject({ estado: 1 })
    expect((await annul('Otra vez')).mensaje).toMatch(/^Certificado N° \d+ ya fue anulado el /)
    const { sobre } = await call('papel.reimprimir', { papelID: papel.id })
    expect(sobre.mensaje).toMatch(/fue anulado el/)
    expect((await issued(origenID)).numero).toBeGreaterThan(papel.numero)
    const { filas } = await list({ matriculadoID, soloAnulados: true })
    expect(filas).toMatchObject([{ id: papel.id, motivo: 'El nombre estaba mal', copias: 0 }])
    const acts = (
      (await call('matriculado.traerHistorial', { matriculadoID })).sobre.datos as { accion: string }[]
    ).map(({ accion }) => accion)
    expect(acts).toEqual(expect.arrayContaining(['Papel emitido', 'Papel anulado']))
  })

  test('is changed or taken away by nobody, not by the database itself', async () => {
    const { origenID } = await withCertificado()
    const { id } = await issued(origenID)
    for (const sql of [
      "UPDATE papel SET certifica = 'otra cosa' WHERE id = $1",
      'UPDATE papel SET numero = numero + 1000 WHERE id = $1',
      'DELETE FROM papel WHERE id = $1',
    ])
      await expect(api.db.query(sql, [id]), sql).rejects.toThrow(/no se cambia ni se borra/)
    await call('papel.anular', { papelID: id, motivo: 'Prueba' })
    await expect(
      api.db.query('UPDATE papel SET anulado_en = NULL, anulado_por = NULL, motivo = NULL WHERE id = $1', [
        id,
      ]),
    ).rejects.toThrow(/no se cambia ni se borra/)
  })
})

describe('checked by anybody', () => {
  test('without a session: what was certified and what holds now, nothing private', async () => {
    const { matriculadoID, origenID } = await withCertificado()
    await api.db.query("UPDATE matriculado SET domicilio = 'Calle Falsa 123' WHERE id = $1", [matriculadoID])
    const papel = await issued(origenID)
    const answer = await check(formatCodigo(papel.codigo).toLowerCase())
    expect(answer).toMatchObject({
      estado: 1,
      datos: {
        ...{ clase: 'certificado', numero: papel.numero, nombre: 'Ábalos Ana', anulado: null },
        certifica: 'Certificado de Acreditación, válido desde el 15/01/2026 hasta el 15/01/2028',
        ahora: { estado: 'ACTIVO', habilitado: true, especialidades: [] },
      },
    })
    const text = JSON.stringify(answer)
    const [{ dni } = { dni: 0 }] = await api.db.query<{ dni: number }>(
      'SELECT dni FROM matriculado WHERE id = $1',
      [matriculadoID],
    )
    for (const secret of [String(dni), 'Falsa', 'cuit', 'deuda', 'motivo']) expect(text).not.toContain(secret)
    expect((answer.datos as { dni: string }).dni).toBe(`•••••${String(dni).slice(-3)}`)

    await call('papel.anular', { papelID: papel.id, motivo: 'Secreto de la casa' })
    await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [matriculadoID])
    const later = await check(papel.codigo)
    expect(later.datos).toMatchObject({
      anulado: expect.any(String) as string,
      ahora: { estado: 'SUSPENDIDO', habilitado: false },
    })
    expect(JSON.stringify(later)).not.toContain('Secreto')
  })

  test('a wrong code and one that nobody has are the same, and too many are slowed, found ones are not', async () => {
    const { origenID } = await withCertificado()
    const { codigo } = await issued(origenID)
    const none = { estado: 0, mensaje: NO_ENCONTRADO, status: 200, datos: null }
    expect(await check('0000000000000', '190.9.9.1')).toMatchObject(none)
    expect(await check('¿código?', '190.9.9.1')).toMatchObject(none)
    for (let n = 0; n < 60; n++) expect(await check(codigo, '190.9.9.2')).toMatchObject({ estado: 1 })
    let status = 200
    for (let n = 0; n < 60 && status === 200; n++) ({ status } = await check('0000000000000', '190.9.9.3'))
    expect(status).toBe(429)
    expect((await check(codigo, '190.9.9.3')).status).toBe(429)
    expect(await check(codigo, '190.9.9.4')).toMatchObject({ estado: 1 })
  })

  test('of a thousand codes tried from one address few are looked for, and no code takes another road', async () => {
    const query = vi.spyOn(api.db, 'query')
    const roads: string[][] = []
    for (const codigo of ['¿código?', '0000000000000', '']) {
      query.mockClear()
      await check(codigo, '190.9.8.1')
      roads.push(query.mock.calls.map(([sql]) => sql))
    }
    expect(roads[0]?.some((sql) => sql.includes('FROM papel p'))).toBe(true)
    expect(roads[1]).toEqual(roads[0])

    query.mockClear()
    const answers: number[] = []
    for (let n = 0; n < 100; n++) {
      const ten = Array.from({ length: 10 }, () => check('0000000000000', '190.9.8.2'))
      answers.push(...(await Promise.all(ten)).map(({ status }) => status))
    }
    const looked = query.mock.calls.filter(([sql]) => sql.includes('FROM papel p')).length
    query.mockRestore()
    expect(looked).toBeLessThan(60)
    expect(answers.filter((status) => status === 429).length).toBe(1000 - looked)
  })

  test('an employee reads the register and issues nothing', async () => {
    const { token } = await signedIn(api.db, 'EMPLEADO')
    const { matriculadoID, origenID } = await withCertificado()
    expect((await call('papel.traerTodos', { nroPagina: 1, matriculadoID }, token)).http).toBe(200)
    const wire = { clase: 'certificado', origenID, firmanteID }
    expect((await call('papel.emitir', wire, token)).http).toBe(403)
  })
})
