'use client'

import { useId, useState } from 'react'
import type { Choosing } from '@/components/data-table/selection-table'
import { NO_ADDRESS } from '@/components/form/no-address'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

type Props = Pick<Choosing<FilaPendiente>, 'choose' | 'free'>

/** Chooses so many of what is owed longest; the list has the oldest first. */
export function OldestField({ choose, free }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const many = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  return (
    <form
      {...NO_ADDRESS}
      className="flex items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (many > 0) choose(free.slice(0, many))
      }}
    >
      <label htmlFor={id} className="text-muted-foreground">
        Elegir los
      </label>
      <Input
        id={id}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="w-12"
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <Button variant="outline" type="submit" disabled={many === 0}>
        más viejos
      </Button>
    </form>
  )
}
