const MAX_CLAVES = 12
const HONDURA = 2

/**
 * Describes an answer for the log: kinds and names of keys, never a value, which is somebody's data. Numeric names
 * may be ids and are left out.
 * @example hechuraDe('{"estado":1,"datos":{"filas":[]}}') // 'JSON {estado: number, datos: {filas: list of 0}}'
 */
export function shapeOf(texto: string): string {
  if (texto === '') return 'empty'
  try {
    return `JSON ${kindOf(JSON.parse(texto), HONDURA)}`
  } catch {
    const kind = /^\s*</.test(texto) ? 'HTML or XML' : /^\s*[{[]/.test(texto) ? 'broken JSON' : 'text'
    return `${kind}, ${texto.length} characters`
  }
}

function kindOf(value: unknown, depth: number): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value !== 'object') return value === '' ? 'empty text' : typeof value
  const entries = Object.entries(value)
  if (depth === 0) return `object of ${entries.length}`
  const told = entries.slice(0, MAX_CLAVES).map(([key, one]) => {
    const name = /^[a-z_]\w{0,40}$/i.test(key) ? key : '#'
    return `${name}: ${kindOf(one, depth - 1)}`
  })
  return `{${told.join(', ')}${entries.length > MAX_CLAVES ? ', …' : ''}}`
}
