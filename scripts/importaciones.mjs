// Who imports whom. Node's own modules alone.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'

export const TREES = ['app', 'backend', 'bench', 'components', 'contract', 'domain', 'e2e', 'lib', 'scripts']
const CODE = new Set(['.ts', '.tsx', '.mjs', '.css'])

export function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else if (CODE.has(extname(entry.name))) yield path
  }
}

/** Files of ours that a file imports at run time, and all that it names: types, and what it loads when it is asked for. */
export function importsOf(root, file, text) {
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

/** Files that name each other in a circle cannot be read one after the other, also where types alone look back (Tarjan). */
export function circlesOf(graph) {
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
