import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { TextFilters } from '@/components/data-table/text-filters'
import { contentOf } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { UserTable } from '@/components/acceso/usuario/user-table'
import { traerTodos } from '@/contract/usuario'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { describeList } from '@/lib/api/pagina'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Usuarios' }

const BUSCAR = [{ name: 'buscar', label: 'Buscar', placeholder: 'Usuario, nombre, DNI o rol' }]

export default async function UsuariosPage({ searchParams }: { searchParams: Busqueda }) {
  const { personaID } = await exigir('usuarios.administrar')
  const address = addressOf(rutas.usuarios(), await searchParams)
  const puede = await capacidades()
  const busca = puede.has('catalogos.buscar')
  const pagina = readPage(address.params.pagina)
  const entrada = { pagina, buscar: busca ? address.params.buscar?.slice(0, 100) : undefined }
  const result = orLeave(await leer(traerTodos, entrada))
  const { filas, total } = result.ok
    ? { filas: result.datos.length, total: result.total }
    : { filas: 0, total: 0 }
  const list = { ruta: traerTodos.ruta, pagina, filas, total, propia: puede.size > 0 }
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
        content={contentOf(result, { ruta: '/user/traerTodos', entrada, que: 'la lista' })}
        address={address}
        pagination={{ page: pagina, ...describeList(list) }}
        deshace={puede.has('catalogos.restaurar')}
        desbloquea={puede.has('usuarios.bloqueo')}
        propio={personaID}
      />
    </>
  )
}
