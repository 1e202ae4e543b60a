import { describe, expect, it } from 'vitest'
import { toFila } from '@/components/tesoreria/pago/pending-row'
import { centavos } from '@/domain/dinero'

/** Why somebody may not choose instalments. */
const NO = 'Usted no puede elegir cuotas de un plan'

const leida = {
  id: 7,
  tipoPagoID: 3,
  tipoPagoNombre: null,
  nombre: 'Matrícula ACTIVO 03/2026',
  mes: 3,
  anio: 2026,
  monto: centavos(1_850_000n),
  fecha: '2026-02-01T02:30:00.000Z',
  enTramite: null,
}

describe('a pending item on the screen', () => {
  it("takes 'Mes' from the date for a concept, from month and year otherwise", () => {
    expect(toFila(leida, 0, NO).mes).toBe('Marzo 2026')
    // 02:30 UTC on the first is still January in Argentina.
    expect(toFila({ ...leida, tipoPagoID: 1 }, 0, NO).mes).toBe('Enero 2026')
    expect(toFila({ ...leida, mes: null }, 0, NO).mes).toBeUndefined()
  })

  it('is named by its kind where the server gives no name, and keyed by kind and id', () => {
    expect(toFila(leida, 0, NO)).toMatchObject({ tipoNombre: 'Matricula', clave: '3-7' })
    expect(toFila({ ...leida, tipoPagoID: 2 }, 0, undefined)).toMatchObject({
      tipoNombre: 'Plan de Pagos',
      clave: '2-7',
    })
  })

  it('cannot be chosen when it is an instalment of a plan, but by the one person who may', () => {
    expect(toFila({ ...leida, tipoPagoID: 2 }, 0, NO).traba).toBe('Usted no puede elegir cuotas de un plan')
    expect(toFila({ ...leida, tipoPagoID: 2 }, 0, undefined).traba).toBeUndefined()
    expect(toFila(leida, 0, NO).traba).toBeUndefined()
  })

  it('cannot be chosen while an online payment holds it, and says which', () => {
    const enTramite = { pagoEnLineaID: 3, rondaID: null, detalle: 'está en un pago en línea' }
    expect(toFila({ ...leida, enTramite }, 0, undefined).traba).toBe('En trámite: está en un pago en línea')
  })

  it('cannot be chosen when its amount cannot be read', () => {
    expect(toFila({ ...leida, monto: undefined }, 0, undefined).traba).toBe('No se puede leer este ítem')
  })
})
