// Loaded before a command: what it does to the database and to files are its places, and at one of them, by its number or
// by what it does, the process is killed (FALLA=muerte) or the database's disk is full (FALLA=disco).
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'

const { FALLA, FALLA_EN, FALLA_LUGARES } = process.env
const lugares = []
let done = false

/** Whether this is the place; it is met once. */
function arrives(lugar) {
  lugares.push(lugar)
  const here = !done && (lugares.length === Number(FALLA_EN) || lugar.startsWith(FALLA_EN))
  done ||= here
  return here
}
const die = () => process.kill(process.pid, 'SIGKILL')

const { writeFileSync } = fs
for (const name of ['renameSync', 'rmSync', 'writeFileSync']) {
  const original = fs[name]
  fs[name] = (...args) => {
    if (arrives(`${name} ${args[0]} `)) die()
    return original(...args)
  }
}
syncBuiltinESMExports()

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (statement, ...rest) {
  const here = arrives(String(statement?.text ?? statement))
  if (here && FALLA === 'disco')
    return Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
  // It is on its way when nobody waits for it any more.
  const sent = query.call(this, statement, ...rest)
  if (here) die()
  return sent
}

if (FALLA_LUGARES) process.on('exit', () => writeFileSync(FALLA_LUGARES, JSON.stringify(lugares)))
