import type { StartSettings } from '@/backend/cli/environment'
import { isLoopbackHost } from '@/backend/nucleo/client-address'
import type { Served } from '@/backend/cli/choose'
import type { Launch } from '@/backend/cli/children'
import { openDatabase } from '@/backend/db/conexion'

export async function announce(launch: Launch, clock: string): Promise<void> {
  const { direccion, settings, served, host, apiHost } = launch
  console.log(`\nPadrón está en marcha: ${direccion}   (${clock})`)
  console.log(`  ${await describe(settings, served)}`)
  if (served.databaseUrl)
    console.log(`  API: http://${apiHost}:${settings.apiPort} · bitácora: ${served.log}`)
  const secure = direccion.startsWith('https:')
  if (!secure && !isLoopbackHost(host)) {
    console.log(
      '  Aviso: sin https las claves viajan a la vista en la red; ponga PUBLIC_URL=https://… tras un proxy.',
    )
  }
  console.log('  Para terminar: Ctrl+C\n')
}

async function describe(settings: StartSettings, served: Served): Promise<string> {
  if (served.registro === 'externo') return `Contra la API de ${settings.apiUrl}; aquí no se guarda nada.`
  if (served.registro === 'real') return 'Registro real.'
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
