import Link from 'next/link'
import { Neighbours } from '@/components/padron/matriculado/neighbours'
import type { Permiso } from '@/domain/roles'
import { environment } from '@/lib/environment'
import { rutas } from '@/lib/routes'
import { placeOfPage, readSession } from '@/lib/session'

type Parte = {
  [N in keyof typeof rutas]: Parameters<(typeof rutas)[N]> extends [number] ? N : never
}[keyof typeof rutas]

/** What is done most inside one member, with who may open it. */
const PARTES: readonly (readonly [ruta: Parte, titulo: string, permiso: Permiso])[] = [
  ['ficha', 'Ficha', 'ficha.ver'],
  ['pagos', 'Pagos', 'pagos.ver'],
  ['cuentaCorriente', 'Cuenta', 'cuenta.ver'],
  ['planDePagos', 'Plan', 'planes.ver'],
  ['conceptosDeMatriculado', 'Conceptos', 'conceptos.cargar'],
  ['debitosDeMatriculado', 'Débitos', 'debitos.ver'],
  ['especialidadesDeMatriculado', 'Especialidades', 'credenciales.editar'],
  ['practicasDeMatriculado', 'Prácticas', 'credenciales.editar'],
  ['certificadosDeMatriculado', 'Certificados', 'credenciales.editar'],
  ['seguros', 'Seguros', 'seguros.editar'],
  ['superintendencia', 'Superintendencia', 'seguros.editar'],
]

/** Leads from one of a member's screens to the next; the specification's screens are left as they are. */
export async function MatriculadoStrip({ matriculadoID }: { matriculadoID: number }) {
  const sesion = await readSession()
  if (!sesion || environment().ROLE_POLICY === 'estricta') return null
  const here = placeOfPage().texto?.split('?')[0]
  return (
    <div className="-mt-1 mb-3 flex items-center gap-2" data-print="hide">
      <nav aria-label="Pantallas del matriculado" className="min-w-0 flex-1 overflow-x-auto">
        <ul className="flex gap-1">
          {PARTES.filter(([, , permiso]) => sesion.permisos.has(permiso)).map(([ruta, titulo]) => {
            const href = rutas[ruta](matriculadoID)
            return (
              <li key={ruta}>
                <Link
                  href={href}
                  prefetch={false}
                  aria-current={href === here ? 'page' : undefined}
                  className="block rounded-md px-2.5 py-1 whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary-ink aria-[current=page]:[scroll-initial-target:nearest] pointer-coarse:py-2.5"
                >
                  {titulo}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <Neighbours matriculadoID={matriculadoID} />
    </div>
  )
}
