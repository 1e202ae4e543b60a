import type { CampoCatalogo, DeclaracionCatalogo } from '@/contract/catalogo/declaracion'

/** Good wire values for a row; `text` fills its texts. */
export const filaDeEjemplo = ({ campos }: DeclaracionCatalogo, text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(campos).map(([key, campo]) => [key, valueOf(campo, text.slice(0, 20))]))

function valueOf(campo: CampoCatalogo, text: string): unknown {
  switch (campo.tipo) {
    case 'texto':
    case 'parrafo':
      return text
    case 'entero':
      return campo.minimo + 7
    case 'dinero':
      return 1234.5
    case 'siNo':
      return campo.porDefecto
    case 'referencia':
      return 1
  }
}
