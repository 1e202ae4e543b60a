import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GUIAS } from '@/lib/ayuda/guias'
import { readManual, slugOf, wordsOf } from '@/lib/ayuda/leer-manual'

const temas = readManual(readFileSync('docs/manual.md', 'utf8'))

test('headings are tasks under their chapter, and what stands under them keeps its kind', () => {
  const [uno, dos] = readManual(
    `# Manual\n\nAntes.\n\n## 1. Cobrar\n\nDice **Pagar**\ny sigue.\n- uno\n  y más\n- dos\n\n### Año\n\n| a | b |\n| --- | --- |\n| c | d |\n\n![Foto](img/pagos.png)\n`,
  )
  expect(uno).toEqual({
    ...{ slug: 'cobrar', titulo: 'Cobrar', capitulo: 'Cobrar' },
    bloques: [
      { tipo: 'parrafo', texto: 'Dice **Pagar** y sigue.' },
      { tipo: 'lista', numerada: false, puntos: ['uno y más', 'dos'] },
    ],
  })
  expect(dos).toEqual({
    ...{ slug: 'ano', titulo: 'Año', capitulo: 'Cobrar' },
    bloques: [
      {
        tipo: 'tabla',
        filas: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
      { tipo: 'imagen', alt: 'Foto', archivo: 'pagos.png' },
    ],
  })
})

test('every task of the manual has an address of its own, and every picture is there', () => {
  const slugs = temas.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs).toContain('anular-un-pago')
  const pictures = temas.flatMap(({ bloques }) => bloques).filter((bloque) => bloque.tipo === 'imagen')
  expect(pictures.length).toBeGreaterThan(20)
  for (const { archivo } of pictures) expect(existsSync(`docs/img/${archivo}`), archivo).toBe(true)
})

test('nothing of the manual is left with marks that nobody reads', () => {
  for (const tema of temas) expect(wordsOf(tema), tema.titulo).not.toMatch(/!\[|\]\(|^#/m)
})

test('what each role’s guide and the questions of the counter name is in the manual', () => {
  const slugs = temas.map(({ slug }) => slug)
  for (const { slug, temas: named } of GUIAS)
    for (const one of named) expect(slugs, `${slug}: ${one}`).toContain(one)
  for (const titulo of [
    'Le cobré a otro médico',
    'Se perdió el recibo',
    'El médico dice que ya pagó',
    'Falleció un médico',
  ])
    expect(slugs).toContain(slugOf(titulo))
})

test('a role’s guide is a page: two columns of small print', () => {
  for (const guia of GUIAS) {
    const words = temas
      .filter(({ slug }) => guia.temas.includes(slug))
      .reduce((sum, tema) => sum + wordsOf(tema).split(/\s+/).length, 0)
    expect(words, guia.slug).toBeLessThan(1_000)
  }
})

test('the doctor’s manual is a page of its own, without pictures and without the office’s words', () => {
  const suyos = readManual(readFileSync('docs/manual-matriculado.md', 'utf8'))
  expect(suyos.map(({ titulo }) => titulo)).toEqual([
    ...['Entrar', 'Lo que debe y cómo se paga', 'Sus papeles', 'Sus pedidos', 'Su carnet'],
    ...['Sus avisos', 'Sus datos'],
    'Cuando algo no anda',
  ])
  const texts = suyos.map(wordsOf).join(' ')
  expect(texts.split(/\s+/).length).toBeLessThan(1_000)
  expect(texts).not.toMatch(/!\[|\]\(|^#/m)
  expect(texts).not.toMatch(/Varios|Reglas|Ajustes|Auditoría/)
  expect(suyos.flatMap(({ bloques }) => bloques).some(({ tipo }) => tipo === 'imagen')).toBe(false)
})
