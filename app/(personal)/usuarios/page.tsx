import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { TextFilters } from '@/components/data-table/text-filters'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { UserTable } from '@/components/acceso/usuario/user-table'
import { traerTodos } from '@/contract/usuario'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { leerLista } from '@/lib/api/lista'
import type { Busqueda } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Usuarios' }

const BUSCAR = [{ name: 'buscar', label: 'Buscar', placeholder: 'Usuario, nombre, DNI o rol' }]

export default async function UsuariosPage({ searchParams }: { searchParams: Busqueda }) {
  const { personaID } = await exigir('usuarios.administrar')
  const address = addressOf(rutas.usuarios(), await searchParams)
  const puede = await capacidades()
  const busca = puede.has('catalogos.buscar')
  const entrada = { buscar: busca ? address.params.buscar?.slice(0, 100) : undefined }
  const lista = await leerLista(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    leer(traerTodos, { pagina, ...entrada }),
  )
  return (
    <>
      <PageHeader
        title="Usuarios"
        back={rutas.varios()}
        actions={
          <Button asChild variant="primary">
            <Link href={rutas.crearUsuario()} prefetch={false} aria-keyshortcuts="n">
              <Plus aria-hidden />
              Nuevo Usuario
            </Link>
          </Button>
        }
      />
      {busca && (
        <div className="mb-4">
          <TextFilters filters={BUSCAR} address={address} autoFocus />
        </div>
      )}
      <UserTable
        {...pagedList(
          lista,
          { ruta: '/user/traerTodos', entrada, que: 'la lista' },
          { address, filters: busca ? BUSCAR : [] },
        )}
        address={address}
        deshace={puede.has('catalogos.restaurar')}
        desbloquea={puede.has('usuarios.bloqueo')}
        propio={personaID}
      />
    </>
  )
}
