import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ColumnsStep } from '@/components/mudanza/importar/columns-step'
import type { Datos } from '@/components/mudanza/importar/datos'
import { ReadingProvider } from '@/components/mudanza/importar/reading'
import { answerCalls, draw } from '@/components/prueba/draw'

const column = (columna: number, titulo: string, muestras: string[], razon: string | null = null) => ({
  ...{ columna, titulo, muestras, razon, seguro: true },
})

const DATOS = {
  importacion: { id: 7, destino: 'matriculados', estado: 'leida', vivos: 0 },
  version: 1,
  libro: {
    formato: 'xlsx',
    hojas: [{ nombre: 'PADRON', oculta: false, filas: 30, columnas: 3 }],
    avisos: [],
  },
  lectura: {
    ...{ hoja: 0, encabezado: 4, columnas: ['cuitCuil', 'dni', null], otras: [], fijos: [], respuestas: [] },
    opciones: {
      ...{ mayusculas: true, diaPrimero: true, variasPorCelda: '', filaDePrecios: 0 },
      ...{ completarHasta: false, modo: 'vacios', sinComa: 'rehusar' },
    },
  },
  hojas: [
    {
      ...{ hoja: 0, porque: null },
      columnas: [
        column(0, 'DOC', ['13.843.537'], 'por el título'),
        column(1, 'CUIT', ['20-13843537-8'], '98 % son CUIT correctos'),
        column(2, '', ['una columna sin título con un texto muy largo que se corta']),
      ],
    },
  ],
  faltan: ['Matrícula'],
} as unknown as Datos

interface Guardada {
  version: number
  lecturaJSON?: string
  lectura?: { columnas: (string | null)[] }
}

function drawStep(): Guardada[] {
  const sent: Guardada[] = []
  answerCalls((_, __, ___, body) => {
    sent.push(body as Guardada)
    return { version: sent.length + 1 }
  })
  draw(
    <ReadingProvider importacionID={7} version={1} lectura={DATOS.lectura} fija={false} antes={undefined}>
      <ColumnsStep datos={DATOS} />
    </ReadingProvider>,
  )
  return sent
}

async function choose(columna: RegExp, campo: string) {
  const box = page.getByRole('combobox', { name: columna })
  await box.click()
  await box.fill(campo)
  await userEvent.keyboard('{Enter}')
}

test('each column shows its letter, title, samples and why it was taken for what it is', async () => {
  drawStep()
  await expect.element(page.getByText('Falta decir qué columna es Matrícula')).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Qué es la columna B, CUIT' })
  await expect.element(box).toHaveValue('DNI')
  await expect.element(box).toHaveAccessibleDescription('98 % son CUIT correctos')
  await expect
    .element(page.getByRole('combobox', { name: 'Qué es la columna C' }))
    .toHaveValue('No se importa')
})

test('a choice is kept at once; a field that is used twice is told beside both, and kept when one is left', async () => {
  const sent = drawStep()
  await choose(/columna C/, 'Matrícula')
  await expect
    .poll(() => sent.map(({ lectura }) => lectura?.columnas))
    .toEqual([['cuitCuil', 'dni', 'matricula']])
  await choose(/columna A/, 'DNI')
  const [a, b] = [
    page.getByRole('combobox', { name: /columna A/ }),
    page.getByRole('combobox', { name: /columna B/ }),
  ]
  await expect.element(a).toHaveAccessibleDescription(/También está en la columna B: deje una/)
  await expect.element(b).toHaveAccessibleDescription(/También está en la columna A: deje una/)
  await expect.element(page.getByText(/Hay un campo en dos columnas/)).toBeVisible()
  await choose(/columna B/, 'CUIT')
  await expect.poll(() => sent.at(-1)?.lectura?.columnas).toEqual(['dni', 'cuitCuil', 'matricula'])
  expect(sent).toHaveLength(2)
  expect(sent[1]?.version).toBe(2)
  await expect.element(page.getByText(/Hay un campo en dos columnas/)).not.toBeInTheDocument()
})

test('Ctrl+Enter goes on once everything is kept', async () => {
  const sent = drawStep()
  await choose(/columna C/, 'Matrícula')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => location.search).toBe('?paso=valores')
  expect(sent).toHaveLength(1)
})
