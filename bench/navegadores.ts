import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { firefox } from '@/e2e/navegadores/firefox'
import { type Escena, TRABAJOS, type Trabajo } from '@/e2e/navegadores/trabajos'
import type { Navegador } from '@/e2e/navegadores/ventana'
import { webkit } from '@/e2e/navegadores/webkit'
import { signIn } from '@/e2e/pasos/api'
import { CLAVE } from '@/e2e/pasos/cuentas'
import { startPadron } from '@/e2e/pasos/lanzador'

/**
 * `npm run navegadores`: the main jobs on the browsers that the tests do not use. `-- WebKit` takes one of them,
 * `-- --fotos DIR` keeps pictures.
 */
const { values, positionals: only } = parseArgs({
  options: { fotos: { type: 'string' } },
  allowPositionals: true,
})
const { fotos } = values

/** Whether the job ended well, and without an error on the page. */
async function isDone(navegador: Navegador, name: string, trabajo: Trabajo, escena: Escena) {
  const start = Date.now()
  const tell = (mark: string, more = ''): void => {
    const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(6)
    console.log(`${mark} ${navegador.nombre.padEnd(8)} ${name.padEnd(42)} ${seconds} s${more}`)
  }
  const ventana = await navegador.open()
  try {
    await trabajo(ventana, escena)
    const errors = ventana.errors()
    if (errors.length > 0) throw new Error(`la página dijo: ${errors.join(' | ')}`)
    tell('✓')
    return true
  } catch (cause) {
    tell('✗', `\n  ${String(cause)}`)
    const said = ventana.errors()
    if (said.length > 0) console.log(`  ${said.join('\n  ')}`)
    await escena.look(ventana, `falla: ${name}`).catch(() => undefined)
    return false
  } finally {
    await ventana.close()
  }
}

const there = [firefox, webkit].filter((navegador) => {
  if (only.length > 0 && !only.includes(navegador.nombre)) return false
  if (navegador.installed()) return true
  console.log(`– ${navegador.nombre.padEnd(8)} no está: apt-get install ${navegador.paquetes}`)
  return false
})
if (there.length === 0) process.exit(1)
const folder = mkdtempSync(join(tmpdir(), 'padron-navegadores-'))
const padron = await startPadron()
let failed = 0
try {
  process.env['PADRON_E2E_API'] = padron.api
  process.env['PADRON_E2E_DEMO'] = padron.folder
  const token = await signIn('administracion', CLAVE)
  if (fotos) mkdirSync(fotos, { recursive: true })
  for (const navegador of there) {
    const look: Escena['look'] = async (ventana, name) => {
      if (fotos) writeFileSync(join(fotos, `${navegador.nombre}-${name}.png`), await ventana.picture())
    }
    const escena = { url: padron.url, token, folder, look }
    for (const [name, trabajo] of Object.entries(TRABAJOS))
      if (!(await isDone(navegador, name, trabajo, escena))) failed++
  }
} finally {
  await padron.stop()
  rmSync(folder, { recursive: true })
}
process.exit(failed > 0 ? 1 : 0)
