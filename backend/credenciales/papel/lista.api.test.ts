import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { formatCodigo } from '@/domain/codigo-de-papel'

interface Fila {
  id: number
  clase: string
  numero: number
  codigo: string
  anulado: string | null
  lugar?: string
}

let api: ApiDePrueba
let token: string
let firmanteID: number | undefined
let papeles: Fila[] = []
let matriculadoID = 0

const ask = async (nombre: Parameters<ApiDePrueba['call']>[0], wire: Record<string, unknown>) =>
  (await api.call(nombre, wire, { token })).sobre
async function issue(apellido: string, clase: 'practica' | 'certificado', veces: number): Promise<number> {
  const member = await addMember(api.db, { apellido, nombre: 'Ana' })
  await api.db.query("UPDATE matriculado SET folio = '1', libro = '2' WHERE id = $1", [member])
  const made =
    clase === 'practica'
      ? await ask('practica_matriculado.crear', {
          ...{ matriculadoID: member, practicaID: 1, fechaObtencion: '2020-05-04' },
        })
      : await ask('certificado_matriculado.crear', {
          ...{ matriculadoID: member, tipoCertificadoID: 1, validezDesde: '2026-01-15' },
        })
  const origenID = (made.datos as { id: number }).id
  for (let n = 0; n < veces; n++) {
    const wire = { clase, origenID, tipoCertificadoID: 1, firmanteID, observacion1: 'Guardia' }
    expect(await ask('papel.emitir', wire)).toMatchObject({ estado: 1 })
  }
  return member
}

beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRATIVO'))
  const [firmante] = await api.db.query<{ id: number }>(
    `INSERT INTO firmante (nombre, cargo) VALUES ('Dr. Prueba', 'Secretario') RETURNING id`,
  )
  firmanteID = firmante?.id
  matriculadoID = await issue('Ñáñez de la Vega', 'certificado', 30)
  await issue('Otra', 'practica', 15)
  papeles = (await ask('papel.traerLote', { cantidad: 2000 })).datos as Fila[]
  await ask('papel.anular', { papelID: papeles[3]?.id, motivo: 'El nombre estaba mal' })
})
afterAll(() => api.close())

const list = async (filtros: object) => {
  const { datos, pagTotalItems } = await ask('papel.traerTodos', { nroPagina: 1, ...filtros })
  return { total: pagTotalItems, filas: datos as Fila[] }
}

test('each filter finds what it says, the newest first, with its true total', async () => {
  expect(papeles).toHaveLength(45)
  expect(papeles.map(({ id }) => id)).toEqual(papeles.map(({ id }) => id).toSorted((a, b) => b - a))
  expect(await list({})).toMatchObject({ total: 45, filas: { length: 20 } })
  expect(await list({ clase: 'practica' })).toMatchObject({ total: 15 })
  expect(await list({ clase: 'carnet' })).toEqual({ total: 0, filas: [] })
  expect(await list({ nombre: 'nanez VEGA' })).toMatchObject({ total: 30 })
  expect(await list({ nombre: 'ñáñez', clase: 'practica' })).toEqual({ total: 0, filas: [] })
  const [member] = await api.db.query<{ matricula: number }>(
    'SELECT matricula FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  expect(await list({ nombre: String(member?.matricula) })).toMatchObject({ total: 30 })
  expect(await list({ matriculadoID })).toMatchObject({ total: 30 })
  expect((await list({ numero: 7 })).filas.map(({ clase }) => clase).toSorted()).toEqual([
    'certificado',
    'practica',
  ])
  expect(await list({ numero: 7, clase: 'practica' })).toMatchObject({ total: 1 })
  expect(await list({ desde: '2026-11-21', hasta: '2100-01-01' })).toMatchObject({ total: 45 })
  for (const nothing of [
    { hasta: '2020-01-01' },
    { nombre: '¿?' },
    { nombre: '99999999' },
    { codigo: 'nada' },
    { numero: 99 },
  ])
    expect(await list(nothing), JSON.stringify(nothing)).toEqual({ total: 0, filas: [] })
})

test('a typed code finds its paper, with a slip in none', async () => {
  const [papel] = papeles
  const typed = formatCodigo(papel?.codigo ?? '').toLowerCase()
  expect(await list({ codigo: ` ${typed} ` })).toMatchObject({ total: 1, filas: [{ id: papel?.id }] })
  expect(await list({ codigo: `${typed.slice(0, -1)}?` })).toEqual({ total: 0, filas: [] })
})

test('an annulled paper tells who, when and why, and can be listed alone', async () => {
  const { total, filas } = await list({ soloAnulados: true })
  expect(total).toBe(1)
  expect(filas).toMatchObject([
    {
      id: papeles[3]?.id,
      anuladoPor: 'Nélida Prueba',
      motivo: 'El nombre estaba mal',
      quien: 'Nélida Prueba',
    },
  ])
})

test.each([{}, { clase: 'certificado' }, { nombre: 'ñañez' }, { desde: '2020-01-01' }])(
  'lots of %o are the pages, whole and in their order',
  async (filtros) => {
    const pages: number[] = []
    for (let nroPagina = 1; nroPagina <= 3; nroPagina++)
      pages.push(...(await list({ ...filtros, nroPagina })).filas.map(({ id }) => id))
    const lots: number[] = []
    for (let lugar: string | undefined; ;) {
      const lote = { ...filtros, cantidad: 7, lugar }
      const { datos } = await ask('papel.traerLote', lote)
      const filas = datos as Fila[]
      lots.push(...filas.map(({ id }) => id))
      lugar = filas.at(-1)?.lugar
      if (filas.length < 7) break
    }
    expect(lots).toEqual(pages)
    expect(lots).toHaveLength((await list(filtros)).total ?? -1)
  },
)
