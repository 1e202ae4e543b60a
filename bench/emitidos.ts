import { repoRoot } from '@/backend/db/root'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { measureCredentials } from '@/bench/credenciales'
import { withPadron } from '@/bench/padron'
import { startBarePage } from '@/bench/pelada'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'

/**
 * The part of `npm run bench` about credentials alone, on the register of PADRON_DEMO: `node bench/correr.mjs emitidos`, and
 * after it papeles, impresos or pantallas for these of it.
 */
async function main(): Promise<void> {
  const lugar = { demo: demoFolder(process.env).root, web: 3940, api: 4940 }
  const pelada = await startBarePage(repoRoot(), 3950)
  try {
    const medidas = await withPadron(lugar, {}, async (padron) =>
      measureCredentials(padron, await openSite(lugar, pelada.url), pelada, process.argv.slice(2)),
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
