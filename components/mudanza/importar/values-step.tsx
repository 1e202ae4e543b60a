import { ReadFailure } from '@/components/espera/read-failure'
import { NextBar } from '@/components/mudanza/importar/act-bar'
import type { Datos } from '@/components/mudanza/importar/datos'
import { ReviewBar } from '@/components/mudanza/importar/review-bar'
import { ValueField } from '@/components/mudanza/importar/value-field'
import { SaidOnce } from '@/components/mudanza/importar/said-once'
import { type CampoDeValores, isDraft, isOpen } from '@/components/mudanza/importar/steps'
import { destinoDe } from '@/domain/importar/destinos'
import { deNombres } from '@/domain/importar/destinos/campo'
import { readValues } from '@/lib/mudanza/importacion'
import { orLeave } from '@/lib/screen'

/** What the file says that is not understood by itself, and what is said once for all of it. */
export async function ValuesStep({ datos }: { datos: Datos }) {
  const { importacion } = datos
  const { campos } = destinoDe(importacion.destino)
  const entrada = { importacionID: importacion.id }
  const leidos = orLeave(await readValues(importacion.id))
  if (!leidos.ok)
    return (
      <ReadFailure
        bajoEncabezado
        falla={leidos}
        ruta="/importacion/traerValores"
        entrada={entrada}
        que="los valores del archivo"
      />
    )
  const asked = leidos.datos.filter(({ fijo }) => !fijo)
  const said = leidos.datos.flatMap(({ campo = '', titulo = '', fijo, opciones = [] }) => {
    const { requerido, clase } = campos[campo] ?? {}
    const needs = { obligatorio: requerido === true, fecha: clase === 'fecha' }
    return fijo ? [{ clave: campo, titulo, opciones, ...needs }] : []
  })
  return (
    <>
      {leidos.datos.length === 0 && (
        <p className="rounded-lg border bg-card px-4 py-6 text-center">
          Todo lo que dice el archivo se entendió: no hay nada que contestar.
        </p>
      )}
      <div className="grid gap-4">
        {asked.toSorted(openFirst(datos)).map((campo) => (
          <ValueField
            key={campo.campo}
            campo={campo}
            catalogo={campo.agregable ? deNombres(campos[campo.campo ?? '']?.lista) : undefined}
          />
        ))}
        <SaidOnce campos={said} />
      </div>
      {isDraft(importacion) ? <ReviewBar paso="valores" faltan={datos.faltan} /> : <NextBar paso="valores" />}
    </>
  )
}

/** What waits for an answer stands above what was understood. */
const openFirst = (datos: Datos) => (a: CampoDeValores, b: CampoDeValores) =>
  Number(isOpen(b, datos)) - Number(isOpen(a, datos))
