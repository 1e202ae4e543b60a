import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { isPropio } from '@/lib/api/servidor'

/** Public screens beyond the specification; on a server without them they are not found. */
export default async function OwnPublicLayout({ children }: { children: ReactNode }) {
  if (!(await isPropio())) notFound()
  return children
}
