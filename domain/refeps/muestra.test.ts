import { expect, test } from 'vitest'
import { CLAVES_DE_CLASE } from '@/domain/refeps/clases'
import { compareRegistros, type MiembroDeAqui } from '@/domain/refeps/comparar'
import { readFila } from '@/domain/refeps/extracto'
import { plantExtracto } from '@/domain/refeps/muestra'

const COLUMNAS = { dni: 0, apellido: 1, nombre: 2, matricula: 3, estado: 4, especialidad: 5 }

const registro = (cuantos: number): MiembroDeAqui[] =>
  Array.from({ length: cuantos }, (_, at) => ({
    ...{
      id: at + 1,
      dni: 20_000_000 + at * 1_000,
      matricula: 1_000 + at,
      apellido: `Paz${at}`,
      nombre: 'Ana',
    },
    ...{ estado: at % 10 === 0 ? 'SUSPENDIDO' : 'ACTIVO', habilitado: at % 10 !== 0, fallecido: false },
    especialidades: ['Pediatría'],
  }))

test('the extract to try with has fourteen differences, of every class, the dangerous first', () => {
  const aqui = registro(60)
  const filas = (plantExtracto(aqui) ?? []).flatMap((celdas, at) => readFila(at + 2, celdas, COLUMNAS) ?? [])
  const { diferencias } = compareRegistros(filas, aqui)
  expect(diferencias).toHaveLength(14)
  expect(new Set(diferencias.map(({ clase }) => clase))).toEqual(new Set(CLAVES_DE_CLASE))
  expect(diferencias[0]).toMatchObject({ clase: 'activaAlla', aqui: { estado: 'SUSPENDIDO' } })
})

test('a register with too few people gives none', () => {
  expect(plantExtracto(registro(5))).toBeUndefined()
})
