import type { StartSettings } from '@/backend/cli/environment'
import { isLoopbackHost } from '@/backend/nucleo/client-address'
import type { Served } from '@/backend/cli/choose'
import type { Launch } from '@/backend/cli/children'
import { openDatabase } from '@/backend/db/conexion'
import { motorInWords } from '@/backend/db/motor'
import { readPrograma } from '@/backend/db/programa'

export async function announce(launch: Launch, clock: string): Promise<void> {
  const { direccion, settings, served, host, apiHost } = launch
  console.log(`\nPadrón está en marcha: ${direccion}   (${clock})`)
  console.log(`  ${await describe(settings, served)}`)
  console.log(
    `  Padrón ${readPrograma()}${served.motor === undefined ? '' : ` · ${motorInWords(served.motor)}`}`,
  )
  if (served.databaseUrl)
    console.log(`  API: http://${apiHost}:${settings.apiPort} · bitácora: ${served.log}`)
  const secure = direccion.startsWith('https:')
  if (!secure && !isLoopbackHost(host)) {
    console.log(
      '  Aviso: sin https las claves viajan a la vista en la red; ponga PUBLIC_URL=https://… tras un proxy.',
    )
  }
  const recetas = prescriptionNotice(served.registro)
  if (recetas) console.log(`  Aviso: ${recetas}`)
  console.log('  Para terminar: Ctrl+C\n')
}

/** What who installs the web must know of /accesoRecetaElectronica: whose pages it frames, or that it frames none. */
export function prescriptionNotice(
  registro: Served['registro'],
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const url = env['RECETA_URL']
  if (env['RECETA_ORIGENES']?.trim()) return undefined
  if (url && URL.canParse(url))
    return `/accesoRecetaElectronica muestra solamente páginas de ${new URL(url).origin}, el sitio de RECETA_URL; si lleva a otros, póngalos en RECETA_ORIGENES.`
  if (registro !== 'externo') return undefined
  return '/accesoRecetaElectronica no muestra ningún sistema de recetas hasta que RECETA_ORIGENES diga el sitio al que lleva esa API.'
}

async function describe(settings: StartSettings, served: Served): Promise<string> {
  if (served.registro === 'externo') return `Contra la API de ${settings.apiUrl}; aquí no se guarda nada.`
  if (served.registro === 'real') return 'Registro real.'
  if (served.registro === 'ensayo')
    return 'Ensayo de la mudanza: los datos son de todos, y nada de lo que se haga acá queda.'
  const doctor = served.databaseUrl === undefined ? undefined : await readDoctor(served.databaseUrl)
  const names = [
    'administracion',
    'contador',
    'empleado',
    'administrativo',
    ...(doctor ? [`${doctor} (matriculado)`] : []),
  ]
  return `Registro de demostración, con datos inventados. Cuentas: ${names.join(', ')}; clave consejo2026.`
}

async function readDoctor(url: string): Promise<string | undefined> {
  const db = openDatabase(url, { max: 1 })
  try {
    const [row] = await db.query<{ username: string }>(
      'SELECT username FROM usuario WHERE matriculado_id IS NOT NULL AND eliminado_en IS NULL ORDER BY id LIMIT 1',
    )
    return row?.username
  } finally {
    await db.close()
  }
}
