import { describe, expect, test } from 'vitest'
import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { MOTIVOS, motivoDe, remedioDe, REMEDIOS } from '@/domain/bancos/motivos'
import casos from '@/domain/bancos/muestras/casos.json'
import { banco, bytesOf, readSound } from '@/domain/bancos/prueba/archivos'
import { resultOf, type Sabido } from '@/domain/bancos/resultado'
import { centavos } from '@/domain/dinero'

const ALL = Object.entries(casos.rendiciones).flatMap(([nombre, { lines }]) =>
  lines.map((line) => ({ nombre, ...line })),
)
const rowsOf = async (nombre: string) => (await readSound(bytesOf(nombre))).filas as FilaDeRendicion[]

/** What a register with the samples' debits knows of a line. */
function known(fila: FilaDeRendicion): Sabido {
  const sent = casos.filas.find(
    ({ id, matricula }) => String(fila.referencia ? id : matricula) === fila.clave,
  )
  return {
    hayMatriculado: casos.filas.some(({ matricula }) => String(matricula) === fila.matricula),
    enviado: sent
      ? {
          matricula: sent.matricula,
          cbu: sent.cbu,
          importe: centavos(BigInt(sent.importe)),
          pagado: sent.yaPagada,
        }
      : null,
  }
}

describe('the samples, code for code', () => {
  test.each(ALL)('$nombre $line: $result, $why', async ({ nombre, line, result, why }) => {
    const fila = (await rowsOf(nombre)).find(({ linea }) => linea === line)
    if (!fila) throw new Error('Sin ese renglón')
    const resultado = resultOf(banco(nombre.split(/[-.]/)[1] ?? ''), fila, known(fila))
    expect(resultado.cuentaComo).toBe(result)
    const collected = /^collected|^CBU of|paid meanwhile|^no member|^unknown/.test(why)
    expect([resultado.dinero, resultado.porResolver]).toEqual([collected, collected && result < 0])
  })

  test('the balance of a sum that differs', async () => {
    const saldos = (await rowsOf('rendicion-bse-ca.txt')).map(
      (fila) => resultOf(banco('bse'), fila, known(fila)).saldo,
    )
    expect(saldos).toEqual([0n, -50n, 0n, 0n, 0n, 0n, 0n, 100_000n])
  })
})

describe('every rule, the first that fits', () => {
  const CBU = '0150543602000000100016'
  const OTRO = '0150543602000000100023'
  const base: FilaDeRendicion = {
    linea: 1,
    clave: '701',
    referencia: '701',
    matricula: '3001',
    mes: { anio: 2026, mes: 5 },
    vencimiento: '2026-05-29',
    cbu: CBU,
    cuenta: CBU,
    importe: centavos(100n),
    cobrado: true,
    fechaCobro: '2026-05-29',
    fechaRendicion: '2026-06-01',
    codigo: 'OK',
    texto: '',
    reversa: null,
  }
  const enviado = { matricula: 3001, cbu: CBU, importe: centavos(100n), pagado: false }
  const not = (codigo: string) => ({ codigo, cobrado: false, fechaCobro: null })
  const bse = { referencia: null, codigo: null, clave: '3001' }

  test.each([
    ['equal', {}, {}, 1, false],
    ['one centavo less', { importe: centavos(99n) }, {}, 2, false],
    ['one centavo more', { importe: centavos(101n) }, {}, 2, false],
    ['already paid', {}, { pagado: true }, -3, true],
    ['already paid, and another sum', { importe: centavos(1n) }, { pagado: true }, -3, true],
    ['another account', { cbu: OTRO, cuenta: OTRO }, {}, -1, true],
    [
      'a CBU with a wrong digit',
      { cbu: `${CBU.slice(0, 21)}7`, cuenta: `${CBU.slice(0, 21)}7` },
      {},
      -1,
      true,
    ],
    ['another account, and paid', { cbu: OTRO, cuenta: OTRO }, { pagado: true }, -1, true],
    ['another account, not collected', { ...not('R10'), cbu: OTRO, cuenta: OTRO }, {}, -1, false],
    ['no such account', not('R03'), {}, -1, false],
    ['no such branch', not('R13'), {}, -1, false],
    ['not enrolled', not('R34'), {}, -11, false],
    ['no funds', not('R10'), {}, -4, false],
    ['no funds, and paid', not('R10'), { pagado: true }, -4, false],
    ['an unknown code', not('R99'), {}, -4, false],
    ['pending', not('PEN'), {}, -4, false],
    ['another member', { matricula: '3002' }, {}, -10, true],
    ['another member, not collected', { ...not('R10'), matricula: '3002' }, {}, -10, false],
    ['money that went back', { cobrado: false, reversa: '2026-06-02' }, {}, -4, true],
    ['BSE, equal', bse, {}, 1, false],
    [
      'BSE, words for no funds',
      { ...bse, ...not(''), codigo: null, texto: 'Cuentas sin saldo' },
      {},
      -4,
      false,
    ],
    ['BSE, no words', { ...bse, ...not(''), codigo: null }, {}, -4, false],
  ] as const)('%s', (_, line, sent, codigo, porResolver) => {
    const fila = { ...base, ...line }
    const result = resultOf(banco('icbc'), fila, { hayMatriculado: true, enviado: { ...enviado, ...sent } })
    expect([result.codigo, result.porResolver]).toEqual([codigo, porResolver])
    expect(result.dinero).toBe(fila.cobrado)
  })

  test.each([
    ['reference unknown, member known', {}, true, -9],
    ['reference and member unknown', {}, false, -9],
    ['reference unknown, and a wrong CBU of nobody', { cbu: '1', cuenta: '1' }, false, -9],
    ['reference unknown, a member’s wrong CBU', { cbu: '1', cuenta: '1' }, true, -1],
    ['BSE, a member to whom nothing was sent', bse, true, -2],
    ['BSE, nobody', bse, false, -2],
  ] as const)('nothing sent: %s', (_, line, hayMatriculado, codigo) => {
    const result = resultOf(banco('icbc'), { ...base, ...line }, { hayMatriculado, enviado: null })
    expect([result.codigo, result.dinero, result.porResolver]).toEqual([codigo, true, true])
  })
})

describe('the reasons in words', () => {
  test('each code says what it is, what to do next and who can mend it', () => {
    expect(Object.keys(MOTIVOS)).toHaveLength(41)
    for (const [codigo, { descripcion, palabras, remedio }] of Object.entries(MOTIVOS)) {
      expect(descripcion, codigo).not.toBe('')
      expect(palabras, codigo).toMatch(/^[A-ZÁÉÍÓÚ][^.]+$/)
      expect(REMEDIOS[remedio].paso, codigo).toMatch(/\.$/)
    }
    expect(remedioDe({ codigo: 'R10', texto: '' })).toMatchObject({ quien: 'matriculado', dejar: false })
    expect(remedioDe({ codigo: 'R03', texto: '' })).toMatchObject({ quien: 'matriculado', dejar: true })
    expect(remedioDe({ codigo: 'R94', texto: '' })).toMatchObject({ quien: 'consejo', dejar: false })
  })

  test.each([
    ['Cuentas sin saldo entre 2025/05/01 y 2025/05/31', 'fondos'],
    ['La Cuenta No tiene Un estado Valido de Tipo de Bloqueo para la Transaccion', 'bloqueada'],
    ['El tipo de cuenta no se encuentra permitido.', 'cuenta'],
    ['Algo que nunca se vio', 'banco'],
    ['', 'banco'],
  ])('BSE: «%s» is %s', (texto, remedio) => {
    const told = motivoDe({ codigo: null, texto })
    expect(told).toMatchObject({ descripcion: texto, remedio, resultado: -4 })
    expect(told.palabras).not.toBe('')
  })
})
