import { Answer } from '@/components/debitos/respuesta/answer'
import { Cargos } from '@/components/debitos/ronda/cargos'
import { columnsOf } from '@/components/listado/list-table'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'
import { CAMBIO_EN_PALABRAS } from '@/domain/debito/cambio'
import { PLANILLA } from '@/domain/debito/ronda'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaDeUna = LeidoEn<'/ronda/traerFilas'>[number]

export const COLUMNAS = columnsOf<FilaDeUna, typeof debitosDeRonda.declaracion>(debitosDeRonda, {
  clase: { kind: 'own', width: '6rem', cell: ({ clase }) => (clase === PLANILLA ? 'Planilla' : clase) },
  cargos: {
    kind: 'own',
    cell: ({ cargos, apellidoNombre = '' }) => <Cargos cargos={cargos} quien={apellidoNombre} />,
  },
  respuesta: {
    ...{ kind: 'own', width: '13rem', blank: true },
    cell: ({ respuesta }) => (respuesta ? <Answer respuesta={respuesta} short /> : null),
  },
  cambio: {
    ...{ kind: 'own', width: '13rem', blank: true },
    cell: ({ cambio }) => (cambio ? CAMBIO_EN_PALABRAS[cambio] : null),
  },
})
