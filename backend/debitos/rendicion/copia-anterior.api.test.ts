import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { NOVIEMBRE, openRondas, type Datos, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { verificar } from '@/backend/verificar/verificar'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

/** As a restored backup of before it was closed: neither the round nor what it held is there, and ids are given anew. */
async function restoreBefore(rondaID: number): Promise<void> {
  const filas = 'SELECT id FROM ronda_fila WHERE ronda_id = $1'
  for (const sql of [
    'UPDATE cargo SET tramite_id = NULL WHERE tramite_id IN (SELECT id FROM tramite WHERE ronda_id = $1)',
    'DELETE FROM tramite WHERE ronda_id = $1',
    `DELETE FROM ronda_cargo WHERE ronda_fila_id IN (${filas})`,
    'DELETE FROM ronda_archivo WHERE ronda_id = $1',
  ])
    await mesa.caja.db.query(sql, [rondaID])
  const [first] = await mesa.caja.db.query<{ id: number }>(
    'SELECT min(id) AS id FROM ronda_fila WHERE ronda_id = $1',
    [rondaID],
  )
  await mesa.caja.db.query('DELETE FROM ronda_fila WHERE ronda_id = $1', [rondaID])
  await mesa.caja.db.query('DELETE FROM ronda WHERE id = $1', [rondaID])
  await mesa.caja.db.query(`ALTER TABLE ronda_fila ALTER id RESTART WITH ${first?.id}`)
}

test.each([
  {
    banco: 'BSE',
    forma: 41,
    clase: 'CA',
    entidad: '321',
    que: 'da_listado_envio_bse.validarPagos',
    parte: 'archivoCa',
  },
  {
    banco: 'ICBC',
    forma: 42,
    clase: 'SB',
    entidad: '015',
    que: 'da_listado_envio_icbc.validarPagos',
    parte: 'archivo',
  },
] as const)(
  'the report of a round sent before an older backup of $banco: what to do is told, and doing it gives nobody another’s money',
  async ({ banco, forma, clase, entidad, que, parte }) => {
    const [ana, eva] = [await mesa.debtor({ entidad }), await mesa.debtor({ entidad })]
    const sent = await mesa.send({ ...NOVIEMBRE, forma })
    const filas = (await mesa.call('ronda.traerFilas', { rondaID: sent, nroPagina: 1 })).datos as Datos[]
    const clave = (id: number) => String(filas.find((fila) => fila['matriculadoID'] === id)?.['id'])
    const dichos = [ana, eva].map(({ id, importe }) => ({
      matriculadoID: id,
      importe,
      ...(forma === 42 && { clave: clave(id) }),
    }))
    const archivo = await answerOf(mesa.caja.db, sent, clase, dichos)
    await restoreBefore(sent)
    const load = () => mesa.call(que, { mes: 11, anio: 2026 }, { [parte]: archivo })
    expect(await load()).toMatchObject({
      estado: 0,
      mensaje:
        `No hay un débito de ${banco} de Noviembre 2026: su rendición no se puede cargar. Si se envió y después se ` +
        'restauró una copia anterior, ciérrelo de nuevo sin mandarlo al banco y cargue la rendición: lo que no coincida ' +
        'queda en Cobros por resolver.',
    })
    // One who was not in it then: in the file's references he stands in the place of the first.
    const before = await mesa.debtor({ entidad })
    await mesa.caja.db.query('UPDATE matriculado SET matricula = $2 WHERE id = $1', [before.id, 20 + forma])
    const again = await mesa.close({ ...NOVIEMBRE, forma })
    await mesa.caja.db.query("UPDATE ronda SET cerrada_en = '2026-11-20T10:00-03:00' WHERE id = $1", [again])
    // What was collected before it was closed again is believed only because a backup of before was restored.
    expect(await load()).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining('el 12/11/2026 es anterior al 20/11/2026') as string,
    })
    await mesa.caja.db.query(
      "INSERT INTO restauracion (respaldo_de, restaurada_en) VALUES ('2026-11-11T02:00-03:00', '2026-11-19T09:00-03:00')",
    )
    const { datos, mensaje } = await load()
    await mesa.caja.db.query('DELETE FROM restauracion')
    expect(mensaje).toBeNull()
    await mesa.work((datos as { rendiciones: { tareaID: number }[] }).rendiciones[0]?.tareaID ?? 0)
    expect(await mesa.owes(before)).toHaveLength(1)
    expect(await mesa.caja.pending(before.id)).toMatchObject([{ enTramite: { pagoEnLineaID: null } }])
    const open = (
      (await mesa.call('cobroPorResolver.traerTodos', { estado: 'pendiente' })).datos as Datos[]
    ).filter((row) => [ana.id, eva.id].includes(Number(row['matriculadoID'])))
    const paid = await mesa.caja.db.query('SELECT FROM pago WHERE matriculado_id = ANY($1)', [
      [ana.id, eva.id],
    ])
    expect(open.length + paid.length).toBe(2)
    if (forma === 41) expect(paid).toHaveLength(2)
    expect(await verificar(mesa.caja.db)).toEqual([])
  },
)
