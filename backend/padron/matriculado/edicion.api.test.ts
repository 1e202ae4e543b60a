import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMesa, type Ficha, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'
import { CAMPOS_FICHA, RUTAS_CAMPO, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { makeCuit } from '@/domain/cuit'
import { claveDeBusqueda } from '@/domain/plegar'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const edit = (matriculadoID: number, campo: string, valor: unknown, valorPrevio?: string) =>
  mesa.call('matriculado.actualizarDatos', { matriculadoID, campo, valor, valorPrevio })
const refusal = async (...args: Parameters<typeof edit>): Promise<string | undefined> => {
  const { sobre } = await edit(...args)
  expect(sobre.errores?.['valor'] ?? sobre.errores?.['campo']).toBe(sobre.mensaje ?? undefined)
  return sobre.mensaje ?? undefined
}
const accept = async (...args: Parameters<typeof edit>): Promise<void> => {
  expect((await edit(...args)).sobre).toMatchObject({ estado: 1, mensaje: null })
}

/** Where the record's read has what a path names; the catalogue's spelling is not always the record's. */
const READ_AS: Partial<Record<RutaCampo, string>> = {
  'matriculado.datosacademicos.entidad_otorga_titulo': 'datosacademicos.entidadotorgatitulo',
  'matriculado.datosprofesionales.hospital': 'datosprofesionales.hospitaldatosprofesionales.0.hospital',
  'matriculado.datosprofesionales.otro_hospital': 'datosprofesionales.hospital',
}

function readValue(ficha: Ficha, campo: RutaCampo): unknown {
  const path = (READ_AS[campo] ?? campo.slice('matriculado.'.length)).split('.')
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], ficha)
}

/** What a screen hands back as `valorPrevio`. */
function readText(ficha: Ficha, campo: RutaCampo): string {
  const value = readValue(ficha, campo) as string | number | boolean | { id: number } | null | undefined
  return value === null || value === undefined ? '' : String(typeof value === 'object' ? value.id : value)
}

const letters = fc.string({
  unit: fc.constantFrom('a', 'Ñ', 'é', 'o', 'z', ' '),
  minLength: 3,
  maxLength: 12,
})
const line = letters.map((text) => `x${text}`.replace(/\s+/g, ' ').trim())
/** Days since the first of 2000. */
const dayOf = (days: number): string =>
  new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
const day = fc.integer({ min: 0, max: 8_000 }).map(dayOf)

const OWN: Partial<Record<RutaCampo, fc.Arbitrary<unknown>>> = {
  'matriculado.matricula': fc.integer({ min: 200_000, max: 900_000 }),
  'matriculado.nro_colegio': fc.integer({ min: 0, max: 99_999 }),
  'matriculado.datospersonales.apellido_nombre': fc.tuple(line, line).map((parts) => parts.join(', ')),
  'matriculado.datospersonales.dni': fc.integer({ min: 50_000_000, max: 90_000_000 }),
  'matriculado.datospersonales.fecha_nacimiento': fc.constantFrom('1950-02-28', '1972-02-29', '1999-12-31'),
  'matriculado.datospersonales.sexo': fc.constantFrom(1, 2),
  'matriculado.datospersonales.provincia': fc.integer({ min: 1, max: 24 }),
  'matriculado.datospersonales.email': fc.integer().map((n) => `uno${n}@correo.example`),
  'matriculado.datosprofesionales.cuit_cuil': fc
    .integer({ min: 5e7, max: 9e7 })
    .map((dni) => makeCuit(dni, 1)),
  'matriculado.datosprofesionales.hospital': fc.integer({ min: 1, max: 15 }),
  'matriculado.datosacademicos.titulo': fc.integer({ min: 1, max: 3 }),
  'matriculado.datosacademicos.entidad_otorga_titulo': fc.integer({ min: 1, max: 40 }),
  'matriculado.varios.egreso_cm': fc.integer({ min: 9_132, max: 9_496 }).map(dayOf),
}

/** A good new value of a field; a department is one of the member's province. */
function valueOf(campo: RutaCampo): fc.Arbitrary<unknown> {
  const { editor }: CampoFicha = CAMPOS_FICHA[campo]
  const own = OWN[campo]
  if (own) return own
  if (editor === 'siNo') return fc.constantFrom(true, false, 1, 0, '1', '0', 'true', 'false')
  if (editor === 'fecha') return day
  return editor === 'parrafo' ? fc.tuple(line, line).map((lines) => lines.join('\n')) : line
}

const SI = new Set<unknown>([true, 1, '1', 'true'])
/** As the record reads it afterwards. */
function expected(campo: RutaCampo, valor: unknown): string {
  if (CAMPOS_FICHA[campo].editor === 'siNo') return String(SI.has(valor))
  const text = String(valor)
  return campo === 'matriculado.datospersonales.apellido_nombre' ? text.replace(', ', ' ') : text
}

async function departmentOf(ficha: Ficha): Promise<number> {
  const { provincia } = ficha.datospersonales as { provincia: { id: number } }
  const [row] = await mesa.db.query<{ id: number }>(
    'SELECT id FROM departamento WHERE provincia_id = $1 ORDER BY random() LIMIT 1',
    [provincia.id],
  )
  return row?.id ?? 0
}

const VERSION = 'SELECT version, busqueda, apellido, nombre FROM matriculado WHERE id = $1'
interface Kept {
  version: number
  busqueda: string
  apellido: string
  nombre: string
}
const keptOf = async (id: number): Promise<Kept> => {
  const [row] = await mesa.db.query<Kept>(VERSION, [id])
  if (!row) throw new Error('No está')
  return row
}

test.each(RUTAS_CAMPO)('%s: read, edited as read, read again', async (campo) => {
  const id = await mesa.enter({ fechaTitulo: '2010-01-01', ingresoCM: '2012-01-01' })
  await fc.assert(
    fc.asyncProperty(valueOf(campo), async (drawn) => {
      const before = await mesa.record(id)
      const valor = campo.endsWith('.departamento') ? await departmentOf(before) : drawn
      const kept = await keptOf(id)
      await accept(id, campo, valor, readText(before, campo))
      const after = await mesa.record(id)
      expect(readText(after, campo)).toBe(expected(campo, valor))
      const changed = readText(after, campo) !== readText(before, campo)
      const now = await keptOf(id)
      expect(now.busqueda).toBe(claveDeBusqueda(now.apellido, now.nombre))
      if (!changed) return
      // His hospitals are rows with versions of their own.
      if (!campo.endsWith('.hospital')) expect(now.version).toBe(kept.version + 1)
      const [acto] = await mesa.history(id)
      const { etiqueta } = CAMPOS_FICHA[campo]
      expect(acto?.accion).toBe('Edición de la ficha')
      expect(acto?.cambios[0]?.campo).toContain(etiqueta)
      for (const otro of RUTAS_CAMPO) {
        const together = /apellido|nombre/.test(campo) && /apellido|nombre/.test(otro)
        const emptied = campo.endsWith('.provincia') && otro.endsWith('.departamento')
        if (otro !== campo && !together && !emptied)
          expect(readText(after, otro)).toBe(readText(before, otro))
      }
    }),
    { numRuns: 6 },
  )
})

describe('a value', () => {
  let id: number
  beforeAll(async () => {
    id = await mesa.enter({
      apellido: 'Sosa',
      nombre: 'Eva',
      fechaTitulo: '2005-01-01',
      ingresoCM: '2012-01-01',
    })
  })

  test.each([
    ['matriculado.datospersonales.localidad', '', 'Ingrese Localidad'],
    ['matriculado.datospersonales.localidad', '   ', 'Ingrese Localidad'],
    ['matriculado.datospersonales.localidad', 5, 'Ingrese Localidad'],
    ['matriculado.datospersonales.localidad', true, 'Ingrese Localidad'],
    ['matriculado.datospersonales.localidad', 'x'.repeat(201), 'Hasta 200 caracteres'],
    ['matriculado.libro', 'x'.repeat(51), 'Hasta 50 caracteres'],
    ['matriculado.aviso', 'x'.repeat(1001), 'Hasta 1000 caracteres'],
    ['matriculado.observaciones', '', 'Ingrese Observaciones'],
    ['matriculado.datospersonales.apellido', "'-'", 'Ingrese Apellido'],
    ['matriculado.datospersonales.dni', '0', /DNI/],
    ['matriculado.datospersonales.dni', 100_000_000, /DNI/],
    ['matriculado.datospersonales.dni', 'doce', /DNI/],
    ['matriculado.datospersonales.dni', true, /DNI/],
    ['matriculado.matricula', 0, 'Ingrese Matricula'],
    ['matriculado.nro_colegio', -1, 'Ingrese un número entero'],
    ['matriculado.datospersonales.sexo', 3, 'Elija Sexo'],
    ['matriculado.datospersonales.email', 'sin arroba', 'Ingrese Email Válido'],
    ['matriculado.datospersonales.email', 'a@b.example, c@d.example', 'Ingrese Email Válido'],
    ['matriculado.datosprofesionales.cuit_cuil', '20-12345678-9', /revise sus 11 cifras/],
    ['matriculado.datospersonales.fecha_nacimiento', '1985-02-30', 'Ingrese una fecha válida'],
    ['matriculado.datospersonales.fecha_nacimiento', '1899-12-31', 'Ingrese una fecha válida'],
    ['matriculado.datospersonales.fecha_nacimiento', '2026-11-22', /nacimiento no puede ser posterior a hoy/],
    ['matriculado.datospersonales.fecha_nacimiento', '2005-01-01', /título debe ser posterior/],
    ['matriculado.datospersonales.fecha_nacimiento', '2025-05-05', /tiene 1 año: un médico tiene 18 o más/],
    ['matriculado.datospersonales.email', '.ana@example.com', 'Ingrese Email Válido'],
    ['matriculado.datosprofesionales.cuit_cuil', '33-70000001-5', /es de una empresa/],
    ['matriculado.datosacademicos.fecha', '2026-11-22', /título no puede ser posterior a hoy/],
    ['matriculado.varios.egreso_cm', '2011-12-31', /egreso no puede ser anterior/],
    ['matriculado.varios.iosep', 'quizás', 'Elija Si o No'],
    ['matriculado.varios.iosep', '', 'Elija Si o No'],
    ['matriculado.datospersonales.provincia', 9_999, 'Ese valor no existe'],
    ['matriculado.datospersonales.departamento', 99_999, 'Ese valor no existe'],
    ['matriculado.datosprofesionales.hospital', 9_999, 'Ese valor no existe'],
    ['matriculado.datosprofesionales.hospital', 'El de siempre', 'Elija un Hospital'],
    ['matriculado.datosacademicos.titulo', 'Médico', 'Elija un Titulo'],
    ['matriculado.tipomatricula', 3, 'Ese campo no se puede editar'],
    ['matriculado.formapago', 3, 'Ese campo no se puede editar'],
    ['matriculado.varios.federacion', true, 'Ese campo no se puede editar'],
    ['id; DROP TABLE matriculado', 'x', 'Ese campo no se puede editar'],
    ['toString', 'x', 'Ese campo no se puede editar'],
    ['matriculado.datospersonales.localidad', null, 'Ingrese un valor'],
    ['matriculado.matricula', 1.5, 'Ingrese un valor'],
  ])('%s = %j is refused', async (campo, valor, mensaje) => {
    const before = await mesa.record(id)
    expect(await refusal(id, campo, valor)).toMatch(mensaje)
    expect(await mesa.record(id)).toEqual(before)
  })

  test('of somebody else’s is refused with his name', async () => {
    const cuitCuil = makeCuit(41_222_333, 2)
    await mesa.enter({ apellido: 'Paz', nombre: 'Lía', dni: 41_222_333, cuitCuil, matricula: 4_122 })
    expect(await refusal(id, 'matriculado.datospersonales.dni', '41222333')).toBe(
      'El DNI 41222333 ya es de Paz Lía, matrícula 4122',
    )
    expect(await refusal(id, 'matriculado.matricula', 4_122)).toBe('La matrícula 4122 ya es de Paz Lía')
    expect(await refusal(id, 'matriculado.datosprofesionales.cuit_cuil', cuitCuil)).toMatch(
      /^El CUIT\/CUIL 2.-41222333-. ya es de Paz Lía, matrícula 4122$/,
    )
  })

  test('equal to the present one writes nothing', async () => {
    const rows = async () => mesa.db.query('SELECT count(*) FROM auditoria')
    const [before, kept] = [await rows(), await keptOf(id)]
    await accept(id, 'matriculado.datospersonales.apellido_nombre', ' Sosa,  Eva ')
    await accept(id, 'matriculado.datospersonales.sexo', '2')
    await accept(id, 'matriculado.datospersonales.fecha_nacimiento', '1985/02/03')
    await accept(id, 'matriculado.varios.iosep', 1)
    // Sent again after its answer was lost: what was seen is old, what is wanted is there.
    await accept(id, 'matriculado.datospersonales.localidad', 'Frías', 'Otra')
    expect([await rows(), await keptOf(id)]).toEqual([before, kept])
  })

  test('of nobody: not found', async () => {
    const { sobre } = await edit(2_147_483_647, 'matriculado.datospersonales.localidad', 'X')
    expect(sobre.mensaje).toBe('No se encontró el registro')
  })

  test('only what an edit makes impossible is refused: old mistakes are mended one by one', async () => {
    const old = await mesa.enter()
    await mesa.db.query(
      `UPDATE matriculado SET fecha_nacimiento = '2030-01-01', fecha_titulo = '2020-01-01', ingreso_cm = '2021-01-01' WHERE id = $1`,
      [old],
    )
    await accept(old, 'matriculado.varios.ingreso_cm', '2020-05-01')
    await accept(old, 'matriculado.datospersonales.fecha_nacimiento', '1990-01-01')
  })
})
