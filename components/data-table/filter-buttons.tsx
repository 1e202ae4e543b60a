import { Button } from '@/components/ui/button'
import { ChevronDown, ListFilter, Search } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

/** What does not fit one line beside its buttons waits behind one of them. */
const EN_UN_RENGLON = 4
const CON_OTROS = 3

/** Which filters stand on the first line at a desk, and which alone on a phone: the one that words are typed in. */
export function firstOf<F extends { name: string; kind?: string }>(filters: readonly F[]) {
  const first = filters.length > EN_UN_RENGLON ? filters.slice(0, CON_OTROS) : filters
  const alone = filters.find(({ kind = 'words' }) => kind === 'words') ?? filters[0]
  return {
    hidden: ({ name }: F): string =>
      !first.some((filter) => filter.name === name) && name !== alone?.name
        ? 'hidden'
        : name === alone?.name
          ? ''
          : 'max-sm:hidden',
    more: first.length < filters.length,
    others: filters.length > 1,
  }
}

type Props = {
  pending: boolean
  /** How many filters are set. */
  applied: number
  clear: () => void
  /** Filters wait at a desk, and on a phone. */
  more: boolean
  others: boolean
  open: boolean
  toggle: () => void
}

/** Under an empty label, so that they stand beside the fields at every density. */
export const FilterButtons = ({ pending, applied, clear, more, others, open, toggle }: Props) => (
  <div className="field">
    <span aria-hidden className="label max-sm:hidden">
      &nbsp;
    </span>
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="outline" aria-label="Buscar">
        {pending ? <Spinner /> : <Search aria-hidden />}
        <span className="max-sm:hidden">Buscar</span>
      </Button>
      {others && (
        <Button
          variant="ghost"
          aria-expanded={open}
          onClick={toggle}
          className={more ? undefined : 'sm:hidden'}
        >
          <ListFilter aria-hidden className="sm:hidden" />
          <span className="max-sm:hidden">{open ? 'Menos filtros' : 'Más filtros'}</span>
          <span className="sm:hidden">Filtros{applied > 0 && ` (${applied})`}</span>
          <ChevronDown aria-hidden className={open ? 'rotate-180' : undefined} />
        </Button>
      )}
      {applied > 0 && (
        <Button variant="ghost" onClick={clear}>
          Limpiar filtros
        </Button>
      )}
    </div>
  </div>
)
