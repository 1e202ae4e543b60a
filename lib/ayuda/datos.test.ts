import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findField } from '@/components/padron/alta/fields'
import { sectionsOf } from '@/components/padron/ficha/sections'
import { QUE_ES, TEMA_DE_LOS_CAMPOS } from '@/lib/ayuda/datos'
import { readManual } from '@/lib/ayuda/leer-manual'

type Ficha = Parameters<typeof sectionsOf>[0]

const ayudasDeLaFicha = (ampliada: boolean) =>
  sectionsOf({} as Ficha, ampliada).flatMap(({ datos }) => datos.flatMap(({ ayuda }) => ayuda ?? []))

test('the record asks for each text once, and for none that is not there', () => {
  expect(ayudasDeLaFicha(true).sort()).toEqual(Object.keys(QUE_ES).sort())
})

test.each(['initial', 'academic'])('the %s step’s marks tell about the field they stand beside', (paso) => {
  const source = readFileSync(`components/padron/alta/${paso}-step.tsx`, 'utf8')
  const marks = [...source.matchAll(/\{\.\.\.campos\.(\w+)\}\s+help=\{help\('([^']+)'\)\}/g)]
  expect(marks).toHaveLength(source.split('help={').length - 1)
  for (const [, name = '', clave] of marks) expect(findField(name)?.label).toBe(clave)
})

test('each text is short, and the manual has the task it leads to', () => {
  for (const texto of Object.values(QUE_ES)) expect(texto.length).toBeLessThan(160)
  const slugs = readManual(readFileSync('docs/manual.md', 'utf8')).map(({ slug }) => slug)
  expect(slugs).toContain(TEMA_DE_LOS_CAMPOS)
})
