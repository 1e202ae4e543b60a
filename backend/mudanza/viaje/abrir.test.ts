import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { abrir } from '@/backend/mudanza/viaje/abrir'
import type { Estado } from '@/backend/mudanza/viaje/carpeta'
import { comparar } from '@/backend/mudanza/viaje/comparar'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import {
  markMade,
  openCopiaDePrueba,
  type CopiaDePrueba,
  type Estropeos,
} from '@/backend/prueba/mudanza/copia-de-prueba'
import { addDays, formatFecha, today } from '@/domain/fechas'

let copia: CopiaDePrueba
beforeAll(async () => {
  copia = await openCopiaDePrueba(6)
}, 240_000)
afterAll(() => copia.close())

const become = async (clase: string): Promise<unknown> => {
  await copia.api.db.query('DELETE FROM registro')
  return copia.api.db.query("INSERT INTO registro (clase, nombre) VALUES ($1, 'Consejo de prueba')", [clase])
}

test('a register opens once, after everything was explained, with a document and keys', async () => {
  const { db } = copia.api
  const [one] = await db.query<{ id: number; matricula: number }>(
    'SELECT id, matricula FROM matriculado ORDER BY id LIMIT 1',
  )
  const id = one?.id ?? 0
  const porTipo = '/estadisticas/traerCantTipoMat'
  const estropeos: Estropeos = {
    [porTipo]: ({ datos }) => {
      const [row] = datos
      if (row) row['cantidad'] = 999
    },
    [`/matriculado/traerDatos?matriculadoID=${id}`]: ({ datos }) =>
      void Object.assign(datos['datospersonales'] as object, { dni: 7 }),
  }
  await copia.withCopy(estropeos, async (viaje) => {
    const carpeta = join(viaje.carpeta, 'acta')
    const pedido = { quien: 'A. Paz', carpeta }
    await become('ensayo')
    await expect(abrir(db, viaje, pedido)).rejects.toThrow(/no se armó/)
    await markMade(db, viaje)
    await expect(abrir(db, viaje, pedido)).rejects.toThrow(/no se comparó/)
    await comparar(db, viaje)
    await expect(abrir(db, viaje, pedido)).rejects.toThrow(/1 diferencias sin explicar/)
    const cuando = new Date().toISOString()
    const respuestas = Respuestas.of(viaje)
    respuestas.give({ matriculadoID: id, que: 'ficha', valor: 'aceptada', quien: 'B. Luna', cuando })
    respuestas.save(viaje)
    const estado = viaje.estado as Estado
    viaje.save({ ...estado, clase: 'cambios' })
    await expect(abrir(db, viaje, pedido)).rejects.toThrow(/lea con --final/)
    viaje.save(estado)
    await expect(abrir(db, viaje, pedido)).rejects.toThrow(
      /Hay cifras de todos[^]*ACTIVO: 999 en[^]*--se-sabe/,
    )
    const sabido = { ...pedido, seSabe: true }
    expect(await abrir(db, viaje, sabido)).toBeUndefined()
    viaje.copia.fail(viaje.estado?.pasada ?? 0, '/firmante/traerTodos', 'no contestó')
    await expect(abrir(db, viaje, sabido)).rejects.toThrow(/no trajo 1 resp[^]*firmante[^]*--sin-leer 1/)
    await expect(abrir(db, viaje, { ...sabido, sinLeer: 2 })).rejects.toThrow(/--sin-leer 1/)
    expect(existsSync(carpeta)).toBe(false)
    await become('real')
    const abierta = await abrir(db, viaje, { ...sabido, sinLeer: 1 })
    const ayer = addDays(today(), -1)
    expect(abierta?.cerradoHasta).toBe(ayer)
    expect(await db.query('SELECT hasta FROM cierre')).toEqual([{ hasta: ayer }])
    const acta = readFileSync(abierta?.acta ?? '', 'latin1')
    expect(acta.startsWith('%PDF-1.4')).toBe(true)
    for (const words of [
      ...['Consejo de prueba', `cerrado hasta el ${formatFecha(ayer)}`, 'Iguales en todo: 5.'],
      ...['Se abrió sin ellas: lo supo A. Paz', 'ACTIVO: 999 en', 'no son iguales lo supo A. Paz'],
      ...[`Matrícula ${one?.matricula}`, 'Aceptada, por B. Luna', viaje.copia.huella()],
    ])
      expect(acta).toContain(words)
    expect(existsSync(abierta?.respaldo ?? '')).toBe(true)
    await expect(abrir(db, viaje, pedido)).rejects.toThrow(/ya se abrió/)
    const { username = '', clave = '' } = abierta?.claves.find(({ rol }) => rol === 'CONTADOR') ?? {}
    expect(username).toBe('contador')
    const ingreso = await copia.api.call('sesion.login', { usuario: username, password: clave })
    expect(ingreso.sobre).toMatchObject({ estado: 1, datos: { debeCambiarClave: true } })
  })
}, 120_000)
