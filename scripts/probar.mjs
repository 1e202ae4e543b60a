// `npm test`: every check there is; each says how long it took, and the last line counts them all.
// `npm test -- unit e2e` runs only the steps whose names begin so; `npm test -- --rapido` what the changes of this branch
// touch. Node's own modules alone.
import { mkdirSync } from 'node:fs'
import { planOf } from './cambios.mjs'
import {
  bin,
  kept,
  onSystemPostgres,
  playwright,
  requireBrowser,
  results,
  root,
  script,
  torture,
  vitest,
} from './pasos-de-prueba.mjs'
import { labelOf, tryAgain } from './segunda-vuelta.mjs'

const quick = process.argv.includes('--rapido')
const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))

const INSTALL = ['instalación', script('scripts/preparar.mjs', '--solo-paquetes')]
const BUILD = ['armado', script('scripts/preparar.mjs')]
const LOOKS = [
  ['formato', script(bin('oxfmt', 'bin/oxfmt'), '--check')],
  ['sobrantes', script(bin('knip', 'bin/knip.js'))],
  ['estructura', script('scripts/check-structure.mjs')],
]
/** Behaviour of one component, in a browser without a server. */
const COMPONENTS = ['componentes', vitest('componentes', 'componentes')]
/** In one program: the types that are worked out are those that the rules ask for. */
const TYPES_AND_LINT = ['tipos y lint', script(bin('oxlint', 'bin/oxlint'), '--config', 'oxlint.config.mjs')]

/**
 * What may differ on another server: its start, schema and copies; texts found and put in order; what is written in bulk;
 * and of the money every statement of each act, its histories, its races and its sums. Acts on one row at a time differ in
 * nothing but their rules, which 'api' has held.
 */
const ON_SYSTEM_POSTGRES = [
  ...['conexion', 'migrar', 'respaldo', 'referencia', 'schema'].map((name) => `backend/db/${name}`),
  ...['alta', 'listado', 'concurrencia'].map((name) => `backend/padron/matriculado/${name}.`),
  ...['cuota', 'pago'].map((noun) => `backend/tesoreria/${noun}/concurrencia.`),
  'backend/tesoreria/cuota/corrida.',
  'backend/tesoreria/ledger',
  'backend/tesoreria/cuentas-corrientes',
  'backend/avisos/moroso',
  'backend/verificar',
  'backend/generador',
]

/** One after another, but for the checks that only look on: those go two at a time, the longest first. */
const everything = () => [
  [INSTALL],
  [['navegador', requireBrowser]],
  [TYPES_AND_LINT, ['unit', vitest('unit', 'unit*')], COMPONENTS, ...LOOKS],
  [['api', vitest('api', 'api')]],
  [['api en el PostgreSQL del sistema', onSystemPostgres(...ON_SYSTEM_POSTGRES)]],
  [BUILD],
  [['e2e', playwright()]],
  [['tortura rápida', torture]],
]

/** The same for what changed: a step with nothing to look at is left out. */
function whatChanged() {
  const { base, code, api, e2e } = planOf(root)
  console.log(`lo que cambió desde ${base}: ${[...code, ...api, ...e2e].length === 0 ? 'nada' : ''}`)
  for (const file of [...api, ...e2e]) console.log(`  ${file}`)
  const unit = vitest('unit', 'unit*', '--changed', base, '--passWithNoTests')
  const drawn = code.some((file) => /^(components|contract|domain|lib)\//.test(file))
  return [
    [INSTALL],
    ...(drawn || e2e.length > 0 ? [[['navegador', requireBrowser]]] : []),
    [['unit', unit], TYPES_AND_LINT, ...(drawn ? [COMPONENTS] : []), ...LOOKS],
    ...(api.length > 0 ? [[['api', vitest('api', 'api', ...api)]]] : []),
    ...(e2e.length > 0 ? [[BUILD], [['e2e', playwright(...e2e)]]] : []),
  ]
}

async function step([name, work]) {
  const output = kept.getStore()
  if (!output) console.log(`\n── ${name}`)
  const start = Date.now()
  const found = await work()
  if (output) {
    console.log(`\n── ${name}`)
    process.stdout.write(Buffer.concat(output))
  }
  return { failures: [], ...found, name, seconds: (Date.now() - start) / 1000 }
}

async function together(steps) {
  if (steps.length === 1) return [await step(steps[0])]
  const waiting = [...steps]
  const done = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      done.push(await kept.run([], () => step(next)))
  }
  await Promise.all([lane(), lane()])
  return done
}

mkdirSync(results, { recursive: true })
const begin = Date.now()
const rows = []
for (const steps of quick ? whatChanged() : everything()) {
  const wanted = steps.filter(([name]) => only.length === 0 || only.some((word) => name.startsWith(word)))
  rows.push(...(await together(wanted)))
  // Nothing else can run without the packages.
  if (rows.some(({ name, failed }) => name === 'instalación' && failed > 0)) break
}
const unstable = await tryAgain(rows, (text) => console.log(`\n── ${text}`))

console.log('')
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(34)} ${String(passed).padStart(5)} ${seconds.toFixed(1).padStart(7)} s`,
  )
}
// Once more at the end: the middle of a long output is the first part to be lost.
for (const failure of rows.flatMap(({ failures }) => failures))
  console.log(`  ✗ ${labelOf(failure)}: ${failure.text}`)
const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
console.log(`${'en total'.padEnd(42)} ${((Date.now() - begin) / 1000).toFixed(1).padStart(7)} s`)
for (const failure of unstable) console.log(`inestable: ${labelOf(failure)}`)
console.log(`inestables: ${unstable.length}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
