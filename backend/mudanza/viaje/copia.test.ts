import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Copia } from '@/backend/mudanza/viaje/copia'

let carpeta: string
beforeEach(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'padron-copia-'))
})
afterEach(() => rmSync(carpeta, { recursive: true, force: true }))

test('what was kept is there when it is opened again, however long, but for a spoiled line', () => {
  const answers = [
    { llamada: '/plan_pagos/traerTodos?matriculadoID=7', texto: 'siete' },
    { llamada: '/pago/traerCuentaCorriente?matriculadoID=7&desde=1900-01-01', texto: 'cuenta' },
    { llamada: '/matriculado/traerTodos?nroPagina=1&nombre=#0', texto: 'página' },
    // Longer than what is read at once, and no shorter when it is packed.
    { llamada: '/estadisticas/listado_matriculados', texto: randomBytes(2_000_000).toString('base64') },
  ]
  const copia = Copia.open(carpeta)
  copia.keep(1, answers)
  appendFileSync(join(carpeta, 'lecturas.jsonl'), '{"p":1,"l":"/x\0\0\0\n')
  copia.close()
  const again = Copia.open(carpeta)
  again.keep(2, [{ llamada: '/plan_pagos/traerTodos?matriculadoID=7', texto: 'siete' }])
  again.keep(2, [{ llamada: '/plan_pagos/traerTodos?matriculadoID=8', texto: 'ocho' }])
  again.close()
  const last = Copia.open(carpeta)
  for (const { llamada, texto } of answers) expect(last.read(llamada) === texto, llamada).toBe(true)
  expect(last.read('/plan_pagos/traerTodos?matriculadoID=8')).toBe('ocho')
  expect(last.read('/plan_pagos/traerTodos?matriculadoID=78')).toBeUndefined()
  expect(last.seen('/plan_pagos/traerTodos?matriculadoID=7')).toMatchObject({ pasada: 2, cambio: 1 })
  expect(last.huella()).toBe(again.huella())
  expect(last.huella()).not.toBe(copia.huella())
  last.close()
})
