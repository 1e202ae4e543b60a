import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { arbitraryOf } from '@/contract/prueba/arbitrarios'
import { formaOf } from '@/contract/forma'
import { CONTRATO } from '@/contract/indice'
import { PARTE_ARCHIVO, type Llamada } from '@/contract/llamada'
import { PERMISOS } from '@/domain/roles'

const LLAMADAS = Object.entries(CONTRATO).flatMap(([noun, llamadas]) =>
  Object.entries(llamadas as Record<string, Llamada>).map(([name, llamada]) => ({
    nombre: `${noun}.${name}`,
    llamada,
  })),
)

/** What JSON carries there and back. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** What a query string carries there and back: text alone. */
const overTheQuery = (wire: Record<string, unknown>): unknown =>
  Object.fromEntries(
    new URLSearchParams(
      Object.entries(wire)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    ),
  )

describe.each(LLAMADAS)('$nombre', { timeout: 30_000 }, ({ llamada }) => {
  const { forma, cable, claves } = llamada.entrada

  test('entrada: decode(encode(x)) = x, over JSON and over the query', () => {
    fc.assert(
      fc.property(arbitraryOf(forma), (value) => {
        const wire = z.encode(cable, value) as Record<string, unknown>
        expect(z.decode(cable, overTheWire(wire))).toStrictEqual(value)
        // A file's fields are text too.
        if (llamada.metodo === 'GET' || llamada.entra)
          expect(z.decode(cable, overTheQuery(wire))).toStrictEqual(value)
        for (const key of Object.keys(wire)) expect(Object.values(claves)).toContain(key)
      }),
      { numRuns: 30 },
    )
  })

  test('salida: decode(encode(x)) = x', () => {
    fc.assert(
      fc.property(arbitraryOf(formaOf(llamada.salida)), (value) => {
        const wire = z.encode(llamada.salida, value)
        expect(overTheWire(wire)).toStrictEqual(wire)
        expect(z.decode(llamada.salida, wire)).toStrictEqual(value)
      }),
      { numRuns: 30 },
    )
  })

  test('bad input is reported at its key, never thrown', () => {
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, Number.NaN, -0, 1e308, 2 ** 53))
    fc.assert(
      fc.property(fc.record(Object.fromEntries(Object.values(claves).map((key) => [key, junk]))), (wire) => {
        const result = z.safeDecode(cable, wire)
        for (const issue of result.error?.issues ?? []) {
          expect(Object.values(claves)).toContain(issue.path[0])
          expect(issue.message).not.toBe('')
        }
      }),
      { numRuns: 30 },
    )
  })

  test('what it declares exists', () => {
    expect(llamada.ruta).toMatch(/^\/[a-zA-Z_]+\/[a-zA-Z_]+$/)
    if (llamada.acceso !== 'publico') expect(PERMISOS).toContain(llamada.acceso)
    if (llamada.propio) expect(claves).toHaveProperty(llamada.propio)
    for (const key of llamada.extensiones ?? []) expect(claves).toHaveProperty(key)
    expect(llamada.metodo === 'POST').toBe(llamada.auditoria !== undefined)
    if (Object.keys(claves).length > 0) expect(llamada.ejemplo).toBeDefined()
    // Another council's server is never asked for a file, and nobody without a session.
    if ((llamada.entra && !llamada.entra.varios) || llamada.sale) expect(llamada.extension).toBeDefined()
    if (llamada.entra || llamada.sale) expect(llamada.acceso).not.toBe('publico')
    if (llamada.entra) expect(Object.values(claves)).not.toContain(PARTE_ARCHIVO)
  })
})

test('no path is declared twice', () => {
  const paths = LLAMADAS.map(({ llamada }) => llamada.ruta.toLowerCase())
  expect(new Set(paths).size).toBe(paths.length)
})

/** A renamed key is a broken client: `npm run claves` writes the list anew, and its difference is read in review. */
test('wire keys are those that were reviewed', async () => {
  const lines = LLAMADAS.map(({ nombre, llamada: { entrada, metodo, ruta } }) =>
    [nombre.replace('.', '/') === ruta.slice(1) ? nombre : `${nombre} ${ruta}`, metodo]
      .concat(Object.values(entrada.claves))
      .join(' '),
  )
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('claves-de-cable.txt')
})

/** Sorted keys of what is written for the richest value a salida can hold. */
function keysOf(schema: unknown): unknown {
  const json = schema as { type?: string; items?: unknown; anyOf?: unknown[]; properties?: object }
  if (json.properties) {
    return Object.fromEntries(Object.entries(json.properties).map(([key, value]) => [key, keysOf(value)]))
  }
  if (json.items) return [keysOf(json.items)]
  return json.anyOf ? (json.anyOf.map(keysOf).find((inner) => inner !== true) ?? true) : true
}

test('the record is read with the spec’s keys', () => {
  const schema = z.toJSONSchema(CONTRATO.matriculado.traerDatos.salida, {
    io: 'input',
    unrepresentable: 'any',
  })
  const nombrado = { id: true, nombre: true }
  expect(keysOf(schema)).toEqual({
    id: true,
    matricula: true,
    genera_cuotas: true,
    tipomatricula: nombrado,
    nro_colegio: true,
    formapago: nombrado,
    datospersonales: {
      apellido_nombre: true,
      dni: true,
      fecha_nacimiento: true,
      sexo: true,
      nacionalidad: true,
      provincia: nombrado,
      departamento: nombrado,
      localidad: true,
      barrio: true,
      domicilio: true,
      telefono: true,
      email: true,
      apellido: true,
      nombre: true,
    },
    datosprofesionales: {
      consultorio: true,
      localidad: true,
      clinica: true,
      tel_prof: true,
      fax: true,
      cuit_cuil: true,
      hospitaldatosprofesionales: [
        { id: true, hospital: nombrado, servicio: true, cargo: true, version: true },
      ],
      hospital: true,
      servicios: true,
      cargos: true,
    },
    datosacademicos: { titulo: nombrado, entidadotorgatitulo: nombrado, fecha: true },
    varios: {
      uad_fecha: true,
      ingreso_cm: true,
      egreso_cm: true,
      federacion: true,
      superintendencia: true,
      iosep: true,
      isspse: true,
      notas: true,
      ultimo_periodo_renovado: true,
    },
    libro: true,
    folio: true,
    observaciones: true,
    aviso: true,
    avisoFecha: true,
    deuda: true,
    saldoAFavor: true,
    situacion: {
      vencido: true,
      meses: true,
      desde: { anio: true, mes: true },
      corriente: true,
      antigua: true,
      ultimoPago: { fecha: true, total: true, nroRecibo: true },
    },
  })
})
