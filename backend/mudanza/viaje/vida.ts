import { coverOn, type Seguro } from '@/backend/generador/seguros'
import type { Periodo } from '@/backend/mudanza/viaje/armar-periodos'
import { typeIn } from '@/backend/mudanza/viaje/libro/nombre-de-cargo'
import { SIN_COBERTURA, type Cobertura } from '@/domain/cobertura'
import { isTipoConCuota } from '@/domain/estados'
import { makeFecha, type Mes } from '@/domain/fechas'

/** What a member was at each time, by which the months of before are told. */
export interface Vida {
  periodos: readonly Periodo[]
  seguros: readonly Seguro[]
}

/** As what a month was charged: by its name, else by what the member was on its first day, else as active. */
export function typeOfMonth({ periodos }: Vida, nombre: string, mes: Mes): number {
  const first = makeFecha(mes.anio, mes.mes, 1)
  const then = periodos.findLast(({ desde, tipo }) => first && desde <= first && isTipoConCuota(tipo))
  return typeIn(nombre) ?? then?.tipo ?? 1
}

export function coverIn({ seguros }: Vida, mes: Mes): Cobertura {
  const first = makeFecha(mes.anio, mes.mes, 1)
  return first ? coverOn(seguros, first) : SIN_COBERTURA
}
