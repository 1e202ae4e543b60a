import { expect, test } from 'vitest'
import { foretell } from '@/domain/solicitud-efectos'

const TIPO: Parameters<typeof foretell>[0] = {
  ...{ clase: 'suspension', decide: 'junta', plazoHabiles: 15, devuelveCarnet: true, corte: null },
  requisitos: [{ original: true, obligatorio: true }],
}
const PIDE = { desde: null, anios: null, conBaja: true }

test('a suspension for a year tells its days, the card, the originals and who decides', () => {
  expect(foretell(TIPO, { ...PIDE, anios: 1 }, '2027-02-28')).toEqual([
    'Si se aprueba, queda SUSPENDIDO desde el 28/02/2027',
    'Hasta el 27/02/2028: al otro día vuelve solo al estado de ahora',
    'Su carnet deja de valer cuando se aprueba, también el digital',
    'Los originales se llevan al Consejo hasta el 30/03/2027: si no, caduca',
    'Lo decide la Junta dentro de 15 días hábiles de presentarlo',
  ])
})

test('it begins on the day that was asked, and one who stays loses nothing', () => {
  expect(foretell(TIPO, { ...PIDE, desde: '2027-03-15' }, '2027-03-01')[0]).toContain('15/03/2027')
  const traslado = {
    ...TIPO,
    clase: 'traslado',
    requisitos: [],
    plazoHabiles: null,
    decide: 'oficina',
  } as const
  expect(foretell(traslado, { ...PIDE, conBaja: false }, '2027-03-01')).toEqual([
    'Sigue matriculado aquí',
    'Lo resuelve la oficina',
  ])
})

test('behind the yearly cut it says what is still owed', () => {
  const baja = { ...TIPO, clase: 'baja', corte: '03-31' } as const
  expect(foretell(baja, PIDE, '2027-03-31').join()).not.toContain('cuotas de este año')
  expect(foretell(baja, PIDE, '2027-04-01').join()).toContain('Se presentó después del 31/03')
})
