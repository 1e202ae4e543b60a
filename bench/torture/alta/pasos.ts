import { setTimeout as delay } from 'node:timers/promises'
import type { Cobro } from '@/bench/torture/alta/cobro'
import type { Consejo } from '@/bench/torture/alta/consejo'
import { order, type Maquina } from '@/bench/torture/alta/maquinas'
import { findPrincipal, setSincronica, startBase, waitForStandby } from '@/bench/torture/alta/servicios'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'

/** Nobody collects for longer than this, whatever dies. */
const SERVICIO_VUELVE_EN = 15
const CALM = 2_000
const STRETCH = 15_000

/** What is done to the council while it collects, one after the other, each with its figure. */
export async function tormentConsejo(consejo: Consejo, cobro: Cobro): Promise<Comprobacion[]> {
  const { red, apis, webs } = consejo
  const { api1, api2 } = red.maquinas
  const found: Comprobacion[] = []
  const during = async (nombre: string, act: () => Promise<void> | void): Promise<void> => {
    await delay(CALM)
    const from = performance.now()
    await act()
    await cobro.waitForAll(from)
    const { silencio, persona } = cobro.measure(from, performance.now())
    found.push(
      expectThat(
        nombre,
        silencio <= SERVICIO_VUELVE_EN,
        `${silencio.toFixed(1)} s sin un cobro; quien más esperó, ${persona.toFixed(1)} s`,
      ),
    )
  }
  const rejoin = async (nombre: string, act: () => void): Promise<void> => {
    const from = performance.now()
    await during(nombre, async () => {
      act()
      await waitForStandby(red)
    })
    found.push(expectThat('la otra base está al día', true, `a los ${seconds(from)} s`))
  }
  let principal = await findPrincipal(red)
  await during(`muere la máquina de la base principal (${principal.nombre})`, () => principal.kill())
  const dead = principal
  principal = await findPrincipal(red)
  await rejoin(`la máquina de ${dead.nombre} arranca otra vez`, () => startBase(red, dead))
  await during(`muere solo PostgreSQL en la principal (${principal.nombre})`, () => killPostgres(principal))
  await waitForStandby(red)
  principal = await findPrincipal(red)
  await during(`la base principal (${principal.nombre}) pierde la red`, () => principal.cutNet())
  const cut = principal
  await rejoin(`${cut.nombre} recupera la red`, () => cut.joinNet())
  for (const one of [api1, api2])
    await during(`se reinicia pgbouncer en ${one.nombre}`, () => consejo.restartPgbouncer(one))
  await during('una API pierde la red', () => api2.cutNet())
  await during('la recupera', () => api2.joinNet())
  await during('muere una API', async () => void (await apis[0].end('SIGKILL')))
  await during('arranca otra vez', () => apis[0].start())
  await during('muere una web', async () => void (await webs[0].end('SIGKILL')))
  await during('arranca otra vez', () => webs[0].start())
  return found
}

/** The same clerks with the standby waited for and without. */
export async function compareCost({ red }: Consejo, cobro: Cobro): Promise<Comprobacion> {
  const take = async (sincronica: boolean): Promise<string> => {
    await setSincronica(red, sincronica)
    const since = performance.now()
    await delay(STRETCH)
    const { mitad, cuantos } = cobro.median(since)
    return `${mitad.toFixed(0)} ms (${cuantos} cobros)`
  }
  const [alone, both] = [await take(false), await take(true)]
  return expectThat(
    'lo que cuesta esperar a la otra base',
    true,
    `la mitad en ${both}; sin esperarla, ${alone}`,
  )
}

/** Its first process alone, without a word: Patroni lives and has to notice. */
function killPostgres({ lugar }: Maquina): void {
  const [pid = ''] = order('head', '-1', lugar('/var/lib/postgresql/15/padron/postmaster.pid')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1)
