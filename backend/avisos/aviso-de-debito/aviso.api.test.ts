import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { type MesaDeRondas, type Deudor, openRondas } from '@/backend/prueba/debitos/rondas'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

/** December, so that its notice is still to come when these tests are run. */
const DICIEMBRE = { forma: 41, mes: 12, anio: 2026 }
async function debtors(...emails: (string | null)[]): Promise<Deudor[]> {
  const all: Deudor[] = []
  for (const email of emails) {
    const one = await mesa.debtor({}, 2)
    await mesa.caja.db.query('UPDATE matriculado SET email = $2 WHERE id = $1', [one.id, email])
    all.push(one)
  }
  return all
}
const show = async (rondaID: number) => mesa.call('avisoDeDebito.simular', { medio: 2, rondaID })
const send = (rondaID: number, cantidad: number) =>
  mesa.call('avisoDeDebito.enviar', {
    ...{ medio: 2, asunto: 'Débito del {fecha}', cantidad, rondaID },
    texto: '{importe} por {forma}: {conceptos}',
  })
const told = async (rondaID: number) =>
  ((await mesa.call('ronda.traerDatos', { rondaID })).datos as { aviso: Record<string, unknown> | null })
    .aviso
const letters = async (matriculadoID: number) =>
  mesa.caja.db.query<{ asunto: string; cuerpo: string; estado: string; causa: string | null }>(
    'SELECT asunto, cuerpo, estado, causa FROM mensaje WHERE matriculado_id = $1 AND destino IS NOT NULL',
    [matriculadoID],
  )

test('each of a closed round is told once of amount, concepts and day; who has no mail, once he has one', async () => {
  const [ana, eva] = (await debtors('ana@correo.example', null)) as [Deudor, Deudor]
  const rondaID = await mesa.close(DICIEMBRE)
  expect(await told(rondaID)).toEqual({
    ...{ vencimiento: '2026-12-31', hasta: '2026-12-24', dias: 7, avisados: 0 },
  })
  expect((await show(rondaID)).datos).toMatchObject({
    ...{ cantidad: 2, sinDestino: 1 },
    filas: [
      { matriculadoID: ana.id, fecha: '2026-12-31', importe: ana.owed[1]?.monto },
      { matriculadoID: eva.id, destino: null, motivo: 'No tiene correo electrónico' },
    ],
  })
  const both = await Promise.all([send(rondaID, 2), send(rondaID, 2)])
  expect(both.filter(({ estado }) => estado === 1).length).toBeGreaterThan(0)
  expect(await letters(ana.id)).toMatchObject([
    {
      asunto: 'Débito del 31/12/2026',
      cuerpo: expect.stringMatching(/^\$ [\d.,]+ por BSE: Matrícula ACTIVO 12\/2026$/) as string,
    },
  ])
  expect(await told(rondaID)).toMatchObject({ avisados: 1 })
  await mesa.caja.db.query("UPDATE matriculado SET email = 'eva@correo.example' WHERE id = $1", [eva.id])
  expect((await show(rondaID)).datos).toMatchObject({ cantidad: 1, sinDestino: 0 })
  expect(await send(rondaID, 1)).toMatchObject({ estado: 1, datos: { pendientes: 1, omitidos: 0 } })
  expect(await letters(ana.id)).toHaveLength(1)
  expect(await letters(eva.id)).toHaveLength(1)
  expect(await told(rondaID)).toMatchObject({ avisados: 2 })
  expect((await show(rondaID)).datos).toMatchObject({ cantidad: 0 })
})

test('whoever was taken out, and everybody of a round undone, is not written to any more', async () => {
  const [ana, eva] = (await debtors('ana@correo.example', 'eva@correo.example')) as [Deudor, Deudor]
  const rondaID = await mesa.close(DICIEMBRE)
  await send(rondaID, 2)
  const filas = (await mesa.call('ronda.traerFilas', { rondaID, nroPagina: 1 })).datos as {
    id: number
    matriculadoID: number
  }[]
  const rondaFilaID = filas.find(({ matriculadoID }) => matriculadoID === ana.id)?.id
  await mesa.call('ronda.sacar', { rondaFilaID, motivo: 'Paga acá' })
  await leaveOutStale(mesa.caja.db)
  expect(await letters(ana.id)).toMatchObject([{ estado: 'omitido', causa: 'Ya no se le debita' }])
  expect(await letters(eva.id)).toMatchObject([{ estado: 'pendiente' }])
  await mesa.call('ronda.deshacer', { rondaID, motivo: 'Otro mes' })
  await leaveOutStale(mesa.caja.db)
  expect(await letters(eva.id)).toMatchObject([{ estado: 'omitido', causa: 'Ya no se le debita' }])
  expect(await send(rondaID, 0)).toMatchObject({ estado: 0 })
  expect(await told(rondaID)).toBeNull()
})

test('a form that tells nobody has no notice', async () => {
  const { id } = await mesa.debtor({ forma: 5 }, 2)
  const rondaID = await mesa.close({ ...DICIEMBRE, forma: 5 })
  expect(id).toBeGreaterThan(0)
  expect(await told(rondaID)).toBeNull()
  expect(await show(rondaID)).toMatchObject({
    estado: 0,
    mensaje: 'Los ajustes del débito dicen que no se avisa.',
  })
})
