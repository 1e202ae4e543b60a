'use client'

import { cn } from '@/lib/utils'
import { Upload } from '@/components/ui/icons'
import { type DragEvent, useState } from 'react'

type Props = {
  label: string
  hint?: string
  chosen?: string | undefined
  disabled?: boolean
  /** Endings that the picker offers, with their dots; a dropped file may have any. */
  accept?: string
  /** Several at once; each is told by itself. */
  multiple?: boolean
  onFile: (file: File) => void
}

/** The whole area is the label of the file control. */
export function FileDrop(props: Props) {
  const { label, hint, chosen, disabled = false, accept, multiple = false, onFile } = props
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (!disabled) for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) onFile(file)
  }
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault()
    setOver(inside && !disabled)
  }
  return (
    <label
      className={cn(
        'control flex min-h-24 flex-col items-center justify-center gap-1 border-dashed px-4 py-4 text-center',
        disabled ? 'opacity-60' : 'cursor-pointer',
        over && 'border-ring bg-primary-tint',
      )}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        type="file"
        className="sr-only"
        // A control that is disabled while its file is read would lose the focus to the top of the page.
        aria-disabled={disabled || undefined}
        onClick={(event) => {
          if (disabled) event.preventDefault()
        }}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files)
          // Choosing the same file again must be heard, as it may have changed.
          event.target.value = ''
        }}
      />
      <span className="inline-flex items-center gap-2 font-medium">
        <Upload aria-hidden className="size-4 shrink-0" />
        {label}
      </span>
      {hint && <span className="text-[0.8125rem] text-muted-foreground">{hint}</span>}
      {chosen && <span className="max-w-full text-primary-ink wrap-anywhere">{chosen}</span>}
    </label>
  )
}
