import { describe, expect, test } from 'vitest'
import { nombreDeEnvio } from '@/domain/bancos/escribir'
import casos from '@/domain/bancos/muestras/casos.json'
import {
  banco,
  bytesOf,
  contextOf,
  MES,
  readAll,
  readSound,
  rowsOf,
  textOf,
  write,
} from '@/domain/bancos/prueba/archivos'
import { avisosDelNombre, claseDelNombre } from '@/domain/bancos/resumen'
import { formatMoney } from '@/domain/dinero'

const ENVIOS = [
  { clave: 'bse', clase: 'CA', nombre: '202605CA.BSE', ajustes: {} },
  { clave: 'bse', clase: 'CC', nombre: '202605CC.BSE', ajustes: {} },
  { clave: 'icbc', clase: 'SB', nombre: '202605.SB', ajustes: {} },
  { clave: 'icbc', clase: 'SB', nombre: '202605-importe10.SB', ajustes: { perfilImporte: '10' } },
]

describe.each(ENVIOS)('$nombre', ({ clave, clase, nombre, ajustes }) => {
  const rows = rowsOf(clave, clase)
  const contexto = contextOf(clave, clase, ajustes)

  test('is written, the very bytes of the sample', async () => {
    expect(rows.length).toBeGreaterThan(2)
    expect(await write(clave, contexto, rows)).toEqual(bytesOf(nombre))
    expect(nombreDeEnvio(banco(clave), clase, MES, false)).toBe(nombre.replace('-importe10', ''))
  })

  test('is read again, whichever way it is cut', async () => {
    const { resumen, filas } = await readSound(bytesOf(nombre))
    expect(resumen).toMatchObject({ banco: clave, clase: 'envio', registros: rows.length, muestra: false })
    expect(filas).toEqual(
      rows.map(({ id, matricula, cbu, importe }, index) => ({
        linea: index + 2,
        clave: String(clave === 'bse' ? matricula : id),
        matricula: String(matricula),
        cbu,
        importe,
        mes: MES,
        vencimiento: contexto.periodo.vencimiento,
      })),
    )
    for (const size of [1, 7, 187, 188, 1000])
      expect(await readAll(bytesOf(nombre), size)).toEqual({ lectura: { ok: true, resumen }, filas })
  })

  test('of a test round says so in its first line and its name', async () => {
    const marked = await write(clave, { ...contexto, muestra: true }, rows)
    expect(Buffer.from(marked).toString('latin1').replace('MUESTRA', '       ')).toBe(textOf(nombre))
    expect((await readSound(marked)).resumen.muestra).toBe(true)
    expect(nombreDeEnvio(banco(clave), clase, MES, true)).toMatch(/-MUESTRA\.(BSE|SB)$/)
  })
})

describe('reports: every line of the samples', () => {
  test.each(Object.entries(casos.rendiciones))('%s', async (nombre, { layout, lines }) => {
    const { resumen, filas } = await readSound(bytesOf(nombre))
    expect(resumen).toMatchObject({ banco: layout.split('-')[0], clase: 'rendicion' })
    expect(filas.map(({ linea }) => linea)).toEqual(lines.map(({ line }) => line))
    expect(resumen.registros).toBe(lines.length)
  })

  test('BSE: a member’s line as the bank wrote it', async () => {
    const { resumen, filas } = await readSound(bytesOf('rendicion-bse-ca.txt'))
    expect(resumen.identificacion).toEqual([
      ['Empresa', '9002'],
      ['Servicio', '001'],
    ])
    expect(filas[1]).toEqual({
      linea: 2,
      clave: '1002',
      referencia: null,
      matricula: '1002',
      mes: MES,
      vencimiento: '2026-05-26',
      cbu: '3210001130000070010027',
      cuenta: '3210001130000070010027',
      importe: 2_500_000n,
      cobrado: true,
      fechaCobro: '2026-05-26',
      fechaRendicion: null,
      codigo: null,
      texto: '',
      reversa: null,
    })
    expect(filas[3]).toMatchObject({
      importe: 0n,
      cobrado: false,
      fechaCobro: null,
      texto: 'Cuentas sin saldo entre 2026/05/01 y 2026/05/31',
    })
  })

  test('ICBC: both widths of the amount give the same lines', async () => {
    const ten = await readSound(bytesOf('rendicion-icbc.txt'))
    const fourteen = await readSound(bytesOf('rendicion-icbc-importe14.txt'))
    expect([ten.resumen.perfil, fourteen.resumen.perfil]).toEqual(['10 dígitos', '14 dígitos'])
    const withoutLine = (filas: readonly object[]) => filas.map((fila) => ({ ...fila, linea: 0 }))
    expect(withoutLine(ten.filas)).toEqual(withoutLine(fourteen.filas))
    expect(ten.filas[2]).toEqual({
      linea: 4,
      clave: '703',
      referencia: '703',
      matricula: '3003',
      mes: MES,
      vencimiento: '2026-05-29',
      cbu: '0150543602000000100030',
      cuenta: '0150543602000000100030',
      importe: 2_500_000n,
      cobrado: false,
      fechaCobro: null,
      fechaRendicion: '2026-06-01',
      codigo: 'R03',
      texto: '',
      reversa: null,
    })
  })

  test('ICBC: a line whose money went back is not collected', async () => {
    const lines = textOf('rendicion-icbc.txt').split('\r\n')
    lines[1] = `${lines[1]?.slice(0, 141)}20260603${lines[1]?.slice(149)}`
    const { resumen, filas } = await readSound(new Uint8Array(Buffer.from(lines.join('\r\n'))))
    expect(filas[0]).toMatchObject({ codigo: 'OK', cobrado: false, fechaCobro: null, reversa: '2026-06-03' })
    expect(resumen).toMatchObject({
      cobrados: { cantidad: 3 },
      devueltos: { cantidad: 1, total: 2_500_000n },
    })
  })
})

describe('what a person is told of a file', () => {
  test('to send: bank, month, records and total', async () => {
    const { resumen } = await readSound(bytesOf('202605CA.BSE'))
    expect(resumen).toMatchObject({ nombre: 'BSE', clase: 'envio', meses: [MES], registros: 7 })
    expect(formatMoney(resumen.total)).toBe('$\u00a01.125.000,50')
    expect(resumen).not.toHaveProperty('cobrados')
  })

  test('a report: collected, and why the rest was not', async () => {
    const { resumen: icbc } = await readSound(bytesOf('rendicion-icbc.txt'))
    expect(icbc.cobrados).toEqual({ cantidad: 4, total: 9_900_000n })
    expect(icbc.noCobrados).toEqual([
      { motivo: 'R03: Cuenta inexistente', cantidad: 1 },
      { motivo: 'R10: Falta de fondos', cantidad: 1 },
      { motivo: 'R14: Identificación del cliente en la empresa errónea', cantidad: 1 },
      { motivo: 'PEN: Pendiente', cantidad: 1 },
      { motivo: 'R99: código desconocido', cantidad: 1 },
    ])
    expect(icbc.fechas).toEqual({ titulo: 'Fecha de rendición', valores: ['2026-06-01'] })
    const { resumen: bse } = await readSound(bytesOf('rendicion-bse-ca.txt'))
    expect(bse).toMatchObject({
      fechas: { titulo: 'Fecha de cobro', valores: ['2026-05-26'] },
      cobrados: { cantidad: 6 },
      noCobrados: [
        { motivo: 'Cuentas sin saldo entre 2026/05/01 y 2026/05/31', cantidad: 1 },
        { motivo: 'El banco no dice por qué', cantidad: 1 },
      ],
    })
  })

  test('the name tells the class, and one that says another month is pointed at', () => {
    expect(claseDelNombre('bse', '202606CC.BSE')).toBe('CC')
    expect(claseDelNombre('bse', 'rendicion-bse-ca.txt')).toBe('CA')
    expect(claseDelNombre('bse', 'cacao.txt')).toBeNull()
    expect(claseDelNombre('icbc', '202605.SB')).toBeNull()
    expect(avisosDelNombre('202606CC.BSE', [MES])).toEqual([
      'El nombre del archivo dice Junio 2026 y sus registros no son de ese mes',
    ])
    expect(avisosDelNombre('202605.SB', [MES])).toEqual([])
  })
})
