import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { writeEnvioBse, writeEnvioIcbc, nombreEnvioBse, nombreEnvioIcbc } from '@/domain/bancos/escribir'
import casos from '@/domain/bancos/muestras/casos.json'
import { readArchivo } from '@/domain/bancos/reconocer'
import { summarize } from '@/domain/bancos/resumen'
import { centavos, formatMoney } from '@/domain/dinero'

const bytesOf = (nombre: string) =>
  new Uint8Array(readFileSync(new URL(`./muestras/${nombre}`, import.meta.url)))

function read(nombre: string) {
  const result = readArchivo(bytesOf(nombre))
  if (!result.ok) throw new Error(JSON.stringify(result.defectos[0]))
  return result.archivo
}
const MES = { anio: 2026, mes: 5 }
const { bse, icbc } = casos.configuracion

describe('files to send: the very bytes of the samples, and read again', () => {
  const rowsOf = (banco: string) => casos.filas.filter((fila) => fila.banco === banco)

  test.each([
    { cuenta: 'CA', convenio: bse.ca, tipos: [2, 3] },
    { cuenta: 'CC', convenio: bse.cc, tipos: [1] },
  ] as const)('BSE $cuenta', ({ cuenta, convenio, tipos }) => {
    const rows = rowsOf('BSE').filter(({ tipoCuentaID }) =>
      (tipos as readonly number[]).includes(tipoCuentaID),
    )
    const nombre = nombreEnvioBse(MES, cuenta)
    const written = writeEnvioBse({
      ...convenio,
      cbu: 'cbu',
      finDeLinea: 'CRLF',
      filas: rows.map(({ cbu, importe, matricula, sucursalCodigo }) => ({
        ...MES,
        desde: '2026-05-01',
        hasta: '2026-05-31',
        vencimiento: '2026-05-31',
        cbu,
        importe: centavos(BigInt(importe)),
        comprobante: matricula,
        sucursal: sucursalCodigo,
      })),
    })
    expect(written).toEqual({ ok: true, bytes: bytesOf(nombre) })
    const archivo = read(nombre)
    expect(archivo).toMatchObject({ banco: 'BSE', clase: 'envio', ...convenio })
    expect(archivo.filas).toHaveLength(rows.length)
    expect(archivo.filas[0]).toMatchObject({
      cbu: rows[0]?.cbu,
      comprobante: rows[0]?.matricula,
      importe: BigInt(rows[0]?.importe ?? 0),
    })
  })

  test.each([
    { perfil: 14, nombre: nombreEnvioIcbc(MES) },
    { perfil: 10, nombre: '202605-importe10.SB' },
  ] as const)('ICBC with amounts of $perfil digits', ({ perfil, nombre }) => {
    const rows = rowsOf('ICBC')
    const written = writeEnvioIcbc({
      cuit: icbc.cuit,
      prestacion: icbc.prestacion,
      vencimiento: '2026-05-29',
      perfil,
      filas: rows.map(({ id, cbu, importe, matricula }) => ({
        cbu,
        importe: centavos(BigInt(importe)),
        idCliente: String(matricula),
        referencia: String(id),
        vencimiento: '2026-05-29',
      })),
    })
    expect(written).toEqual({ ok: true, bytes: bytesOf(nombre) })
    expect(read(nombre)).toMatchObject({ banco: 'ICBC', clase: 'envio', perfil, cuit: icbc.cuit })
  })
})

describe('reports: every line of the samples', () => {
  test.each(Object.entries(casos.rendiciones))('%s', (nombre, { layout, lines }) => {
    const archivo = read(nombre)
    expect(archivo).toMatchObject({ banco: layout.startsWith('bse') ? 'BSE' : 'ICBC', clase: 'rendicion' })
    if (archivo.clase !== 'rendicion') return
    expect(archivo.filas.map(({ linea }) => linea)).toEqual(lines.map(({ line }) => line))
    // A result below zero other than 'already paid' or 'nobody' comes of a debit that was not collected.
    const collected = archivo.filas.filter((fila) =>
      'motivo' in fila ? fila.motivo === 'OK' : fila.fechaCobro,
    )
    const expected = lines.filter(
      ({ why }) =>
        /collected|paid meanwhile|unknown reference|no member|not that/.test(why) &&
        !why.startsWith('not collected'),
    )
    expect(collected).toHaveLength(expected.length)
  })

  test('BSE: a member’s line as the bank wrote it', () => {
    const archivo = read('rendicion-bse-ca.txt')
    expect(archivo).toMatchObject({ empresa: '9002', servicio: '001' })
    expect(archivo.filas[1]).toMatchObject({
      linea: 2,
      cbu: '3210001130000070010027',
      anio: 2026,
      mes: 5,
      importe: 2_500_000n,
      comprobante: 1002,
      fechaCobro: '2026-05-26',
    })
    expect(archivo.filas[3]).toMatchObject({
      importe: 0n,
      fechaCobro: null,
      observacion: 'Cuentas sin saldo entre 2026/05/01 y 2026/05/31',
    })
  })

  test('ICBC: both widths of the amount give the same lines', () => {
    const [ten, fourteen] = [read('rendicion-icbc.txt'), read('rendicion-icbc-importe14.txt')]
    expect(ten).toMatchObject({ perfil: 10 })
    expect(fourteen).toMatchObject({ perfil: 14 })
    const withoutLine = (filas: readonly object[]) => filas.map((fila) => ({ ...fila, linea: 0 }))
    expect(withoutLine(ten.filas)).toEqual(withoutLine(fourteen.filas))
    expect(ten.filas[2]).toMatchObject({
      referencia: '703',
      idCliente: '3003',
      motivo: 'R03',
      fechaRechazo: '2026-06-01',
      fechaReversa: null,
    })
  })
})

describe('what a person is told of a file', () => {
  const tell = (nombre: string, como = nombre) => summarize(read(nombre), como)

  test('to send: bank, account by its name, month, records and total', () => {
    const told = tell('202605CA.BSE')
    expect(told).toMatchObject({
      banco: 'BSE',
      clase: 'envio',
      cuenta: 'CA',
      meses: [MES],
      registros: 7,
      avisos: [],
    })
    expect(formatMoney(told.total)).toBe('$\u00a01.125.000,50')
    expect(told).not.toHaveProperty('cobrados')
  })

  test('a report: collected, and why the rest was not', () => {
    const told = tell('rendicion-icbc.txt')
    expect(told.cobrados).toEqual({ cantidad: 4, total: 9_900_000n })
    expect(told.noCobrados).toEqual([
      { motivo: 'R03: Cuenta inexistente', cantidad: 1 },
      { motivo: 'R10: Falta de fondos', cantidad: 1 },
      { motivo: 'R14: Identificación del cliente en la empresa errónea', cantidad: 1 },
      { motivo: 'PEN: Pendiente', cantidad: 1 },
      { motivo: 'R99: código desconocido', cantidad: 1 },
    ])
    expect(told.fechas).toEqual({ titulo: 'Fecha de rendición', valores: ['2026-06-01'] })
    expect(tell('rendicion-bse-ca.txt')).toMatchObject({
      cuenta: 'CA',
      fechas: { titulo: 'Fecha de cobro', valores: ['2026-05-26'] },
      cobrados: { cantidad: 6 },
      noCobrados: [
        { motivo: 'Cuentas sin saldo entre 2026/05/01 y 2026/05/31', cantidad: 1 },
        { motivo: 'El banco no dice por qué', cantidad: 1 },
      ],
    })
  })

  test('a name that says another month is pointed at', () => {
    expect(tell('202605CA.BSE', '202606CC.BSE')).toMatchObject({
      cuenta: 'CC',
      avisos: ['El nombre del archivo dice Junio 2026 y sus registros no son de ese mes'],
    })
  })
})
