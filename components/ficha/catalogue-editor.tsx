'use client'

import { useEffect, useMemo } from 'react'
import type { Control } from 'react-hook-form'
import type { EditValues } from '@/components/ficha/typed-field'
import type { Ficha } from '@/components/ficha/field-value'
import { SelectField } from '@/components/form/choice-fields'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/options'
import type { RutaCampo } from '@/domain/campos-ficha'
import type { LeidoEn, RutaDeLectura } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

type RutaCatalogo = Extract<RutaDeLectura, `/${string}/traerTodosSelect`>

/** S2 7: the catalogue is named by the path's third part. `catalogue-editor.test.ts` holds that each has its call. */
export const catalogueOf = (campo: RutaCampo) =>
  `/${campo.split('.')[2] ?? ''}/traerTodosSelect` as RutaCatalogo

type Props = { control: Control<EditValues>; ficha: Ficha; campo: RutaCampo; label: string }

export function CatalogueEditor({ control, ficha, campo, label }: Props) {
  const { estado, leer } = useLectura(catalogueOf(campo))
  useEffect(() => void leer({}), [leer])
  const options = useMemo(
    () => (estado.fase === 'lista' ? optionsOf(estado.datos, ficha.datosPersonales?.provincia?.id) : []),
    [estado, ficha],
  )
  return (
    <div className="grid gap-2">
      <SelectField
        control={control}
        name="valor"
        label={label}
        options={options}
        hint={campo === 'matriculado.datospersonales.provincia' ? departmentHint(ficha) : undefined}
        placeholder={estado.fase === 'lista' || estado.fase === 'falla' ? 'Elegir…' : 'Cargando…'}
      />
      {estado.fase === 'falla' && (
        <div role="alert" className="flex items-center gap-3 text-[0.8125rem] text-danger-ink">
          No se pudieron cargar las opciones: {estado.falla.mensaje}
          <Button size="sm" onClick={() => void leer({})}>
            Reintentar
          </Button>
        </div>
      )}
    </div>
  )
}

/** A department of another province cannot stay: our API empties it, others may keep it. */
function departmentHint({ datosPersonales }: Ficha): string | undefined {
  const departamento = datosPersonales?.departamento?.nombre
  return departamento
    ? `Después revise el Departamento (${departamento}): tiene que ser de la provincia elegida.`
    : undefined
}

type Fila = LeidoEn<RutaCatalogo>[number]

/** Departments follow the member's province where the API says which is whose; a province without any shows them all (D9). */
export function optionsOf(filas: readonly Fila[], provinciaID: number | null | undefined): Option[] {
  const own = filas.filter((fila) => 'provinciaID' in fila && fila.provinciaID === provinciaID)
  return (provinciaID && own.length > 0 ? own : filas).flatMap(({ id, nombre }) =>
    id === undefined || !nombre ? [] : [{ id, nombre }],
  )
}
