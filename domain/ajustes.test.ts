import { expect, test } from 'vitest'
import { AJUSTES, CLAVES_AJUSTE } from '@/domain/ajustes'
import { describeAjuste, faultOf, GRUPOS, type Ajuste } from '@/domain/regla'
import { MAX_PERSONAS } from '@/domain/personas'

test.each(CLAVES_AJUSTE)(
  '%s is declared whole: its default is within its limits, its texts end like sentences',
  (clave) => {
    const ajuste: Ajuste = AJUSTES[clave]
    if (ajuste.tipo === 'personas') expect(ajuste.defecto.length).toBeLessThanOrEqual(MAX_PERSONAS)
    else if (ajuste.tipo === 'texto') expect(ajuste.defecto.length).toBeLessThanOrEqual(ajuste.maximo)
    else expect(faultOf(ajuste, ajuste.defecto)).toBeNull()
    expect(GRUPOS).toContain(ajuste.grupo)
    for (const text of [ajuste.efecto, ajuste.fuente]) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(ajuste.titulo).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]$/)
  },
)

test('titles tell the rules apart', () => {
  const titles = CLAVES_AJUSTE.map((clave) => AJUSTES[clave].titulo)
  expect(new Set(titles).size).toBe(titles.length)
})

const DIGITOS: Ajuste = {
  ...AJUSTES.claveMinima,
  tipo: 'opcion',
  defecto: 14,
  opciones: [
    { valor: 14, texto: '14 dígitos' },
    { valor: 10, texto: '10 dígitos' },
  ],
}

test.each([
  [AJUSTES.claveMinima, 6, null],
  [AJUSTES.claveMinima, 64, null],
  [AJUSTES.claveMinima, 5, 'Ingrese un número entre 6 y 64'],
  [AJUSTES.claveMinima, 65, 'Ingrese un número entre 6 y 64'],
  [AJUSTES.claveMinima, 6.5, 'Ingrese un número entre 6 y 64'],
  [AJUSTES.claveMinima, Number.NaN, 'Ingrese un número entre 6 y 64'],
  [DIGITOS, 10, null],
  [DIGITOS, 12, 'Elija una de las opciones'],
] as const)('%# a value outside the limits is named', (ajuste, valor, fault) => {
  expect(faultOf(ajuste, valor)).toBe(fault)
})

test('values are said as people say them', () => {
  expect(describeAjuste(AJUSTES.sesionMaxima, 1)).toBe('1 hora')
  expect(describeAjuste(AJUSTES.sesionReposo, 30)).toBe('30 minutos')
  expect(describeAjuste(DIGITOS, 10)).toBe('10 dígitos')
})

test('several of a few options are one number, with words for it', () => {
  const { estadosHabilitados } = AJUSTES
  expect(describeAjuste(estadosHabilitados, estadosHabilitados.defecto)).toBe('ACTIVO, RESIDENTE')
  expect(describeAjuste(estadosHabilitados, 255)).toBe('Cualquiera')
  for (const malo of [0, 256, 1.5, -1, Number.NaN])
    expect(faultOf(estadosHabilitados, malo)).toBe('Elija al menos una opción')
  for (let valor = 1; valor <= 255; valor++) expect(faultOf(estadosHabilitados, valor)).toBeNull()
})
