'use client'

import { Batches } from '@/components/avisos/seleccion/batches'
import { CarnetsDialog } from '@/components/credenciales/carnet/carnets-dialog'
import type { Congelada } from '@/components/seleccion/freeze'
import { MAX_CARNETS } from '@/domain/carnet'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = Congelada & { emisor: Emisor; close: () => void; done: () => void }

export const CarnetBatches = ({ emisor, done, ...chosen }: Props) => (
  <Batches {...chosen} maximo={MAX_CARNETS}>
    {(ids, tanda) => <CarnetsDialog {...{ ids, chosen, tanda, emisor, done }} close={chosen.close} />}
  </Batches>
)
