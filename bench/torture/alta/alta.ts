import { startCobro } from '@/bench/torture/alta/cobro'
import { openConsejo, type Consejo } from '@/bench/torture/alta/consejo'
import { compareCost, tormentConsejo } from '@/bench/torture/alta/pasos'
import { copyBase, returnTo } from '@/bench/torture/alta/punto'
import { startRonda } from '@/bench/torture/alta/ronda'
import { findLack, findPrincipal, urlDe } from '@/bench/torture/alta/servicios'
import { expectClean, expectKept, expectOnce, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { openDatabase } from '@/backend/db/conexion'

const CARGOS = 15_000
const SOCIOS = 4_000

/** ALTA: two of everything on engines that exist, and each of them dies while clerks collect and a debit is applied. */
export async function tormentAlta(): Promise<Comprobacion[]> {
  const lack = findLack()
  if (lack) return [expectThat('se puede hacer acá', false, lack)]
  const consejo = await openConsejo()
  try {
    return await torment(consejo)
  } finally {
    await consejo.close()
  }
}

async function torment(consejo: Consejo): Promise<Comprobacion[]> {
  const { escena, red } = consejo
  const cargos = await escena.charge(CARGOS)
  const copia = copyBase(red)
  const ronda = await startRonda(consejo, SOCIOS)
  const cobro = await startCobro(consejo, cargos)
  const found = await tormentConsejo(consejo, cobro)
  await ronda.finish()
  const cost = await compareCost(consejo, cobro)
  await cobro.stop()
  const db = openDatabase(urlDe(await findPrincipal(red)), { max: 2 })
  try {
    const ids = [...cobro.pagados.keys()]
    const paid = await db.query('SELECT FROM cargo WHERE id = ANY($1) AND linea_id IS NOT NULL', [
      cargos.map(({ id }) => id),
    ])
    const failed = [...cobro.fallidos].map(([seen, times]) => `${times} ${seen}`).join('; ')
    return [
      ...found,
      cost,
      expectThat('ningún rechazo', cobro.rechazados.length === 0, cobro.rechazados[0] ?? 0),
      expectThat('se insistió con la misma clave', cobro.fallidos.size > 0, failed),
      await expectKept(db, cobro.pagados),
      await expectOnce(db, ids, ids.length),
      expectThat('ningún pago que nadie pidió', paid.length === ids.length, paid.length - ids.length),
      await ronda.judge(db),
      await expectClean(db),
      ...(await returnTo(red, copia, db)),
    ]
  } finally {
    await db.close()
  }
}
