import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { addCredentials, addPapeles, specialty } from '@/backend/prueba/muestras-de-credenciales'
import { LLAMADAS } from '@/backend/prueba/llamada'
import { sampleOf, setScene } from '@/backend/prueba/muestras'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

interface Resumen {
  habilitado: boolean
  titulo: string
  partes: { tema: string; texto: string }[]
  especialidades: { nombre: string; vence: string | null; vigente: boolean }[]
  planes: { cuotas: number; pagadas: number; monto: number }[]
  papeles: { id: number; anulado: boolean }[]
  papelesEnTotal: number
  debito?: unknown
}

test('a doctor reads in one call what stands in many places, and prints his own paper again', async () => {
  const { id: matriculadoID, owed } = await caja.memberOwing(2)
  const { token: clerk } = await signedIn(caja.db, 'CONTADOR')
  const { token } = await signedIn(caja.db, 'MEDICO', matriculadoID)
  const monto = owed.reduce((sum, one) => sum + one.monto, 0)
  const plan = { matriculadoID, pagosJSON: JSON.stringify(owed), monto, cuotas: 3 }
  expect((await caja.call('plan_pagos.crear', plan)).sobre).toMatchObject({ estado: 1 })
  await caja.call(
    'especialidad_matriculado.crear',
    specialty(matriculadoID, { fechaObtencion: '2015-01-10', fechaCaducidad: '2020-01-10' }),
  )
  const [firmante] = await caja.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Q', 'Secretaria') RETURNING id",
  )
  const { certificadoMatriculadoID } = await addCredentials(caja.api, clerk, matriculadoID)
  const ids = { certificadoMatriculadoID, firmanteID: firmante?.id ?? 0, matriculadoID }
  const { papelID, papelAnulable } = await addPapeles(caja.api, clerk, ids)

  const { sobre } = await caja.api.call('medico.traerResumen', { matriculadoID }, { token })
  const resumen = sobre.datos as Resumen
  expect(resumen).toMatchObject({
    habilitado: true,
    titulo: expect.stringMatching(/^Habilitado hoy: ACTIVO/) as string,
    planes: [{ cuotas: 3, pagadas: 0, monto }],
  })
  expect(resumen.especialidades).toContainEqual(
    expect.objectContaining({ vence: '2020-01-10', vigente: false }),
  )
  expect(resumen.papeles).toHaveLength(resumen.papelesEnTotal)
  expect(resumen.papeles.map(({ id }) => id)).toEqual(expect.arrayContaining([papelID, papelAnulable]))
  expect(resumen.debito).toBeUndefined()

  const again = await caja.api.call('papel.reimprimir', { papelID, matriculadoID }, { token })
  expect(again.sobre).toMatchObject({
    estado: 1,
    datos: { id: papelID, copias: expect.any(Number) as number },
  })
  const other = await addMember(caja.db)
  const { token: stranger } = await signedIn(caja.db, 'MEDICO', other)
  // His own id beside a paper of somebody else's.
  const stolen = await caja.api.call(
    'papel.reimprimir',
    { papelID, matriculadoID: other },
    { token: stranger },
  )
  expect(stolen.sobre).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
})

test('every call that lets a doctor in answers another’s id, and none, like one of nobody', async () => {
  const api = await startApi()
  try {
    const escena = await setScene(api)
    const { token } = await signedIn(api.db, 'MEDICO', escena.propio)
    const propias = LLAMADAS.filter(({ llamada }) => llamada.propio !== undefined)
    expect(propias.length).toBeGreaterThan(15)
    for (const { nombre, llamada } of propias) {
      const wire = sampleOf(nombre, escena, escena.propio)
      const key = llamada.propio ?? ''
      for (const otro of [escena.ajeno, 2_147_483_000, undefined]) {
        const { http, sobre } = await api.call(nombre, { ...wire, [key]: otro }, { token })
        expect([nombre, otro, http, sobre.estado, sobre.datos]).toEqual([nombre, otro, 200, 0, null])
        if (otro !== undefined) expect([nombre, sobre.mensaje]).toEqual([nombre, NO_ENCONTRADO])
      }
    }
  } finally {
    await api.close()
  }
})
