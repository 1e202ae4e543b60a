import { Neighbours } from '@/components/padron/matriculado/neighbours'
import { StripLinks } from '@/components/padron/matriculado/strip-links'
import { PARTES } from '@/components/padron/matriculado/strip-partes'
import { environment } from '@/lib/environment'
import { readSession } from '@/lib/session'

/** Leads from one of a member's screens to the next; the specification's screens are left as they are. */
export async function MatriculadoStrip({ matriculadoID }: { matriculadoID: number }) {
  const sesion = await readSession()
  if (!sesion || environment().ROLE_POLICY === 'estricta') return null
  const partes = PARTES.flatMap(([, , permiso], index) => (sesion.permisos.has(permiso) ? [index] : []))
  return (
    <div className="strip" data-print="hide">
      <StripLinks matriculadoID={matriculadoID} partes={partes.join(' ')} />
      <Neighbours matriculadoID={matriculadoID} />
    </div>
  )
}
