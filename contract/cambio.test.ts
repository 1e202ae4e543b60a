import * as z from 'zod'
import { expect, test } from 'vitest'
import { cambio } from '@/contract/cambio'

test('what was empty before is told from what was not there', () => {
  for (const antes of ['', null, 'Norte'])
    expect(z.decode(cambio, { campo: 'Barrio', antes, despues: 'Sur' })).toEqual({
      campo: 'Barrio',
      antes,
      despues: 'Sur',
    })
})
