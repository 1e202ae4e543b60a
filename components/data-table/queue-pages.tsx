import { addressOf, pageHref, readPage } from '@/components/data-table/address'
import { Pagination } from '@/components/ui/pagination'

const POR_PAGINA = 20

export interface QueuePlace {
  pagina: number
  address: ReturnType<typeof addressOf>
}

export function readQueuePage(href: string, params: Parameters<typeof addressOf>[1]): QueuePlace {
  const address = addressOf(href, params)
  const asked = readPage(address.params['pagina'])
  return { address, pagina: typeof asked === 'number' ? asked : 1 }
}

/** Under a queue; nothing where it has one page. */
export function QueuePages({ pagina, address, total = 0 }: QueuePlace & { total?: number | undefined }) {
  const pages = Math.max(1, Math.ceil(total / POR_PAGINA))
  if (pages === 1) return null
  return (
    <div className="mt-4">
      <Pagination
        page={pagina}
        pages={pages}
        hasNext={pagina < pages}
        href={(page) => pageHref(address, 'pagina', page)}
      />
    </div>
  )
}
