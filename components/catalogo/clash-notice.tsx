import { formatValue } from '@/components/data-table/cells'
import { Button } from '@/components/ui/button'
import { DangerNotice } from '@/components/ui/danger-notice'
import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import type { Choque } from '@/components/catalogo/use-save'
import type { Valores } from '@/components/catalogo/catalogue-field'

type Props = {
  choque: Choque
  campos: DeclaracionCatalogo['campos']
  values: Valores
  /** How some values are told that are not read as they are kept, by key. */
  palabras?: Readonly<Record<string, (value: unknown) => string>>
  /** Takes what is stored now in place of what was typed. */
  discard: () => void
}

const KINDS = { texto: 'text', parrafo: 'text', entero: 'number', dinero: 'money', siNo: 'boolean' } as const
const shown = (campo: CampoCatalogo, value: unknown): string =>
  formatValue(campo.tipo === 'referencia' ? 'number' : KINDS[campo.tipo], value)

/** What the row says now where it differs from what was typed; saving again keeps what was typed. */
export function ClashNotice({ choque, campos, values, palabras = {}, discard }: Props) {
  const different = Object.entries(campos).filter(
    ([key]) => (choque.actual[key] ?? '') !== (values[key] ?? ''),
  )
  return (
    <DangerNotice role="alert" title={choque.mensaje}>
      <ul className="mt-1 grid gap-0.5">
        {different.map(([key, campo]) => (
          <li key={key}>
            {campo.etiqueta}: ahora dice «
            {(palabras[key] ?? ((value) => shown(campo, value)))(choque.actual[key])}»
          </li>
        ))}
      </ul>
      <p className="mt-1">Guarde otra vez para dejar lo que escribió.</p>
      <Button className="mt-2" size="sm" onClick={discard}>
        Quedarse con lo que dice ahora
      </Button>
    </DangerNotice>
  )
}
