import type { ComponentProps } from 'react'
import { escrito } from '@/lib/ortografia/escrito'
import { cn } from '@/lib/utils'

/** A small table without paging or selection; lists of many rows are a `DataTable`. */
export function Table({ 'aria-label': label, ...props }: ComponentProps<'table'>) {
  return (
    <div data-slot="table-container" className="data-table simple">
      <table data-slot="table" aria-label={escrito(label)} {...props} />
    </div>
  )
}

export const TableHeader = (props: ComponentProps<'thead'>) => <thead data-slot="table-header" {...props} />
export const TableBody = (props: ComponentProps<'tbody'>) => <tbody data-slot="table-body" {...props} />
export const TableFooter = (props: ComponentProps<'tfoot'>) => <tfoot data-slot="table-footer" {...props} />
export const TableRow = (props: ComponentProps<'tr'>) => <tr data-slot="table-row" {...props} />
export const TableHead = (props: ComponentProps<'th'>) => <th data-slot="table-head" scope="col" {...props} />
export const TableCell = (props: ComponentProps<'td'>) => <td data-slot="table-cell" {...props} />

export function TableCaption({ className, ...props }: ComponentProps<'caption'>) {
  return (
    <caption
      data-slot="table-caption"
      className={cn('py-2 text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}
