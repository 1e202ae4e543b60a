import { expect, test } from 'vitest'
import { prescriptionNotice } from '@/backend/cli/announcement'

test('who installs it is told whose prescriptions are framed, where that is not set by name', () => {
  const url = { RECETA_URL: 'https://recetas.example/ingreso?pase={token}' }
  for (const registro of ['demo', 'real', 'externo'] as const) {
    expect(prescriptionNotice(registro, url)).toMatch(
      /solamente páginas de https:\/\/recetas\.example,.*RECETA_ORIGENES/,
    )
    expect(prescriptionNotice(registro, { ...url, RECETA_ORIGENES: 'https://otras.example' })).toBeUndefined()
  }
  expect(prescriptionNotice('externo', {})).toMatch(/no muestra ningún sistema de recetas/)
  expect(prescriptionNotice('demo', {})).toBeUndefined()
})
