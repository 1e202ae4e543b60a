'use client'

import { earlySource } from '@/components/shell/early-source'
import { ortografiaSource } from '@/lib/ortografia/escrito'

/** The server alone writes it, and says it once: as a server component's it would travel a second time, as data. */
const SOURCE = typeof window === 'undefined' ? ortografiaSource() + earlySource() : ''

/** Stands in <head>. */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />
}
