// Checks what a linter does not see: file names, file sizes and circles of imports. Node's own modules alone.
// Exit code 1 when a rule is broken; a file that only grew long is a warning.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const TREES = ['app', 'backend', 'bench', 'components', 'contract', 'domain', 'e2e', 'lib', 'scripts']
const CODE = new Set(['.ts', '.tsx', '.mjs', '.css'])
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
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:api|browser|test|spec|config|d))*\.(?:tsx?|mjs|css)$/

/** Sections of the specification, which is not in the repository; docs/coverage.json alone names them. */
const MARK = /(?<![\w'"-])(?:S[12] \d|S[12](?=[:,)])|D[1-9](?=[:,;)]))/

const errors = []
const warnings = []

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (CODE.has(extname(entry.name))) yield path
  }
}

function checkName(file, name) {
  const stem = name.split('.')[0] ?? ''
  if (!KEBAB.test(name)) errors.push(`${file}: file names are lower case with hyphens`)
  if (DRAWERS.has(stem) && file !== CN)
    errors.push(`${file}: '${stem}' is a drawer; name the file after its subject`)
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

/** Files of ours that a file imports at run time, and all that it names: types, and what it loads when it is asked for. */
function importsOf(file, text) {
  const pathsOf = (pattern) =>
    [...text.matchAll(pattern)]
      .map(([, target]) => (target.startsWith('.') ? join(dirname(file), target) : target.replace('@/', '')))
      .flatMap((target) => ['', '.ts', '.tsx'].map((ext) => target + ext))
      .filter((path) => CODE.has(extname(path)) && existsSync(join(root, path)))
  return {
    atRunTime: pathsOf(/^(?:import|export)\s(?!type\b)[^'";]*?from\s+'(@\/[^']+|\.[^']+)'/gms),
    named: pathsOf(/(?:^(?:import|export)\s[^'";]*?from\s+|\bimport\(\s*)'(@\/[^']+|\.[^']+)'/gms),
  }
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

/** Files that name each other in a circle cannot be read one after the other, also where types alone look back (Tarjan). */
function circlesOf(graph) {
  const seen = new Map()
  const open = []
  const circles = []
  function visit(file) {
    const own = seen.size
    let lowest = own
    seen.set(file, own)
    open.push(file)
    for (const next of graph.get(file) ?? [])
      if (!seen.has(next)) lowest = Math.min(lowest, visit(next))
      else if (open.includes(next)) lowest = Math.min(lowest, seen.get(next))
    if (lowest === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return lowest
  }
  for (const file of graph.keys()) if (!seen.has(file)) visit(file)
  return circles
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
  const imports = importsOf(file, text)
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
