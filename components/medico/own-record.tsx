import { cookies } from 'next/headers'
import type { Ficha } from '@/components/padron/ficha/field-value'
import { GALLETA_PANELES, openPanels } from '@/components/padron/ficha/open-panels'
import { MemberPanels } from '@/components/padron/ficha/panels'

export async function OwnRecord({ ficha }: { ficha: Ficha }) {
  const abiertos = openPanels((await cookies()).get(GALLETA_PANELES)?.value)
  return (
    <>
      <p className="mb-2.5 text-soft">Si algo no está bien, comuníquese con el Consejo.</p>
      <MemberPanels ficha={ficha} editable={false} propia abiertos={abiertos} />
    </>
  )
}
