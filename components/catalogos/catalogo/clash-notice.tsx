import { formatValue } from '@/components/data-table/cells'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import type { Choque } from '@/components/catalogos/catalogo/use-save'

type Props = {
  choque: Choque
  campos: DeclaracionCatalogo['campos']
  /** Words for values that are not shown as they are kept, by key. */
  palabras?: Readonly<Record<string, (value: unknown) => string>>
  /** Takes what is stored now instead of what was typed. */
  takeNow: () => void
  /** Goes back to the list without what was typed. */
  leave: () => void
}

const KINDS = { texto: 'text', parrafo: 'text', entero: 'number', dinero: 'money', siNo: 'boolean' } as const
const shown = (campo: CampoCatalogo, value: unknown): string =>
  formatValue(campo.tipo === 'referencia' ? 'number' : KINDS[campo.tipo], value)

/** What the row says now where both changed it; saving again keeps what was typed. A deleted row leads back. */
export function ClashNotice({ choque, campos, palabras = {}, takeNow, leave }: Props) {
  const { mensaje, actual, ambos, ajenos } = choque
  if (!actual)
    return (
      <DangerNotice role="alert" title={mensaje}>
        <Button variant="outline" className="mt-2" size="sm" onClick={leave}>
          Volver a la lista
        </Button>
      </DangerNotice>
    )
  const says = (key: string): string => {
    const campo = campos[key]
    const word = palabras[key] ?? ((value: unknown) => (campo ? shown(campo, value) : '—'))
    return `${campo?.etiqueta ?? key}: ahora dice «${word(actual[key])}»`
  }
  return (
    <DangerNotice role="alert" title={mensaje}>
      <ul className="mt-1 grid gap-0.5">
        {ambos.map((key) => (
          <li key={key}>{says(key)}</li>
        ))}
        {ajenos.map((key) => (
          <li key={key}>{says(key)}, y así queda</li>
        ))}
      </ul>
      <p className="mt-1">Guarde otra vez para dejar lo que escribió.</p>
      <Button variant="outline" className="mt-2" size="sm" onClick={takeNow}>
        Quedarse con lo que dice ahora
      </Button>
    </DangerNotice>
  )
}
