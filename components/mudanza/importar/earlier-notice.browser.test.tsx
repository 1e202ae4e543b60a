import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Datos } from '@/components/mudanza/importar/datos'
import { EarlierNotice } from '@/components/mudanza/importar/earlier-notice'
import { draw } from '@/components/prueba/draw'

const IMPORTADA = {
  ...{ id: 7, destino: 'matriculados', estado: 'importada', vivos: 412, cuentas: { registros: 412 } },
  ...{ importada: '2026-11-03T15:00:00.000Z', importadaPor: 'A. Paz', deshecha: null, deshechaPor: null },
}
const DESHECHA = { estado: 'deshecha', deshecha: '2026-11-05T15:00:00.000Z', deshechaPor: 'L. Gómez' }

const YA = 'Este mismo archivo ya se importó el 03/11/2026 por A. Paz: 412 matriculados.'
const SE = 'Este mismo archivo se importó el 03/11/2026 por A. Paz y se deshizo'
test.for([
  [{}, YA],
  [{ ...DESHECHA, vivos: 0 }, `${SE} el 05/11/2026 por L. Gómez: no quedó nada.`],
  [{ ...DESHECHA, vivos: 1 }, `${SE} en parte el 05/11/2026 por L. Gómez: quedó 1 matriculado de 412.`],
  [{ vivos: 200 }, `${SE} en parte: quedaron 200 matriculados de 412.`],
] as const)('of the same file is told what stands, %o', async ([more, words]) => {
  draw(<EarlierNotice importacion={{ ...IMPORTADA, ...more } as unknown as Datos['importacion']} />)
  await expect
    .element(page.getByText('Este mismo archivo'))
    .toHaveTextContent(`${words} Ver aquella importación`)
  await expect
    .element(page.getByRole('link', { name: 'Ver aquella importación' }))
    .toHaveAttribute('href', '/importar/7')
})
