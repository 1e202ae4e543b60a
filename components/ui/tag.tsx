import type { ReactNode } from 'react'

export type TagColor = 'green' | 'orange' | 'cyan' | 'red' | 'blue' | 'grey'

export function Tag({ color = 'grey', children }: { color?: TagColor; children: ReactNode }) {
  return (
    <span className="tag" data-color={color}>
      {children}
    </span>
  )
}
