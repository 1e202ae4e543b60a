import { Plus } from '@/components/ui/icons'
import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { TextFilters } from '@/components/data-table/text-filters'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { UsuarioTable } from '@/components/acceso/usuario/usuario-table'
import { traerTodos } from '@/contract/usuario'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Usuarios' }

const BUSCAR = [{ name: 'buscar', label: 'Buscar', placeholder: 'Usuario, nombre, DNI o rol' }]

export default async function UsuariosPage({ searchParams }: { searchParams: Busqueda }) {
  const { personaID, hay } = await requireSession('usuarios.administrar')
  const ampliada = hay.propio
  const address = addressOf(rutas.usuarios(), await searchParams)
  const entrada = { buscar: address.params.buscar?.slice(0, 100) }
  const lista = await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina, ...entrada }),
  )
  return (
    <>
      <PageHeader
        title="Usuarios"
        back={rutas.varios()}
        actions={
          <Button asChild>
            <Link href={rutas.crearUsuario()} prefetch={false} aria-keyshortcuts="n">
              <Plus aria-hidden />
              Nuevo Usuario
            </Link>
          </Button>
        }
      />
      {ampliada && (
        <div className="mb-4">
          <TextFilters filters={BUSCAR} address={address} autoFocus />
        </div>
      )}
      <UsuarioTable
        {...pagedList(
          lista,
          { ruta: '/user/traerTodos', entrada, que: 'la lista' },
          { address, filters: ampliada ? BUSCAR : [] },
        )}
        address={address}
        self={personaID}
        restaura={ampliada}
      />
    </>
  )
}
