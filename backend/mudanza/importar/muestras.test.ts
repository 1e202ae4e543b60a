import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openMuestra, PADRON_BASE, readingOf, readMuestra } from '@/backend/prueba/importar/muestra'
import { guess } from '@/domain/importar/adivinar'
import { Evaluador } from '@/domain/importar/evaluador'
import type { Columnas } from '@/domain/importar/lectura'
import { missingOf } from '@/domain/importar/obligatorio'
import { PerfilDeLibro } from '@/domain/importar/perfil'
import type { Juzgada } from '@/domain/importar/resultado'
import { columnsWithValues, questionsOf } from '@/domain/importar/valores-preguntados'
import { shown } from '@/domain/importar/leer/leido'
import { ESTADOS } from '@/domain/estados'

const SAMPLES = readdirSync(new URL('../../../domain/importar/muestras/', import.meta.url)).filter((name) =>
  /^\d.*\.json$/.test(name),
)
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const letter = (columna: number | null): string | undefined => LETTERS[columna ?? -1]
const ESPECIALIDADES = [
  ...['Pediatría', 'Cardiología', 'Clínica Médica', 'Ortopedia y Traumatología', 'Ginecología'],
  ...['Tocoginecología', 'Otorrinolaringología', 'Neumonología', 'Neurocirugía', 'Gastroenterología'],
  ...['Terapia Intensiva', 'Cirugía General', 'Diagnóstico por Imágenes', 'Medicina Legal', 'Oftalmología'],
  ...['Anestesiología', 'Cirugía Pediátrica', 'Cirugía Plástica', 'Psiquiatría', 'Medicina Nuclear'],
  ...['Ortopedia y Traumatología Infantil', 'Reumatología'],
]
/** Spaces that do not break are words' and no matter of the rules. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as T
const used = (columnas: Columnas): Columnas =>
  columnas.slice(0, columnas.findLastIndex((campo) => campo !== null) + 1)

describe.each(SAMPLES)('%s', async (name) => {
  const muestra = readMuestra(name)
  const { destino, hoy, lectura: said } = muestra
  const { libro, filas } = await openMuestra(muestra)
  const { epoca, formato, hojas } = libro
  const lectura = readingOf(muestra, libro)
  const listas = {
    estado: Object.values(ESTADOS),
    hospital: said.opciones.existentes ?? [],
    especialidad: ESPECIALIDADES,
  }

  test('is guessed: sheet, titles, each column, and nothing wrong without a question', () => {
    const perfil = PerfilDeLibro.of(hojas, { formato, epoca, hoy })
    for (const fila of filas) perfil.add(fila)
    const guessed = guess(PerfilDeLibro.from(JSON.parse(JSON.stringify(perfil))), destino)
    expect({ ...guessed.lectura, columnas: used(guessed.lectura.columnas) }).toEqual({
      ...{ ...lectura, columnas: used(lectura.columnas), respuestas: [] },
      fijos:
        destino === 'matriculados'
          ? [{ campo: 'formaPago', valor: 'Efectivo' }]
          : lectura.fijos.filter(({ campo }) => campo === 'fecha'),
    })
    expect(guessed.hojas.flatMap(({ columnas }) => columnas.filter(({ seguro }) => !seguro))).toEqual([])
    expect(missingOf(destino, guessed.lectura)).toEqual(filas.length === 0 ? expect.any(Array) : [])
  })

  const base = new Map((muestra.padronBase ? PADRON_BASE : []).map((one) => [one.matricula, one]))
  const nobody = () => undefined
  const evaluador = new Evaluador(destino, lectura, {
    ...{ hoy, epoca, hojas, listas },
    padron: { porMatricula: (matricula) => base.get(matricula), porDni: nobody, porCuit: nobody },
  })
  for (const fila of filas) evaluador.mirar(fila)
  const judged: Juzgada[] = filas.flatMap((fila) => evaluador.juzgar(fila) ?? [])
  const fin = evaluador.fin()
  judged.push(...fin.juzgadas)

  test('gives the rows that it should, in words', () => {
    const mine = judged.flatMap((one) =>
      one.que === 'aceptada'
        ? one.registros.map(({ valores, avisos }) => ({
            ...{ fila: one.fila, valores },
            avisos: avisos.map(({ columna, ...aviso }) => ({ columna: letter(columna), ...aviso })),
          }))
        : [],
    )
    expect(mine).toEqual(muestra.aceptadas)
  })

  test('refuses those that it should, at their place', () => {
    const placeOf = (hoja: number, fila: number) => ({ hoja: hojas[hoja]?.nombre, fila })
    const inOrder = <T extends { hoja: string | undefined; fila: number }>(rows: T[]): T[] =>
      rows.toSorted((a, b) => (a.hoja ?? '').localeCompare(b.hoja ?? '') || a.fila - b.fila)
    const mine = judged.flatMap((one) => {
      if (one.que !== 'rehusada') return []
      const { columna, campo, codigo, texto } = one.rechazo
      return [{ ...placeOf(one.hoja, one.fila), columna: letter(columna), campo, codigo, texto }]
    })
    const theirs = muestra.rehusadas.map(({ hoja, fila, columna, campo, codigo, motivo }) => ({
      ...{ hoja: hoja ?? hojas[lectura.hoja]?.nombre, fila, columna, campo, codigo, texto: motivo },
    }))
    expect(inOrder(mine)).toEqual(inOrder(theirs))
  })

  test('passes over what is no row, and adds up', () => {
    const mine = judged.flatMap(({ que, fila, ...more }) =>
      que === 'salteada' && 'porque' in more ? [{ fila, porque: more.porque }] : [],
    )
    // Empty rows need no word.
    expect(mine).toEqual(muestra.salteadas.filter(({ porque }) => porque !== 'vacía'))
    expect(fin.totales).toEqual(muestra.totales)
    expect(plain(fin.avisos)).toEqual(muestra.avisosDeArchivo)
  })

  test('asks what it cannot know, and proposes what a clerk would answer', () => {
    const distintos = columnsWithValues(destino, lectura).flatMap(({ campo, hoja, columnas }) => {
      const counts = new Map<string, number>()
      for (const fila of filas) {
        if (fila.hoja !== hoja.hoja || fila.fila <= hoja.encabezado || fila.celdas === null) continue
        for (const at of columnas) {
          const valor = shown(fila.celdas[at]) ?? ''
          counts.set(valor, (counts.get(valor) ?? 0) + 1)
        }
      }
      return [...counts].map(([valor, rows]) => ({ campo, valor, filas: rows }))
    })
    const asked = questionsOf(destino, lectura, distintos, listas)
    const answers = new Map(
      lectura.respuestas.map(({ campo, valor, respuesta }) => [`${campo} ${valor}`, respuesta]),
    )
    for (const { campo, valores, fijo } of asked)
      for (const { valor, propuesto } of fijo ? [] : valores)
        // Nothing is proposed that a person would not say; where nothing is proposed, a person is asked.
        if (propuesto !== null && answers.has(`${campo} ${valor}`))
          expect([campo, valor, propuesto]).toEqual([
            campo,
            valor,
            answers.get(`${campo} ${valor}`) ?? propuesto,
          ])
    const open = asked.flatMap(({ fijo, valores }) =>
      fijo ? [] : valores.filter(({ propuesto }) => propuesto === null).map(({ valor }) => valor),
    )
    for (const { codigo, texto } of muestra.preguntas)
      if (codigo === 'valor.desconocido')
        expect(open.some((valor) => texto.includes(`«${valor}»`))).toBe(true)
    // What stands beside a total is asked of nobody.
    expect(open.filter((valor) => /^total/i.test(valor))).toEqual([])
  })
})
