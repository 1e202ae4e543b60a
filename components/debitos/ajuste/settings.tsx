'use client'

import { useCallback, useState } from 'react'
import { BancoSection } from '@/components/debitos/ajuste/banco-section'
import { CollectTable } from '@/components/debitos/ajuste/collect-table'
import type { Grupo } from '@/components/debitos/ajuste/groups'
import { Feriados, type FeriadosLeidos } from '@/components/debitos/ajuste/feriados'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { nameOfGrupo } from '@/domain/debito/ajustes'
import { BANCOS_DE_DEBITO } from '@/domain/debito/bancos'
import type { Mes } from '@/domain/fechas'

type Props = { grupos: readonly Grupo[]; feriados: FeriadosLeidos; puede: boolean; mes: Mes }

export function DebitSettings({ grupos, feriados, puede, mes }: Props) {
  const [dirty, setDirty] = useState<Readonly<Record<string, boolean>>>({})
  const tellDirty = useCallback(
    (grupo: string, is: boolean) => setDirty((now) => ({ ...now, [grupo]: is })),
    [],
  )
  useUnsavedGuard(Object.values(dirty).includes(true))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {BANCOS_DE_DEBITO.map((banco) => {
        const grupo = grupos.find((one) => one.grupo === banco)
        return grupo && <BancoSection key={banco} {...{ banco, grupo, puede, mes, feriados, tellDirty }} />
      })}
      <CollectTable
        grupos={grupos.filter(({ grupo }) => /^\d/.test(grupo) && nameOfGrupo(grupo) !== undefined)}
        puede={puede}
      />
      <Feriados feriados={feriados} anios={[mes.anio, mes.anio + 1]} puede={puede} />
    </div>
  )
}
