import type { ReactNode } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

export type TagColor = 'green' | 'orange' | 'cyan' | 'red' | 'blue' | 'grey'

export function Tag({ color = 'grey', children }: { color?: TagColor; children: ReactNode }) {
  return (
    <span className="tag" data-color={color}>
      {escrito(children)}
    </span>
  )
}
