import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cambiosOf, type Datos } from '@/backend/acceso/auditoria/cambios'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { LLAMADAS } from '@/backend/prueba/llamada'
import { addMember, addSession, CLAVE, signedIn } from '@/backend/prueba/gente'
import { newUser } from '@/backend/prueba/muestras-de-usuario'
import { sampleOf, setScene, type Escena } from '@/backend/prueba/muestras'

interface Acto {
  id: number
  cuando: string
  quien: string | null
  accion: string
  registro: { entidad: string; tipo: string; id: number; nombre: string | null; vigente: boolean } | null
  matriculado: { id: number; nombre: string | null; vigente: boolean } | null
  cambios: { campo: string; antes: string | null; despues: string | null }[]
  pedido: string | null
  lugar: string
}

let api: ApiDePrueba
let escena: Escena
let token: string
let yo: number
beforeAll(async () => {
  api = await startApi()
  escena = await setScene(api)
  ;({ token, usuarioID: yo } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())

const ask = async (filtros: Record<string, unknown> = {}) => {
  const { sobre } = await api.call('auditoria.traerTodos', { nroPagina: 1, ...filtros }, { token })
  expect(sobre.estado).toBe(1)
  return { actos: sobre.datos as Acto[], total: sobre.pagTotalItems ?? -1 }
}
const send = async (nombre: Parameters<ApiDePrueba['call']>[0], wire: Record<string, unknown>) => {
  const { sobre } = await api.call(nombre, wire, { token })
  expect([nombre, sobre.estado, sobre.mensaje]).toEqual([nombre, 1, null])
  return sobre.datos
}

describe('what is told', () => {
  test('an edit in the words of its fields, with the row it changed and who did it', async () => {
    const { id } = (await send('sucursal_banco.crear', { nombre: 'Centro', bancoID: 1, codigo: '001' })) as {
      id: number
    }
    await send('sucursal_banco.actualizarDatos', {
      sucursalBancoID: id,
      nombre: 'Centro Nueva',
      bancoID: 2,
      codigo: '001',
      version: 1,
    })
    const [acto] = (await ask({ entidad: 'sucursal_banco', entidadID: id })).actos
    const [one, two] = await api.db.query<{ nombre: string }>(
      'SELECT nombre FROM banco WHERE id IN (1, 2) ORDER BY id',
    )
    expect(acto).toMatchObject({
      quien: 'Nélida Prueba',
      accion: 'Edición de la sucursal',
      registro: { entidad: 'sucursal_banco', tipo: 'Sucursal', id, nombre: 'Centro Nueva', vigente: true },
      matriculado: null,
      cambios: [
        { campo: 'Sucursal', antes: 'Centro', despues: 'Centro Nueva' },
        { campo: 'Banco', antes: one?.nombre, despues: two?.nombre },
      ],
    })
    expect(acto?.pedido).toMatch(/^[\w.-]{8,64}$/)
  })

  test('money, a member and the receipt of a payment', async () => {
    const [acto] = (await ask({ accion: 'pago.cobrar' })).actos
    expect(acto).toMatchObject({
      accion: 'Cobro',
      registro: { tipo: 'Pago', id: escena.pagoID, nombre: 'recibo 1', vigente: false },
      matriculado: { id: escena.propio, vigente: true },
    })
    expect(acto?.matriculado?.nombre).toMatch(/^Ledesma Inés, matrícula \d+$/)
    expect(acto?.cambios.map(({ campo, despues }) => `${campo}: ${despues ?? ''}`)).toContainEqual(
      expect.stringMatching(/^Total: \$\s?\d/),
    )
  })

  test('a row that is gone keeps its name where there is one and is not to be opened', async () => {
    const { id } = (await send('banco.crear', { nombre: 'Banco Pasajero' })) as { id: number }
    await send('banco.eliminar', { bancoID: id })
    const [acto] = (await ask({ entidad: 'banco', entidadID: id })).actos
    expect(acto).toMatchObject({
      accion: 'Baja del banco',
      registro: { nombre: 'Banco Pasajero', vigente: false },
    })
  })

  test('every act the samples write tells of what it changed, and no key is left without a word by accident', async () => {
    const otra = await startApi()
    const own = await setScene(otra)
    for (const { nombre, llamada } of LLAMADAS) {
      if (llamada.metodo === 'GET' || nombre.startsWith('sesion.')) continue
      await otra.call(nombre, sampleOf(nombre, own), { token: own.direccion })
    }
    const rows = await otra.db.query<{ accion: string; entidad: string | null; datos: Datos | null }>(
      'SELECT accion, entidad, datos FROM auditoria',
    )
    await otra.close()
    expect(rows.length).toBeGreaterThan(30)
    const mute = new Set<string>()
    for (const { accion, entidad, datos } of rows) {
      const de = entidad ?? accion.split('.')[0]
      for (const [clave, valor] of Object.entries({ ...datos?.antes, ...datos?.despues })) {
        if (valor === null || valor === '' || SOLO_PROGRAMAS.has(clave)) continue
        const told = cambiosOf({ despues: { [clave]: valor } }, { de, nombreDe: () => 'x' })
        if (told.length === 0) mute.add(`${accion} ${clave}`)
      }
    }
    expect([...mute], 'give the key a word in backend/acceso/auditoria/valores.ts').toEqual([])
  })
})

/** Ids and marks that say nothing to a person, and names that stand beside their reference. */
const SOLO_PROGRAMAS = new Set(['id', 'version', 'fijo', 'cargos', 'tipo', 'banco', 'cantidad'])

describe('secrets', () => {
  test('no password, hash, key or token is ever in an answer or in the table', async () => {
    await send('user.crear', { ...newUser('con.secreto'), password: 'siete higueras viejas' })
    await api.call('sesion.login', { usuario: 'con.secreto', password: 'no es esta higuera' })
    const { token: propio, usuarioID } = await signedIn(api.db, 'EMPLEADO')
    const cambio = { passwordActual: CLAVE, password: 'ocho higueras', password2: 'ocho higueras' }
    await api.call('sesion.cambiarPropia', cambio, { token: propio })
    const key = (await send('matriculado.reiniciarClaveAcceso', { matriculadoID: escena.ajeno })) as string
    const told = JSON.stringify((await ask({})).actos)
    const [kept] = await api.db.query<{ todo: string }>(
      "SELECT string_agg(auditoria::text, ' ') AS todo FROM auditoria",
    )
    for (const text of [told, kept?.todo ?? '']) {
      expect(text).toContain('con.secreto')
      for (const secret of ['higuera', 'lunas', 'argon2', key, propio, token])
        expect(text).not.toContain(secret)
    }
    expect((await ask({ entidad: 'usuario', entidadID: usuarioID })).actos[0]?.accion).toBe(
      'Cambio de la propia clave',
    )
  })

  test('a key that nobody gave words to is not told', async () => {
    const datos = JSON.stringify({ despues: { clave_hash: '$argon2id$x', token: 'abc', nombre: 'Uno' } })
    await api.db.query(
      `INSERT INTO auditoria (usuario_id, accion, entidad, entidad_id, datos) VALUES ($1, 'usuario.editar', 'usuario', $1, $2)`,
      [yo, datos],
    )
    const [acto] = (await ask({ entidad: 'usuario', entidadID: yo })).actos
    expect(acto?.cambios).toEqual([{ campo: 'Nombre', antes: null, despues: 'Uno' }])
  })
})

describe('filters', () => {
  test('the person, by words of the name or the user name', async () => {
    const { usuarioID } = await signedIn(api.db, 'CONTADOR')
    await api.db.query("UPDATE usuario SET nombre = 'Ñusta', apellido = 'Álvarez' WHERE id = $1", [usuarioID])
    const suya = await addSession(api.db, usuarioID)
    await api.call('sesion.cerrar', {}, { token: suya })
    const { actos, total } = await ask({ quien: 'alvarez nusta' })
    expect([total, actos[0]?.quien, actos[0]?.accion]).toEqual([1, 'Ñusta Álvarez', 'Salida del sistema'])
    await api.db.query("UPDATE usuario SET apellido = 'BÖHM' WHERE id = $1", [usuarioID])
    for (const quien of ['BÖHM', 'Böhm', 'bohm ñusta']) expect((await ask({ quien })).total).toBe(1)
    expect(await ask({ quien: 'nadie con ese nombre' })).toEqual({ actos: [], total: 0 })
    expect(await ask({ quien: '%' })).toEqual({ actos: [], total: 0 })
  })

  test('the member, by registration number or name', async () => {
    const matricula = 77_001
    const id = await addMember(api.db, { apellido: 'Zamudio', nombre: 'Ana', matricula })
    await send('matriculado.cambiarGeneraCuotas', { matriculadoID: id, generaCuotas: 0 })
    for (const matriculado of [String(matricula), 'ana zamudio']) {
      const { actos, total } = await ask({ matriculado })
      expect([total, actos[0]?.matriculado?.id]).toEqual([1, id])
    }
    expect((await ask({ matriculado: '99999999' })).total).toBe(0)
  })

  test('days are Argentina’s and both ends belong to them', async () => {
    const put = (cuando: string) =>
      api.db.query(
        `INSERT INTO auditoria (cuando, accion, entidad, entidad_id) VALUES ($1, 'x.y', 'dia', 1)`,
        [cuando],
      )
    await put('2020-05-10T02:59:59Z')
    await put('2020-05-10T03:00:00Z')
    await put('2020-05-11T02:59:59Z')
    await put('2020-05-11T03:00:00Z')
    const on = async (desde?: string, hasta?: string) => (await ask({ entidad: 'dia', desde, hasta })).total
    expect(await on('2020-05-10', '2020-05-10')).toBe(2)
    expect([await on('2020-05-10'), await on(undefined, '2020-05-10'), await on()]).toEqual([3, 3, 4])
  })

  test('what there is to choose has words, each once', async () => {
    const { sobre } = await api.call('auditoria.traerOpciones', {}, { token })
    const { actos, entidades } = sobre.datos as Record<string, { id: string; nombre: string }[]>
    for (const list of [actos, entidades]) {
      expect(list?.length).toBeGreaterThan(12)
      expect(new Set(list?.map(({ nombre }) => nombre)).size).toBe(list?.length)
    }
  })
})

test('pages cover the trail once, from either end, and a page past the last is empty', async () => {
  await api.db.query(
    `INSERT INTO auditoria (cuando, accion, entidad, entidad_id)
     SELECT '2019-01-01'::timestamptz + (n / 3) * interval '1 minute', 'x.y', 'hoja', n FROM generate_series(1, 95) AS n`,
  )
  const seen: number[] = []
  for (const nroPagina of [1, 2, 3, 4, 5]) {
    const { actos, total } = await ask({ entidad: 'hoja', nroPagina })
    expect([total, actos.length]).toEqual([95, nroPagina === 5 ? 15 : 20])
    seen.push(...actos.map(({ registro }) => registro?.id ?? 0))
  }
  expect(seen).toEqual(Array.from({ length: 95 }, (_, i) => 95 - i))
  expect(await ask({ entidad: 'hoja', nroPagina: 6 })).toEqual({ actos: [], total: 95 })
})

describe('export', () => {
  const lot = async (wire: Record<string, unknown>, quien = token) =>
    (await api.call('auditoria.traerLote', { cantidad: 10, ...wire }, { token: quien })).sobre

  /** What an export has in all, while more is written down. */
  async function exported(mas: object): Promise<number[]> {
    const { exportacionID } = (await send('auditoria.exportar', { entidad: 'hoja', ...mas })) as {
      exportacionID: number
    }
    await api.db.query(`INSERT INTO auditoria (accion, entidad, entidad_id) VALUES ('x.y', 'hoja', 96)`)
    const seen: number[] = []
    for (let lugar: string | undefined; ;) {
      const actos = (await lot({ exportacionID, lugar })).datos as Acto[]
      if (actos.length === 0) return seen
      seen.push(...actos.map(({ registro }) => registro?.id ?? 0))
      lugar = actos.at(-1)?.lugar
    }
  }

  test('all rows once, as they were when it began; one line in the trail says who took what', async () => {
    const all = Array.from({ length: 95 }, (_, i) => i + 1)
    expect(await exported({})).toEqual(all.toReversed())
    expect(await exported({ orden: 'cuando asc' })).toEqual([...all, 96])
    const { actos, total } = await ask({ accion: 'auditoria.exportar', quien: 'nélida' })
    expect(total).toBeGreaterThan(0)
    expect(actos[1]).toMatchObject({
      accion: 'Exportación de la auditoría',
      cambios: [{ campo: 'Registro', antes: null, despues: 'hoja' }],
    })
  })

  test('nobody reads another’s, one long past, or an id that is none', async () => {
    const { exportacionID } = (await send('auditoria.exportar', {})) as { exportacionID: number }
    expect((await lot({ exportacionID })).estado).toBe(1)
    const otro = (await signedIn(api.db, 'ADMINISTRACION')).token
    expect(await lot({ exportacionID }, otro)).toMatchObject({
      estado: 0,
      mensaje: 'No se encontró el registro',
    })
    expect((await lot({ exportacionID: exportacionID - 1 })).estado).toBe(0)
    const [vieja] = await api.db.query<{ id: number }>(
      `INSERT INTO auditoria (cuando, usuario_id, accion) VALUES (now() - interval '61 min', $1, 'auditoria.exportar')
       RETURNING id`,
      [yo],
    )
    expect((await lot({ exportacionID: vieja?.id })).estado).toBe(0)
  })

  test('looking is not written down', async () => {
    const count = async () =>
      (await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM auditoria'))[0]?.n
    const before = await count()
    await ask({})
    await ask({ quien: 'nélida' })
    expect(await count()).toBe(before)
  })
})
