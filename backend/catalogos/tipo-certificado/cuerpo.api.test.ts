import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentos } from '@/domain/prueba/documentos'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { cleanCuerpo } from '@/backend/catalogos/tipo-certificado/limpiar'
import { ETIQUETAS_PERMITIDAS } from '@/backend/catalogos/tipo-certificado/permitido'
import { ATAQUES } from '@/backend/prueba/catalogos/ataques'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
})
afterAll(() => api.close())

const create = async (cuerpo: string) => {
  const { sobre } = await api.call('tipo_certificado.crear', { nombre: 'Prueba', cuerpo }, { token })
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}
const read = async (tipoCertificadoID: number) =>
  (await api.call('tipo_certificado.traerDatos', { tipoCertificadoID }, { token })).sobre.datos as {
    cuerpo: string | null
    version: number
  }
const edit = (tipoCertificadoID: number, cuerpo: string) =>
  api.call('tipo_certificado.actualizarDatos', { tipoCertificadoID, nombre: 'Prueba', cuerpo }, { token })

/** Only elements without attributes, or with the few of the closed list; nothing that calls or loads. */
const INOCENTE =
  /^(?:[^<>]|<\/?[a-z][a-z0-9]*(?: (?:class="ql-[a-z1-8 -]+"|style="[a-z0-9#%(),.:;' -]+"|align="[a-z]+"|data-list="[a-z]+"|(?:col|row)span="\d+"))*>)*$/

describe('what a body holds beyond the closed list is not stored', () => {
  test.each(ATAQUES)('%s', async (ataque) => {
    const { cuerpo } = await read(await create(`<p>Antes</p>${ataque}`))
    expect(cuerpo).toMatch(INOCENTE)
    expect(cuerpo).not.toMatch(
      /<(script|img|svg|iframe|a|form|input|object|embed|math|style|link|meta|base)\b/,
    )
    expect(cuerpo).not.toMatch(/style="[^"]*(url|expression|import|position)/)
    expect(cleanCuerpo(cuerpo ?? '')).toBe(cuerpo)
  })
})

test('no body holds an element by which a library that Node 20 keeps back could be fooled', () => {
  const inside = '<img src=x onerror=alert(1)>'
  for (const element of ['textarea', 'xmp', 'svg', 'noscript', 'plaintext']) {
    expect(ETIQUETAS_PERMITIDAS).not.toContain(element)
    const escaped = `<${element}>&lt;/${element}&gt;&lt;img src=x onerror=alert(1)&gt;</${element}>`
    for (const html of [
      `<${element}></${element}>${inside}`,
      escaped,
      `<${element}><${element}></${element}>${inside}`,
    ])
      expect(cleanCuerpo(`<p>Antes</p>${html}`)).not.toMatch(/<(?!\/?p>)/)
  }
})

test('what the editor writes is stored byte by byte', () => {
  fc.assert(
    fc.property(documentos, (documento) => {
      const html = writeCuerpo(documento)
      expect(cleanCuerpo(html)).toBe(html)
    }),
    { numRuns: 300 },
  )
})

test('any HTML cleaned reads the same and cleaned again is the same', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ATAQUES), { maxLength: 3 }), (parts) => {
      const once = cleanCuerpo(parts.join(''))
      expect(cleanCuerpo(once)).toBe(once)
      expect(readCuerpo(once).perdidas).not.toContain('Objetos y programas')
    }),
  )
})

test('an old body that comes back unchanged is not rewritten; a changed one is cleaned', async () => {
  const viejo = '<p onclick="x()">Viejo <a href="http://ejemplo">enlace</a></p>'
  const [row] = await api.db.query<{ id: number }>(
    'INSERT INTO tipo_certificado (nombre, cuerpo) VALUES ($1, $2) RETURNING id',
    ['Traído de otro sistema', viejo],
  )
  const id = row?.id ?? 0
  await edit(id, viejo)
  expect((await read(id)).cuerpo).toBe(viejo)
  await edit(id, `${viejo}<p>más</p>`)
  expect((await read(id)).cuerpo).toBe('<p>Viejo enlace</p><p>más</p>')
})

test('a body is optional, and one that grows beyond its limit when cleaned is refused', async () => {
  expect((await read(await create(''))).cuerpo ?? '').toBe('')
  expect((await read(await create('<script>alert(1)</script>'))).cuerpo ?? '').toBe('')
  const wire = { nombre: 'Larga', cuerpo: '&'.repeat(190_000) }
  const { sobre } = await api.call('tipo_certificado.crear', wire, { token })
  expect(sobre).toMatchObject({ estado: 0, errores: { cuerpo: 'El cuerpo es demasiado largo' } })
  const deep = await create('<div><ul><li>'.repeat(5_000))
  expect((await read(deep)).version).toBe(1)
})

test.each(['<b>', '<em>', '<b><ul>', '<i></b>'])(
  'open %s to the limit are cleaned and read in no time',
  async (tags) => {
    const cuerpo = `${tags.repeat(Math.floor(180_000 / tags.length))}fin`
    const begin = performance.now()
    const id = await create(cuerpo)
    expect((await read(id)).cuerpo).toContain('fin')
    expect(performance.now() - begin).toBeLessThan(1_500)
  },
)
