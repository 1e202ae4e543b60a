'use client'

import Link from 'next/link'
import { Pencil, Trash2 } from '@/components/ui/icons'
import { Button } from '@/components/ui/button'

export const EditLink = ({ href, nombre }: { href: string; nombre: string }) => (
  <Button asChild size="icon-sm" variant="ghost">
    <Link href={href} prefetch={false} aria-label={`Editar ${nombre}`} title="Editar">
      <Pencil aria-hidden />
    </Link>
  </Button>
)

type DeleteProps = {
  nombre: string
  /** Why this row is not deleted. */
  never?: string | undefined
  remove: () => unknown
}

export const DeleteButton = ({ nombre, never, remove }: DeleteProps) => (
  <Button
    size="icon-sm"
    variant="ghost"
    disabled={never !== undefined}
    aria-label={`Eliminar ${nombre}`}
    title={never ?? 'Eliminar'}
    onClick={() => void remove()}
  >
    <Trash2 aria-hidden />
  </Button>
)
