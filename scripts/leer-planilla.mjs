// Reads a file of rows away from everybody else (backend/archivo/lector.ts): a few bytes may unpack to more than the
// machine has. The file is the standard input, what is asked is the one argument, as JSON. Lines of JSON come out: what
// the book is, or a refusal; then its rows. Whoever reads them slowly is waited for.
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { openBook } from './planilla/abrir.mjs'
import { linesOf } from './planilla/renglones.mjs'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const pedido = JSON.parse(process.argv[2] ?? '')
for await (const piece of linesOf(() => openBook(pedido), pedido))
  if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
