import type { FileHandle } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { sendPolizas } from '@/lib/polizas/send'
import type { PolizaLista } from '@/lib/polizas/review'
import type { Sesion } from '@/lib/session-cookie'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/zip/extract', () => ({ extract: () => Promise.resolve(Buffer.from('%PDF-1.4')) }))
const answer = vi.hoisted(() => ({ current: {} }))
vi.mock('@/lib/api/file-calls', () => ({ uploadFiles: () => Promise.resolve(answer.current) }))

const listas = ['2026-11-1.pdf', '2026-11-2.pdf', '2026-11-3.pdf'].map(
  (nombre) => ({ nombre, entrada: { nombre, bytes: 8 } }) as unknown as PolizaLista,
)
async function fates() {
  const told = []
  for await (const lote of sendPolizas(
    {} as FileHandle,
    listas,
    { anio: 2026, mes: 11 },
    {} as Sesion,
    new AbortController().signal,
  ))
    told.push(...lote)
  return told.map(({ nombre: _nombre, ...fate }) => fate)
}

test('of a lot of which nothing was kept each file has the fate that ours told; another server’s words are all of theirs', async () => {
  const refused = { ok: false, tipo: 'rechazo', mensaje: 'No se guardó ninguna póliza. …' }
  answer.current = {
    ...refused,
    errores: {
      '2026-11-1.pdf': 'No hay un matriculado con ese número interno',
      '2026-11-2.pdf': 'El PDF está cortado: le falta el final.',
    },
  }
  expect(await fates()).toEqual([
    { suerte: 'desconocido', mensaje: null },
    { suerte: 'noSirve', mensaje: 'El PDF está cortado: le falta el final.' },
    { suerte: 'rechazada', mensaje: refused.mensaje },
  ])
  answer.current = { ...refused, mensaje: 'El mes está cerrado', errores: {} }
  expect(await fates()).toEqual(listas.map(() => ({ suerte: 'rechazada', mensaje: 'El mes está cerrado' })))
})
