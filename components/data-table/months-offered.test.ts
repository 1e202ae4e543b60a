import { afterEach, expect, test, vi } from 'vitest'
import { MES } from '@/components/debitos/ronda/filters'
import { FILTROS_ENSAYO } from '@/components/seguros/archivo-federacion/filters'
import { FILTROS_POLIZAS } from '@/components/seguros/poliza/filters'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { camposPara } from '@/contract/listas/declaracion'
import { rechazos } from '@/contract/listas/rechazos'

afterEach(() => void vi.useRealTimers())

const offered = (campos: readonly { name: string; options?: readonly { id: string }[] }[]) =>
  campos.find(({ name }) => name === 'mes')?.options?.map(({ id }) => id) ?? []

test('a server that runs past the end of a year offers the months of the next one', () => {
  vi.useFakeTimers({ now: new Date('2031-02-10T15:00:00Z') })
  expect(offered(camposPara(controlCobertura, {}))).toContain('2031-02')
  expect(offered(controlCobertura.campos)).toContain('2031-02')
  expect(offered(camposPara(rechazos, {}))).toContain('2031-12')
  expect(offered([MES])).toContain('2031-12')
  expect(offered(FILTROS_ENSAYO)).toContain('2031-02')
  expect(offered(FILTROS_POLIZAS)).toContain('2031-02')
  // What travels to the browser must be the same object each time it is looked at.
  expect(MES.options).toBe(MES.options)
})
