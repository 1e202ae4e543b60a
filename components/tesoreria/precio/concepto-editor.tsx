import type { ReactNode } from 'react'
import { CatalogoForm } from '@/components/catalogos/catalogo/catalogo-form'
import { ReadFailure } from '@/components/espera/read-failure'
import { PrecioForm } from '@/components/tesoreria/precio/precio-form'
import type { Comienzo } from '@/components/tesoreria/precio/precio-href'
import { PageHeader } from '@/components/shell/page-header'
import { Card } from '@/components/ui/card'
import { concepto } from '@/contract/catalogo/concepto'
import { traerDatos } from '@/contract/concepto'
import { textOfMes } from '@/domain/cuota'
import { TIPO_PRECIO } from '@/domain/precio'
import { readApi } from '@/lib/api/client'
import { orNotFound } from '@/lib/screen'
import { rutas } from '@/lib/routes'

export const NUEVO_PRECIO = 'Nuevo precio de matrícula'

/** Begins with what the address says, and goes back to a month that waits for the price. */
export function NewPrice({ comienzo: { mes, ...precio } }: { comienzo: Comienzo }) {
  const destino = mes ? `${rutas.generarCuotas()}?mes=${textOfMes(mes)}` : rutas.costoMatriculas()
  return (
    <Frame titulo={NUEVO_PRECIO} volver={destino}>
      <PrecioForm precio={precio} destino={destino} />
    </Frame>
  )
}

/** A price, which our own server marks by its keys, has its own form. */
export async function ConceptoEditor({ id }: { id: number }) {
  const result = orNotFound(await readApi(traerDatos, { id }))
  if (!result.ok)
    return (
      <Frame titulo={concepto.titulo} volver={concepto.lista}>
        <ReadFailure falla={result} ruta="/concepto/traerDatos" entrada={{ id }} que={concepto.singular} />
      </Frame>
    )
  const fila = { ...result.datos, id }
  const destino = rutas.costoMatriculas()
  if (fila.tipo === TIPO_PRECIO && fila.anio != null)
    return (
      <Frame titulo="Editar el precio de matrícula" volver={destino}>
        <PrecioForm precio={fila} destino={destino} />
      </Frame>
    )
  return (
    <Frame titulo={`Editar ${concepto.singular}`} volver={concepto.lista}>
      <CatalogoForm noun="concepto" fila={fila} elegibles={{ opciones: {}, sinOpciones: {} }} />
    </Frame>
  )
}

function Frame({ titulo, volver, children }: { titulo: string; volver: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={titulo} back={volver} />
      <Card className="max-w-3xl px-4 py-4 md:px-5">{children}</Card>
    </>
  )
}
