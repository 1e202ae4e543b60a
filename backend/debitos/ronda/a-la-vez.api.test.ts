import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Sobre } from '@/contract/llamada'
import { openRondas, type Datos, type Deudor, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { makeCbu } from '@/domain/cbu'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
  // The act waits after its change and before it tells, for as long as the test holds the lock.
  await mesa.caja.db.query(`CREATE FUNCTION esperar() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock(4242); RETURN NEW; END $$`)
  await mesa.caja.db.query(`CREATE TRIGGER espera BEFORE INSERT ON auditoria FOR EACH ROW
    WHEN (NEW.accion IN ('debito.baja', 'debito.editar', 'matriculado.cambiarEstado')) EXECUTE FUNCTION esperar()`)
})
beforeEach(() => mesa.forget())
afterAll(async () => {
  await mesa.caja.db.query('DROP TRIGGER espera ON auditoria')
  await mesa.end()
})

const ACTOS: Record<string, (deudor: Deudor) => Promise<Sobre>> = {
  'leaves the debit': ({ id }) => mesa.call('da_listado.baja', { matriculadoID: id, motivo: 'Pidió' }),
  dies: ({ id }) => mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 8 }),
  'changes his CBU': async ({ id }) => {
    const { datos } = await mesa.call('da_listado.traerDatos', { matriculadoID: id })
    const { id: daListadoID, sucursalbancoID: sucursalBancoID, ...cuenta } = datos as Datos
    const cbu = makeCbu('321', '0001', `700${String(id).padStart(10, '0')}`)
    const mas = { daListadoID, sucursalBancoID, cbu, nroCuenta: cbu.slice(11, 21) }
    return mesa.call('da_listado.actualizarDatos', { ...cuenta, ...mas, matriculadoID: id })
  },
}

const waiting = async (cuantos: number): Promise<void> => {
  const inLine = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await mesa.caja.db.query(inLine)).length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(cuantos)
}

test.each(Object.keys(ACTOS))(
  'who %s in the very instant of the sending is told of by the act, and asked about',
  async (acto) => {
    const ana = await mesa.debtor()
    await mesa.debtor()
    const rondaID = await mesa.close()
    const gate = await mesa.caja.db.pool.connect()
    try {
      await gate.query('SELECT pg_advisory_lock(4242)')
      const acting = ACTOS[acto]?.(ana)
      await waiting(1)
      const sending = mesa.call('ronda.enviar', { rondaID })
      await Promise.race([sending, waiting(2)])
      await gate.query('SELECT pg_advisory_unlock(4242)')
      expect((await acting)?.datos).toMatchObject({ cerrados: [{ rondaID }] })
      expect(await sending).toMatchObject({
        estado: 0,
        mensaje: expect.stringMatching(/^1 cambió desde que se cerró/) as string,
      })
    } finally {
      gate.release()
    }
  },
)
