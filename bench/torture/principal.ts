import { openApi } from '@/bench/torture/api'
import { callAtRandom } from '@/bench/torture/azar'
import { floodOne, hangForOne } from '@/bench/torture/colgados'
import type { Comprobacion } from '@/bench/torture/comprobar'
import { openEscena } from '@/bench/torture/escena'
import { waitAsRuled } from '@/bench/torture/lentos'
import { killDuringPayments } from '@/bench/torture/muertes'
import { stopDuringPayments } from '@/bench/torture/parada'

const quick = process.argv.includes('--rapida')
const CHARGES = quick ? 700 : 1_500
const KILLS = quick ? 12 : Infinity
const CHARGES_AT_STOP = 1_500
const STOPS = quick ? 1 : 3
const RANDOM_CALLS = 100_000

/** Runs the tortures against the built API and ends with one line to be counted: N passed, M failed. */
async function main(): Promise<number> {
  const escena = await openEscena()
  const api = await openApi(escena.databaseUrl)
  let [passed, failed] = [0, 0]
  const report = async (titulo: string, torture: () => Promise<Comprobacion[]>): Promise<void> => {
    const start = performance.now()
    const found = await torture().catch((error: unknown) => [
      { nombre: 'terminó', bien: false, visto: `${String(error)}\n${api.output()}` },
    ])
    console.log(`\n${titulo} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    for (const { nombre, bien, visto } of found) {
      console.log(`  ${bien ? '✓' : '✗'} ${nombre}: ${visto}`)
      if (bien) passed++
      else failed++
    }
  }
  try {
    await report('T01 La API muere mientras se cobra', () => killDuringPayments(escena, api, CHARGES, KILLS))
    for (let turn = 1; turn <= STOPS; turn++) {
      await report(`T35 La API para mientras se cobra (${turn})`, () =>
        stopDuringPayments(escena, api, CHARGES_AT_STOP),
      )
    }
    await report('T11 Doscientos pedidos de una persona colgados', hangForOne)
    await report('T10 Diez megas de filas para una persona', floodOne)
    if (!quick) await report('T10 Un servidor ajeno lento, con los plazos de verdad', waitAsRuled)
    if (!quick) await report('T14 Pedidos inventados', () => callAtRandom(RANDOM_CALLS))
  } finally {
    await api.end('SIGKILL')
    await escena.close()
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exit(await main())
