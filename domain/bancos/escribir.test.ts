import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountOfCbu, makeCbu } from '@/domain/cbu'
import { FINES_DE_LINEA, writeEnvioBse, writeEnvioIcbc } from '@/domain/bancos/escribir'
import { decodeText, encodeText } from '@/domain/bancos/paginas-de-codigo'
import { readArchivo } from '@/domain/bancos/reconocer'
import { centavos, MAX_CENTAVOS } from '@/domain/dinero'
import { addDays } from '@/domain/fechas'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const fecha = fc.nat(9000).map((days) => addDays('2010-01-01', days))
const importe = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map(centavos)
const cbuOf = (entidad: string) =>
  fc.tuple(digits(4), digits(13)).map(([branch, account]) => makeCbu(entidad, branch, account))
const distinct = <T>(value: fc.Arbitrary<T>, key: (value: T) => unknown) =>
  fc.uniqueArray(value, { minLength: 1, maxLength: 12, selector: key })

const debitoBse = fc.record({
  desde: fecha,
  hasta: fecha,
  vencimiento: fecha,
  cbu: cbuOf('321'),
  anio: fc.integer({ min: 1900, max: 2200 }),
  mes: fc.integer({ min: 1, max: 12 }),
  importe,
  comprobante: fc.nat(9_999_999),
  sucursal: digits(4),
})
const debitoIcbc = fc.record({
  cbu: cbuOf('015'),
  idCliente: fc.nat().map(String),
  importe,
  referencia: fc.nat().map(String),
  vencimiento: fecha,
})
const read = (bytes: Uint8Array) => {
  const result = readArchivo(bytes)
  return result.ok ? result.archivo : result.defectos
}

describe('what was written is read again', () => {
  test('BSE', () => {
    fc.assert(
      fc.property(
        distinct(debitoBse, ({ comprobante }) => comprobante),
        digits(4),
        digits(3),
        fc.constantFrom('cbu' as const, 'ceros' as const),
        fc.constantFrom('CRLF' as const, 'LF' as const),
        (filas, empresa, servicio, cbu, finDeLinea) => {
          const written = writeEnvioBse({ empresa, servicio, cbu, finDeLinea, filas })
          if (!written.ok) throw new Error(JSON.stringify(written.problemas))
          const lines = decodeText(written.bytes).split(FINES_DE_LINEA[finDeLinea])
          expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([187, 0]))
          expect(read(written.bytes)).toEqual({
            banco: 'BSE',
            clase: 'envio',
            empresa,
            servicio,
            filas: filas.map((fila) => ({
              ...fila,
              cbu: cbu === 'cbu' ? fila.cbu : null,
              tipoCuenta: fila.cbu[8],
              cuenta: accountOfCbu(fila.cbu).padStart(17, '0'),
            })),
          })
        },
      ),
    )
  })

  test('ICBC', () => {
    fc.assert(
      fc.property(
        distinct(debitoIcbc, ({ referencia }) => referencia),
        digits(11),
        fecha,
        fc.constantFrom(14 as const, 10 as const),
        (filas, cuit, vencimiento, perfil) => {
          fc.pre(perfil === 14 || filas.every(({ importe: one }) => one < 10_000_000_000n))
          const written = writeEnvioIcbc({ cuit, prestacion: 'Cuotá ñ', vencimiento, perfil, filas })
          if (!written.ok) throw new Error(JSON.stringify(written.problemas))
          expect(read(written.bytes)).toEqual({
            banco: 'ICBC',
            clase: 'envio',
            perfil,
            cuit,
            prestacion: 'CUOTA N',
            vencimiento,
            filas,
          })
        },
      ),
    )
  })
})

describe('no file comes out of', () => {
  const fila = {
    desde: '2026-05-01',
    hasta: '2026-05-31',
    vencimiento: '2026-05-31',
    anio: 2026,
    mes: 5,
    cbu: '3210001130000070010010',
    importe: centavos(100n),
    comprobante: 1001,
    sucursal: '0001',
  }
  const base = { empresa: '9002', servicio: '001', cbu: 'cbu', finDeLinea: 'CRLF', filas: [fila] } as const
  const icbc = {
    cuit: '30999999995',
    prestacion: 'CUOTA',
    vencimiento: '2026-05-29',
    perfil: 14,
    filas: [
      {
        cbu: '0150543602000000100016',
        idCliente: '3001',
        importe: centavos(100n),
        referencia: '701',
        vencimiento: '2026-05-29',
      },
    ],
  } as const
  const problemsOf = (result: ReturnType<typeof writeEnvioBse>) =>
    result.ok
      ? []
      : result.problemas.map(({ fila: at, campo, motivo }) => `${at ?? 'archivo'} ${campo}: ${motivo}`)

  test('the sound ones do', () => {
    expect(writeEnvioBse(base).ok).toBe(true)
    expect(writeEnvioIcbc(icbc).ok).toBe(true)
  })

  test.each([
    [{ empresa: '' }, 'archivo Empresa: «(falta)» no entra en 4 lugares'],
    [{ empresa: '90021' }, 'archivo Empresa: «90021» no entra en 4 lugares'],
    [{ filas: [] }, 'archivo Registros: no hay ningún débito para enviar'],
    [{ filas: [{ ...fila, cbu: '3210001130000070010011' }] }, '0 CBU: 3210001130000070010011 no es válida'],
    [{ filas: [{ ...fila, cbu: '0150543602000000100016' }] }, '0 CBU: 0150543602000000100016 no es de BSE'],
    [{ filas: [{ ...fila, importe: centavos(0n) }] }, '0 Importe: debe ser mayor que cero'],
    [{ filas: [{ ...fila, importe: centavos(-5n) }] }, '0 Importe: debe ser mayor que cero'],
    [{ filas: [{ ...fila, comprobante: 10_000_000 }] }, '0 Comprobante: «10000000» no entra en 7 lugares'],
    [{ filas: [{ ...fila, sucursal: '1ª' }] }, '0 Sucursal: «001ª» no es un número'],
    [{ filas: [fila, { ...fila }] }, '1 Comprobante: ya está en otra fila'],
    [
      {
        filas: [
          { ...fila, importe: centavos(MAX_CENTAVOS) },
          { ...fila, comprobante: 2, importe: centavos(1n) },
        ],
      },
      '1 Importe total: pasa de lo que admite el archivo',
    ],
  ])('BSE %#', (change, expected) => {
    expect(problemsOf(writeEnvioBse({ ...base, ...change }))).toContain(expected)
  })

  test.each([
    [{ prestacion: 'CUOTA SOCIAL' }, 'archivo Prestación: «CUOTA SOCIAL» no entra en 10 lugares'],
    [{ prestacion: 'CUOTA €' }, 'archivo Prestación: «CUOTA €   » tiene caracteres que el banco no acepta'],
    [{ cuit: '' }, 'archivo CUIT: «0000(falta)» no es un número'],
    [
      { perfil: 10 as const, filas: [{ ...icbc.filas[0], importe: centavos(10_000_000_000n) }] },
      '0 Importe: «10000000000» no entra en 10 lugares',
    ],
    [{ filas: [icbc.filas[0], icbc.filas[0]] }, '1 Referencia: ya está en otra fila'],
  ])('ICBC %#', (change, expected) => {
    expect(problemsOf(writeEnvioIcbc({ ...icbc, ...change }))).toContain(expected)
  })

  test('every bad row is named at once', () => {
    const filas = [1, 2, 3].map((comprobante) => ({ ...fila, comprobante, cbu: '3210001130000070010011' }))
    expect(problemsOf(writeEnvioBse({ ...base, filas }))).toHaveLength(3)
  })
})

describe('the code page', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)

  test('every byte comes back', () => expect(encodeText(decodeText(all))).toEqual(all))
  test('0x80 to 0x9F are those of windows-1252', () =>
    expect(decodeText(all, 0x80, 0xa0)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'))
  test('what it does not have is not replaced', () => expect(encodeText('ñ → n')).toBeNull())
})
