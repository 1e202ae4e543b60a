import type { Address } from '@/components/data-table/address'
import { ColumnsStep } from '@/components/mudanza/importar/columns-step'
import type { Datos } from '@/components/mudanza/importar/datos'
import { FileStep } from '@/components/mudanza/importar/file-step'
import { ImportStep } from '@/components/mudanza/importar/import-step'
import { ReadStep } from '@/components/mudanza/importar/read-step'
import { ReviewStep } from '@/components/mudanza/importar/review-step'
import type { Paso } from '@/components/mudanza/importar/steps'
import { ValuesStep } from '@/components/mudanza/importar/values-step'
import type { Permiso } from '@/domain/roles'

export interface StepProps {
  datos: Datos
  address: Address
  permisos: ReadonlySet<Permiso>
}

/** What one of the six steps shows. */
export function StepBody({ paso, datos, address, permisos }: StepProps & { paso: Paso }) {
  switch (paso) {
    case 'archivo':
      return <FileStep datos={datos} />
    case 'lectura':
      return <ReadStep datos={datos} address={address} />
    case 'columnas':
      return <ColumnsStep datos={datos} />
    case 'valores':
      return <ValuesStep datos={datos} />
    case 'revision':
      return <ReviewStep {...{ datos, address }} />
    case 'importar':
      return <ImportStep {...{ datos, permisos }} />
  }
}
