import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { compareExtracto, finishComparing, TITULOS_DE_EXTRACTO } from '@/backend/prueba/muestras-de-refeps'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRATIVO')).token
})
afterAll(() => api.close())

interface Miembro {
  id: number
  dni: number
  matricula: number
  apellido: string
  nombre: string
}
interface Fila {
  filaID: number
  clase: string
  matriculadoID: number | null
  cambio: boolean
  resuelta: string | null
  alla: { estado: string } | null
}

async function member(tipo = 1): Promise<Miembro> {
  const id = await addMember(api.db)
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = $2 WHERE id = $1', [id, tipo])
  const [row] = await api.db.query<Miembro>(
    'SELECT id, dni, matricula, apellido, nombre FROM matriculado WHERE id = $1',
    [id],
  )
  if (!row) throw new Error('Sin matriculado')
  return row
}
const line = ({ dni, matricula, apellido, nombre }: Omit<Miembro, 'id'>, estado = 'Activa'): string =>
  `${dni};"${apellido}, ${nombre}";${matricula};${estado}`
type Nombre = 'traerDatos' | 'comparar' | 'traerDiferencias' | 'resolver' | 'exportarAvisos'
const call = async (nombre: Nombre, wire: object) =>
  (await api.call(`refeps.${nombre}`, { ...wire }, { token })).sobre
const rowsOf = async (comparacionID: number, wire: object = {}) =>
  (await call('traerDiferencias', { comparacionID, ...wire })).datos as Fila[]
/** Of these members alone: the register of the tests has others, of whom every extract lacks some. */
const rowsAbout = async (comparacionID: number, ...ids: (number | null)[]) =>
  (await rowsOf(comparacionID)).filter(({ matriculadoID }) => ids.includes(matriculadoID))
const one = async (comparacionID: number, id: number | null): Promise<Fila> => {
  const [row] = await rowsAbout(comparacionID, id)
  if (!row) throw new Error('Sin diferencia')
  return row
}
const SUSPENDIDO = 5

test('the suspended doctor who is active there is the first row, and is in the sheet for SISA', async () => {
  const [suspendido, activo] = [await member(SUSPENDIDO), await member()]
  const { comparacionID } = await compareExtracto(api, token, [line(activo, 'Inactiva'), line(suspendido)])
  const [first] = await rowsOf(comparacionID)
  expect(first).toMatchObject({ clase: 'activaAlla', matriculadoID: suspendido.id, cambio: false })
  expect(await one(comparacionID, activo.id)).toMatchObject({ clase: 'activaAqui' })
  expect((await call('resolver', { filaID: first?.filaID, accion: 'avisar' })).estado).toBe(1)
  expect((await rowsOf(comparacionID)).some(({ matriculadoID }) => matriculadoID === suspendido.id)).toBe(
    false,
  )
  expect((await call('exportarAvisos', { comparacionID })).datos).toMatchObject([
    {
      ...{ matricula: suspendido.matricula, dni: suspendido.dni, alla: 'Activa', aqui: 'SUSPENDIDO' },
      pedido: 'Inactivar la matrícula: en el Consejo está SUSPENDIDO',
    },
  ])
  const left = await call('resolver', { filaID: first?.filaID, accion: 'dejar', motivo: 'Después' })
  expect(left).toMatchObject({ estado: 0, mensaje: expect.stringContaining('no va con') as string })
})

test('a pair that is not the same is absent from the next comparison, and asked again once that is undone', async () => {
  const [uno, otro] = [await member(), await member()]
  const homonimo = {
    ...uno,
    dni: uno.dni + (uno.dni < 90_000_000 ? 10_000_000 : -10_000_000),
    matricula: 900_001,
  }
  const lineas = [line(homonimo), line(otro)]
  const { comparacionID } = await compareExtracto(api, token, lineas)
  const fila = await one(comparacionID, uno.id)
  expect(fila.clase).toBe('posible')
  expect(await call('resolver', { filaID: fila.filaID, accion: 'noEsElMismo' })).toMatchObject({
    errores: { motivo: 'Ingrese el motivo' },
  })
  await call('resolver', { filaID: fila.filaID, accion: 'noEsElMismo', motivo: 'Es el hijo' })
  const next = await compareExtracto(api, token, [...lineas, ''])
  expect((await one(next.comparacionID, uno.id)).clase).toBe('soloAqui')
  expect((await rowsOf(next.comparacionID)).map(({ clase }) => clase)).not.toContain('soloAlla')
  await call('resolver', { filaID: fila.filaID, accion: 'dejar', motivo: 'No se sabe' })
  const third = await compareExtracto(api, token, [...lineas, '', ''])
  expect(await rowsAbout(third.comparacionID, uno.id)).toEqual([])
})

test('what was left as it is comes back once it says something else', async () => {
  const uno = await member()
  const otro = { ...uno, nombre: 'Otro Nombre' }
  const { comparacionID } = await compareExtracto(api, token, [line(otro)])
  const { filaID } = await one(comparacionID, uno.id)
  await call('resolver', { filaID, accion: 'dejar', motivo: 'Nombre de casada' })
  const next = await compareExtracto(api, token, ['', line(otro)])
  expect(await rowsAbout(next.comparacionID, uno.id)).toEqual([])
  expect((await call('traerDatos', { comparacionID: next.comparacionID })).datos).toMatchObject({
    dejadas: 1,
  })
  const third = await compareExtracto(api, token, [line({ ...uno, nombre: 'Un Tercero' })])
  expect(await one(third.comparacionID, uno.id)).toMatchObject({ clase: 'nombre' })
})

test('a row whose member was changed since is not acted on', async () => {
  const uno = await member()
  const { comparacionID } = await compareExtracto(api, token, [line(uno, 'Inactiva')])
  const { filaID } = await one(comparacionID, uno.id)
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [uno.id])
  expect((await one(comparacionID, uno.id)).cambio).toBe(true)
  expect(await call('resolver', { filaID, accion: 'avisar' })).toMatchObject({
    estado: 0,
    mensaje: expect.stringContaining('compare de nuevo') as string,
  })
})

test('the same file again is the comparison of before, which can be done anew', async () => {
  const uno = await member()
  const lineas = [line(uno, 'Inactiva')]
  const first = await compareExtracto(api, token, lineas)
  const again = await compareExtracto(api, token, lineas)
  expect(again).toMatchObject({ comparacionID: first.comparacionID, antes: expect.any(String) as string })
  const columnas = [
    { campo: 'dni', columna: 0 },
    { campo: 'apellidoNombre', columna: 1 },
    { campo: 'estado', columna: 3 },
  ]
  const wire = { comparacionID: first.comparacionID, columnasJSON: JSON.stringify(columnas) }
  const { datos } = await call('comparar', wire)
  const { comparacionID } = datos as { comparacionID: number }
  expect(comparacionID).not.toBe(first.comparacionID)
  await finishComparing(api, comparacionID)
  expect((await one(comparacionID, uno.id)).clase).toBe('activaAqui')
  const missing = await call('comparar', { ...wire, columnasJSON: JSON.stringify(columnas.slice(1)) })
  expect(missing.errores).toEqual({ columnasJSON: 'Falta decir qué columna es el documento o la matrícula' })
})

test('columns that nobody can guess are said once, and known in the next file with the same titles', async () => {
  const uno = await member()
  const titulos = 'Campo A;Campo B;Campo C;Campo D'
  const { comparacionID } = await compareExtracto(api, token, [line(uno, 'Inactiva')], titulos)
  expect((await call('traerDatos', { comparacionID })).datos).toMatchObject({
    estado: 'columnas',
    muestra: [{ titulo: 'Campo A', muestras: [String(uno.dni)] }, {}, {}, {}],
  })
  const columnas = ['dni', 'apellidoNombre', 'matricula', 'estado'].map((campo, columna) => ({
    campo,
    columna,
  }))
  await call('comparar', { comparacionID, columnasJSON: JSON.stringify(columnas) })
  await finishComparing(api, comparacionID)
  expect((await one(comparacionID, uno.id)).clase).toBe('activaAqui')
  const next = await compareExtracto(api, token, [line(uno, 'Inactiva'), ''], titulos)
  expect((await one(next.comparacionID, uno.id)).clase).toBe('activaAqui')
})

test("another province's extract is refused in words before there is a row", async () => {
  const lineas = Array.from(
    { length: 30 },
    (_, at) => `${60_000_000 + at};"Nadie, Ana${at}";${700_000 + at};Activa`,
  )
  const { comparacionID } = await compareExtracto(api, token, lineas)
  expect((await call('traerDatos', { comparacionID })).datos).toMatchObject({
    ...{ estado: 'rechazada', diferencias: 0 },
    motivo: expect.stringMatching(
      /^De 30 personas del extracto, están en el padrón 0: parece de otro/,
    ) as string,
  })
})

test('dots, lost zeros, letters before a number, Latin-1 and two rows of one are read', async () => {
  const uno = await member()
  const dni = String(uno.dni).replace(/(\d{2})(\d{3})(\d{3})/, '$1.$2.$3')
  const nombre = `"${uno.apellido}, ${uno.nombre}"`
  const lineas = [`${dni};${nombre};MP 00${uno.matricula};Sí`, `${dni};${nombre};MP 00${uno.matricula};No`]
  const bytes = Buffer.from(`${TITULOS_DE_EXTRACTO}\n${lineas.join('\n')}\n`, 'latin1')
  const { sobre } = await api.call('refeps.cargar', {}, { token, archivo: new File([bytes], 'refeps.csv') })
  const { comparacionID } = sobre.datos as { comparacionID: number }
  await finishComparing(api, comparacionID)
  expect((await rowsAbout(comparacionID, uno.id)).map(({ clase }) => clase)).toEqual(['dosAlla'])
})

test('an empty file is refused, and the last screen tells of a register that nobody compared for long', async () => {
  const { sobre } = await api.call('refeps.cargar', {}, { token, archivo: new File(['\n'], 'vacio.csv') })
  expect(sobre).toMatchObject({ estado: 0, errores: { archivo: expect.any(String) as string } })
  const told = async () => {
    const { datos } = (await api.call('inicio.traerPendientes', {}, { token })).sobre
    return (datos as { pendientes: { clase: string }[] }).pendientes.map(({ clase }) => clase)
  }
  expect(await told()).not.toContain('refepsViejo')
  await api.db.query(
    "UPDATE comparacion SET dia = dia - 91, comparada_en = comparada_en - interval '91 days'",
  )
  expect(await told()).toContain('refepsViejo')
})
