import * as fc from 'fast-check'
import { addDays } from '@/domain/fechas'
import { CLAVES_DE_EVENTO, type Evento } from '@/domain/prescripcion'

/** A day on which something was due. */
export const fechaDePrueba = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2019-12-29', days))

/** What was noted of a member, in the order of its days. */
export const eventosDePrueba: fc.Arbitrary<Evento[]> = fc
  .array(
    fc.record({
      clase: fc.constantFrom(...CLAVES_DE_EVENTO),
      dia: fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2019-12-29', days)),
      dura: fc.integer({ min: 0, max: 400 }),
    }),
    { maxLength: 6 },
  )
  .map((eventos) =>
    eventos
      .map(({ clase, dia, dura }) => ({
        clase,
        dia,
        hasta: clase === 'mediacion' ? addDays(dia, dura) : null,
      }))
      .toSorted((a, b) => a.dia.localeCompare(b.dia)),
  )
