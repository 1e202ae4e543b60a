import { direccionDeFila, DECLARADOS, type NounDeclarado } from '@/contract/catalogo/lista'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import type { Entrada } from '@/components/paleta/entrada'

export type Hallazgo = LeidoEn<'/inicio/buscar'>[number]

/** Known later than members and screens, so they come after all of them. */
export const foundEntries = (hallazgos: readonly Hallazgo[]): Entrada[] =>
  hallazgos.flatMap((hallazgo) => {
    const place = placeOf(hallazgo)
    if (!place) return []
    const { clase = '', id, noun, nombre = '', detalle = '' } = hallazgo
    return [
      {
        ...{ id: `${clase} ${noun ?? ''} ${id}`, grupo: 'Otros', titulo: nombre, detalle },
        ...place,
      },
    ]
  })

function placeOf({
  clase,
  id,
  noun,
  numero,
  matriculadoID,
}: Hallazgo): Pick<Entrada, 'href' | 'icono'> | undefined {
  if (clase === 'papel' && numero != null)
    return { href: `${rutas.papeles()}?numero=${numero}`, icono: 'papel' }
  if (clase === 'plan' && matriculadoID != null)
    return { href: rutas.planDePagos(matriculadoID), icono: 'plan' }
  if (clase === 'usuario' && id !== undefined) return { href: rutas.usuario(id), icono: 'usuario' }
  if (clase === 'catalogo' && id !== undefined && noun && Object.hasOwn(DECLARADOS, noun))
    return { href: direccionDeFila(noun as NounDeclarado, id), icono: 'fila' }
  return undefined
}
