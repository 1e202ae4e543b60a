import { type Lado, type ListLeft, joined, readTable } from '@/lib/padron/list-left'

/** The list with its page at one side too, read as the list shows it; undefined when it could not be read. */
export async function withPageBeside(left: ListLeft, lado: Lado): Promise<ListLeft | undefined> {
  try {
    const answer = await fetch(left[lado] ?? '', { headers: { accept: 'text/html' } })
    if (!answer.ok || answer.redirected) return undefined
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const shown = [...page.querySelectorAll('table')].map(readTable)
    const list = shown.find(({ tabla, ids }) => tabla === left.tabla && ids.length > 0)
    return list && joined(left, lado, list)
  } catch {
    return undefined
  }
}
