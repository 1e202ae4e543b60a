// Checks what `npm run llevar` wrote, once it is unpacked: `node verificar.mjs` in its folder. Node's own modules alone, since
// whoever checks has nothing else of ours. Exit code 1 when a file is missing or is not what the manifest says.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What is counted of a file by its ending; a workbook is packed, so that its hash alone tells. */
const COUNTED = { jsonl: countLines, csv: countRecords }

const folder = process.argv[2] ?? dirname(fileURLToPath(import.meta.url))
const { archivos } = JSON.parse(readFileSync(join(folder, 'manifiesto.json'), 'utf8'))
const faults = []

for (const dicho of archivos) {
  const path = join(folder, dicho.nombre)
  const found = existsSync(path) ? await readOne(path, dicho) : undefined
  if (!found) faults.push(`${dicho.nombre}: falta`)
  else
    for (const clave of ['bytes', 'sha256', 'filas', 'sumas'])
      if (JSON.stringify(found[clave]) !== JSON.stringify(dicho[clave]))
        faults.push(`${dicho.nombre}: ${clave} no es lo que dice el manifiesto`)
}

async function readOne(path, { filas, sumas }) {
  const hash = createHash('sha256')
  let bytes = 0
  const hashed = async function* () {
    for await (const piece of createReadStream(path)) {
      hash.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  const count = COUNTED[path.slice(path.lastIndexOf('.') + 1)] ?? skip
  const told = await count(hashed(), sumas)
  return { bytes, sha256: hash.digest('hex'), filas, sumas, ...told }
}

async function skip(pieces) {
  for await (const piece of pieces) void piece
}

/** Whole numbers of the lines are added as they are written, since a sum may pass what a number holds. */
async function countLines(pieces, sumas) {
  const sums = sumas && Object.fromEntries(Object.keys(sumas).map((clave) => [clave, 0n]))
  let [filas, rest] = [0, Buffer.alloc(0)]
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      filas++
      const row = JSON.parse(rest.subarray(0, end).toString('utf8'))
      for (const clave in sums) sums[clave] += BigInt(row[clave] ?? 0)
      rest = rest.subarray(end + 1)
    }
  }
  const told = sums && Object.entries(sums).map(([clave, sum]) => [clave, String(sum)])
  return { filas, ...(told && { sumas: Object.fromEntries(told) }) }
}

/** The rows under the headings: a line that ends between quotes goes on. */
async function countRecords(pieces) {
  let [filas, quoted] = [-1, false]
  for await (const piece of pieces)
    for (const byte of piece) {
      if (byte === 34) quoted = !quoted
      else if (byte === 10 && !quoted) filas++
    }
  return { filas }
}

for (const fault of faults) console.error(fault)
console.log(
  faults.length > 0
    ? `${faults.length} de ${archivos.length} archivos no están bien.`
    : `${archivos.length} archivos, como dice el manifiesto.`,
)
process.exitCode = faults.length > 0 ? 1 : 0
