'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useConfirm } from '@/components/form/confirm'

/** That the whole list is printed when it has come, and since when. */
const PEDIDO = 'padron-imprimir'
const DURA = 60_000

/** The way from a page of a list to all of it; Ctrl+P asks which of the two goes on paper. */
export function AllRows({ href, filas }: { href: string | undefined; filas: string | undefined }) {
  const confirm = useConfirm()
  const router = useRouter()
  useEffect(() => {
    if (!href) return
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p' || event.defaultPrevented)
        return
      // A dialog that is open is what there is to print.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      void ask()
    }
    const ask = async () => {
      let page = false
      const yes = await confirm({
        title: filas ? `Imprimir la lista: ${filas}` : 'Imprimir la lista',
        description: 'En la pantalla hay una página de la lista.',
        yes: 'Imprimir todas',
        no: 'Cancelar',
        other: { text: 'Solo esta página', act: () => (page = true), tone: 'outline' },
      })
      if (page) return window.print()
      if (!yes) return
      keepAsked()
      router.push(href, { scroll: false })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [confirm, filas, href, router])
  if (!href) return null
  return (
    <Link href={href} prefetch={false} scroll={false} className="link" data-print="hide">
      Ver todo para imprimir
    </Link>
  )
}

/** Prints the whole list that was asked for on paper, once its last row is drawn. */
export function PrintOnArrival() {
  useEffect(() => {
    if (!takeAsked()) return
    const timer = setInterval(() => {
      if (document.querySelector('main table[aria-busy=true]')) return
      clearInterval(timer)
      window.print()
    }, 100)
    return () => clearInterval(timer)
  }, [])
  return null
}

function keepAsked(): void {
  try {
    sessionStorage.setItem(PEDIDO, String(Date.now()))
  } catch {
    // The list is shown all the same, and printed by another press.
  }
}

function takeAsked(): boolean {
  try {
    const since = Number(sessionStorage.getItem(PEDIDO) ?? 0)
    sessionStorage.removeItem(PEDIDO)
    return Date.now() - since < DURA
  } catch {
    return false
  }
}
