import { hrefOfMonth } from '@/components/debitos/ronda/address'
import { nombreDeForma } from '@/domain/debito/formas'
import { formatMes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Leida = LeidoEn<'/ronda/traerTodas'>[number]

/** A round as its list shows it. */
export function rondaRow(leida: Leida) {
  const { id, forma, mes, anio, prueba, estado, cantidad, total, cerrada, quien } = leida
  const month = mes !== undefined && anio !== undefined ? { mes, anio } : undefined
  return {
    ...{ id, cantidad, total, cerrada, quien },
    debito: forma === undefined ? undefined : nombreDeForma(forma),
    mes: month && formatMes(month),
    estado: prueba && estado !== 'deshecha' ? ('prueba' as const) : estado,
    href: hrefOf(leida),
  }
}

/** The one that stands is its month's; another is led to by itself. */
function hrefOf({ id, forma, mes, anio, prueba, estado }: Leida): string | undefined {
  const standing = !prueba && estado !== 'deshecha'
  if (standing && forma !== undefined && mes !== undefined && anio !== undefined)
    return hrefOfMonth(forma, { mes, anio })
  return id === undefined ? undefined : rutas.ronda(id)
}

export type FilaDeRonda = ReturnType<typeof rondaRow>
