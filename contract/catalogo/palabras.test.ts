import { expect, test } from 'vitest'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { DECLARADOS } from '@/contract/catalogo/lista'
import { ROLES, rolEnPalabras } from '@/domain/roles'

/** Fixed by the specification, letter by letter (decision 99). */
const LITERALES = [
  'Nueva Practica',
  'Gestion de Conceptos',
  'Descripcion',
  'Se agregó la Practica correctamente',
  'Se modifico la Entidad correctamente',
  'Se modifico la Practica correctamente',
  'Se modifico la Banco correctamente',
  'Se modifico el Firmante correctamente',
  'Se modifico el Concepto correctamente',
]
const SIN_TILDE =
  /\b(titulos?|practicas?|organizacion|matricula|modifico|gestion|administracion|medico|codigo|categoria|descripcion|direccion|telefono)\b/i

test('our own words have their accents; only what the specification fixes is without', () => {
  const declarados: DeclaracionCatalogo[] = Object.values(DECLARADOS)
  const texts = declarados.flatMap(({ titulo, nuevo, singular, tarjeta, mensajes, campos }) => {
    const etiquetas = Object.values(campos).map(({ etiqueta }) => etiqueta)
    return [titulo, nuevo, singular, tarjeta?.texto ?? '', mensajes.creado, mensajes.modificado, ...etiquetas]
  })
  const wrong = [...texts, ...ROLES.map(rolEnPalabras)].filter((text) => SIN_TILDE.test(text))
  expect(wrong.filter((text) => !LITERALES.includes(text))).toEqual([])
  expect(LITERALES.filter((text) => !texts.includes(text))).toEqual([])
})
