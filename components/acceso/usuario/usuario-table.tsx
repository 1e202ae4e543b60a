'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import { useDelete } from '@/components/catalogos/catalogo/use-delete'
import { usuario } from '@/contract/catalogo/usuario'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { EditLink, RowAct } from '@/components/data-table/row-buttons'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { Badge } from '@/components/ui/badge'
import { isLocked, LockBadge } from '@/components/acceso/usuario/lock-badge'
import { useLock } from '@/components/acceso/usuario/use-lock'
import type { Usuario } from '@/components/acceso/usuario/values'
import { breakableMail } from '@/components/padron/matriculado/breakable-mail'
import { rutas } from '@/lib/routes'

type Props = {
  content: TableContent<Usuario>
  address: Address
  pagination: PaginationState
  /** The signed-in person's id: nobody deletes himself. */
  self: number | null
  /** A deleted user can be brought back. */
  restaura: boolean
}

export function UsuarioTable({ content, address, pagination, self, restaura }: Props) {
  const remove = useDelete(usuario, { restaura })
  const { unlock } = useLock()
  const columns = useMemo<Column<Usuario>[]>(
    () => [
      { id: 'usuario', label: 'Usuario', kind: 'own', title: true, cell: (row) => <Name usuario={row} /> },
      { id: 'email', label: 'Email', kind: 'own', cell: ({ email }) => email && breakableMail(email) },
      { id: 'nombre', label: 'Nombre', kind: 'text' },
      { id: 'apellido', label: 'Apellido', kind: 'text' },
      { id: 'dni', label: 'DNI', kind: 'number', width: '7rem' },
      { id: 'roles', label: 'Roles', kind: 'own', width: '11rem', cell: (row) => <Roles usuario={row} /> },
      {
        id: 'acciones',
        label: 'Acciones',
        kind: 'actions',
        width: '14rem',
        cell: (row) => (
          <RowActions
            usuario={row}
            unlock={isLocked(row) ? unlock : undefined}
            remove={row.id === self ? undefined : remove}
          />
        ),
      },
    ],
    [self, remove, unlock],
  )
  return (
    <DataTable
      label="Usuarios"
      wide="page"
      columns={columns}
      content={useGrowing(content)}
      rowKey={({ id, username }) => `${id ?? username ?? ''}`}
      empty={{ text: 'Todavía no hay usuarios' }}
      address={address}
      filters={['buscar']}
      pagination={pagination}
    />
  )
}

function Name({ usuario }: { usuario: Usuario }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="wrap-anywhere">{usuario.username ?? '—'}</span>
      <LockBadge usuario={usuario} />
    </span>
  )
}

function Roles({ usuario: { roles, matriculado } }: { usuario: Usuario }) {
  if (!roles || roles.length === 0) return 'Sin rol'
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {roles.map(({ nombre }) => (
        <Badge key={nombre} color={nombre === 'ADMINISTRACION' ? 'blue' : 'grey'}>
          {nombre ?? '—'}
        </Badge>
      ))}
      {matriculado?.id && (
        <Link
          href={rutas.ficha(matriculado.id)}
          prefetch={false}
          className="cell-link"
          title={matriculado.nombre}
        >
          Mat. {matriculado.matricula}
        </Link>
      )}
    </span>
  )
}

type ActionProps = {
  usuario: Usuario
  unlock: ((usuario: Usuario) => void) | undefined
  remove: ((id: number, nombre: string) => Promise<void>) | undefined
}

function RowActions({ usuario, unlock, remove }: ActionProps) {
  const { id, username } = usuario
  if (id === undefined) return null
  const nombre = username ?? ''
  return (
    <span className="inline-flex gap-1">
      {unlock && <RowAct verbo="Desbloquear" nombre={nombre} act={() => unlock(usuario)} />}
      <EditLink href={rutas.usuario(id)} nombre={nombre} />
      <RowAct
        verbo="Eliminar"
        nombre={nombre}
        never={remove ? undefined : 'No puede eliminar su propio usuario'}
        act={() => remove?.(id, nombre)}
      />
    </span>
  )
}
