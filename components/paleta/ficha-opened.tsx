'use client'

import { useEffect } from 'react'
import { noteRecent } from '@/components/paleta/recent'
import { useDueno } from '@/components/shell/dueno'

type Props = { id: number; nombre: string | null | undefined; matricula: number | null | undefined }

export function FichaOpened({ id, nombre, matricula }: Props) {
  const dueno = useDueno()
  useEffect(() => {
    if (dueno && nombre) noteRecent(dueno, { id, nombre, matricula: matricula ?? null })
  }, [dueno, id, nombre, matricula])
  return null
}
