'use client'

import { useSyncExternalStore } from 'react'
import { confirmStore } from '@/components/form/confirm'
import { porPedido } from '@/components/ui/por-pedido'

const ConfirmDialog = porPedido(() =>
  import('@/components/form/confirm-dialog').then((module) => module.ConfirmDialog),
)

/** Stands once in the layout; the dialog is loaded with the first question. */
export function ConfirmHost() {
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.get, () => null)
  if (!asked) return null
  const { answer, fail, action, ...question } = asked
  return (
    <ConfirmDialog
      {...question}
      onNo={() => answer(false)}
      onYes={async () => {
        try {
          await action?.()
          answer(true)
        } catch (reason) {
          fail(reason)
        }
      }}
    />
  )
}
