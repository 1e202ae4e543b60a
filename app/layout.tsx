import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { AjustesScript } from '@/components/shell/ajustes-script'
import { EarlyHandOver } from '@/components/shell/early-hand-over'
import { EarlyScript } from '@/components/shell/early-script'
import { Toaster } from '@/components/ui/toaster'
import { environment } from '@/lib/environment'
import './globals.css'

export function generateMetadata(): Metadata {
  const nombre = environment().SISTEMA_NOMBRE
  return { title: { default: nombre, template: `%s · ${nombre}` }, robots: { index: false, follow: false } }
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, colorScheme: 'light dark' }

/** Reading the nonce makes every page dynamic, since a page made in advance has none. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="es-AR" suppressHydrationWarning>
      <head>
        <AjustesScript nonce={nonce} />
        <EarlyScript nonce={nonce} />
      </head>
      <body>
        {children}
        <Toaster />
        <EarlyHandOver />
      </body>
    </html>
  )
}
