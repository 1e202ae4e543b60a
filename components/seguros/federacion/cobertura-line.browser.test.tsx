import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '@/components/prueba/draw'
import { CoberturaLine } from '@/components/seguros/federacion/cobertura-line'

const SEGURO = { activo: true, tipoSeguro: 'Básico', ampliacion: false, ampliacionExtendida: false }

test('the line tells the days without cover, in words and to who does not see it', async () => {
  draw(
    <CoberturaLine
      seguros={[
        { ...SEGURO, id: 1, desde: '2020-05-04', hasta: '2021-01-31' },
        { ...SEGURO, id: 2, desde: '2021-04-01', hasta: null },
      ]}
    />,
  )
  await expect.element(page.getByText('Sin cobertura del 01/02/2021 al 31/03/2021')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /^Línea de la cobertura/ }))
    .toHaveAccessibleName(
      /cubierto del 04\/05\/2020 al 31\/01\/2021; sin cobertura del 01\/02\/2021 al 31\/03\/2021; cubierto desde/,
    )
})
