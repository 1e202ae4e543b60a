import { repoRoot } from '@/backend/db/root'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { withPadron } from '@/bench/padron'
import { measureViews } from '@/bench/pantallas'
import { startBarePage } from '@/bench/pelada'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'

/**
 * What the screens of debits and numbers cost on the register of PADRON_DEMO, or those whose addresses are given:
 * `node bench/correr.mjs vistas /estadisticas`.
 */
async function main(): Promise<void> {
  const lugar = { demo: demoFolder(process.env).root, web: 3980, api: 4980 }
  const pelada = await startBarePage(repoRoot(), 3990)
  try {
    const medidas = await withPadron(lugar, {}, async (padron) =>
      measureViews(padron, await openSite(lugar, pelada.url), pelada, process.argv.slice(2)),
    )
    print(medidas, 'el registro de PADRON_DEMO')
  } finally {
    pelada.stop()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
