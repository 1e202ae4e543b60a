// Checks what a linter does not see: file names, file sizes and circles of imports. Node's own modules alone.
// Exit code 1 when a rule is broken; a file that only grew long is a warning.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circlesOf, filesUnder, importsOf, TREES } from './importaciones.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const LONG = 250
/** Circles of files with types and lazy imports, at most; of imports at run time there is none. */
const CIRCLES = 1
const TOO_LONG = 400

/** Names that say nothing of what is inside: things get thrown in until nobody finds them. */
const DRAWERS = new Set(['utils', 'util', 'misc', 'helpers', 'helper', 'common', 'shared', 'stuff', 'index'])

/** Where whatever is made for shadcn/ui looks for `cn`; it holds nothing else. */
const CN = 'lib/utils.ts'

/** backend/<noun>/ has routes (HTTP), store (SQL) and rules (pure); other files are called after an act or a thing. */
const SYNONYMS = {
  service: 'rules or store',
  services: 'rules or store',
  controller: 'routes',
  handler: 'routes',
  handlers: 'routes',
  repository: 'store',
  repo: 'store',
  dao: 'store',
  queries: 'store',
  model: 'store',
  models: 'store',
  validation: 'rules',
  logic: 'rules',
  types: 'the file that owns the type',
  constants: 'the file that owns the constant',
}

/** Files whose spelling a tool or the product's addresses dictate. */
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:api|browser|test|spec|config|d|dev))*\.(?:tsx?|mjs|css)$/

/** Domain nouns keep the council's word in every tree, also beside a verb or a technical word (decision 144). */
const TRANSLATED = {
  ...{ round: 'ronda', rehearsal: 'ensayo', receipt: 'recibo', member: 'matriculado', doctor: 'medico' },
  ...{ specialty: 'especialidad', practice: 'practica', certificate: 'certificado', policy: 'poliza' },
  ...{ proposal: 'propuesta', price: 'precio', concept: 'concepto', signatory: 'firmante', debit: 'debito' },
  ...{
    letterhead: 'membrete',
    enrolment: 'adhesion',
    holiday: 'feriado',
    insurance: 'seguro',
    bank: 'banco',
  },
  ...{
    catalogue: 'catalogo',
    prescription: 'receta',
    reminder: 'recordatorio',
    outbox: 'bandeja',
    job: 'tarea',
  },
  ...{
    debt: 'deuda',
    payment: 'pago',
    charge: 'cargo',
    period: 'periodo',
    photo: 'foto',
    coverage: 'cobertura',
  },
}

/** Sections of the specification, which is not in the repository; docs/coverage.json alone names them. */
const MARK = /(?<![\w'"-])(?:S[12] \d|S[12](?=[:,)])|D[1-9](?=[:,;)]))/

const errors = []
const warnings = []

function checkName(file, name) {
  const stem = name.split('.')[0] ?? ''
  if (!KEBAB.test(name)) errors.push(`${file}: file names are lower case with hyphens`)
  if (DRAWERS.has(stem) && file !== CN)
    errors.push(`${file}: '${stem}' is a drawer; name the file after its subject`)
  for (const word of stem.split('-')) {
    const noun = TRANSLATED[word] ?? TRANSLATED[word.replace(/s$/, '')]
    if (noun) errors.push(`${file}: '${word}' is the council's '${noun}'`)
  }
  const better = file.startsWith('backend/') ? SYNONYMS[stem] : undefined
  if (better) errors.push(`${file}: in backend/<noun>/ that is called ${better}`)
}

function checkSize(file, text) {
  const lines = text.split('\n').length - 1
  const isTest = /\.(test|spec)\.tsx?$/.test(file)
  if (lines > TOO_LONG && !isTest)
    errors.push(`${file}: ${lines} lines; divide it by what people call things`)
  else if (lines > LONG) warnings.push(`${file}: ${lines} lines, above ${LONG}`)
}

/** A mark that nobody can follow. */
function checkComments(file, text) {
  const lines = text.split('\n').slice(0, -1)
  for (const [at, line] of lines.entries())
    if (MARK.test(line))
      errors.push(`${file}:${at + 1}: a section of the specification; name a decision or say it in words`)
}

/** Reports each circle once, walking depth first. */
function checkCircles(graph) {
  const done = new Set()
  const walk = (file, trail) => {
    const at = trail.indexOf(file)
    if (at >= 0) return errors.push(`circle of imports: ${[...trail.slice(at), file].join(' → ')}`)
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) walk(next, [...trail, file])
    return done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
}

/** Paths that README, docs/ and docs/decisions/ name, in backticks or as links, must be there: a page that lies is worse than none. */
function checkPages() {
  const pagesOf = (folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : []))
  for (const page of ['README.md', ...pagesOf('docs'), ...pagesOf('docs/decisions')]) {
    const text = readFileSync(join(root, page), 'utf8')
    const ours = [...text.matchAll(/`((?:[\w()[\].-]+\/)+[\w()[\].-]*)`/g)]
      .map(([, path]) => path)
      .filter((path) => [...TREES, 'docs'].includes(path.split('/')[0]))
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path]) =>
      join(dirname(page), path),
    )
    for (const path of [...ours, ...links])
      if (!existsSync(join(root, path))) errors.push(`${page}: ${path} does not exist`)
  }
}

const [graph, named] = [new Map(), new Map()]
for (const path of TREES.filter((tree) => existsSync(join(root, tree))).flatMap((tree) => [
  ...filesUnder(join(root, tree)),
])) {
  const file = relative(root, path).replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8')
  checkName(file, file.split('/').at(-1) ?? '')
  checkSize(file, text)
  checkComments(file, text)
  const imports = importsOf(root, file, text)
  graph.set(file, imports.atRunTime)
  named.set(file, imports.named)
}
checkCircles(graph)
const circles = circlesOf(named)
if (circles.length > CIRCLES)
  errors.push(...circles.map((circle) => `circle of files, types included: ${circle.join(', ')}`))
checkPages()

for (const warning of warnings) console.warn(`warning  ${warning}`)
for (const error of errors) console.error(`error    ${error}`)
console.log(`structure: ${graph.size} files, ${errors.length} errors, ${warnings.length} warnings`)
process.exitCode = errors.length > 0 ? 1 : 0
