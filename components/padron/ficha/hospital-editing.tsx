'use client'

import { Plus } from '@/components/ui/icons'
import { useState } from 'react'
import {
  type CampoHospital,
  type ColumnaHospital,
  type FilaHospital,
  nameOf,
} from '@/components/padron/ficha/hospital-row'
import { HospitalTable } from '@/components/padron/ficha/hospital-table'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'
import { porPedido } from '@/components/ui/por-pedido'

const HospitalDialog = porPedido(() =>
  import('@/components/padron/ficha/hospital-dialog').then((module) => module.HospitalDialog),
)

type Props = { matriculadoID: number; filas: readonly FilaHospital[] }
/** The edited row and where the click was; a new one has no row. */
type Abierto = { fila?: FilaHospital; campo: CampoHospital }

export function HospitalEditing({ matriculadoID, filas }: Props) {
  const [abierto, setAbierto] = useState<Abierto>()
  const remove = useRemove(matriculadoID)
  return (
    <section
      aria-label="Hospitales"
      className="mt-5 grid gap-3"
      onPointerOver={HospitalDialog.fetch}
      onFocus={HospitalDialog.fetch}
    >
      <h3 className="text-[0.8125rem] text-muted-foreground">Hospitales</h3>
      <HospitalTable
        filas={filas}
        celda={(fila, columna) => (
          <Value fila={fila} columna={columna} edit={() => setAbierto({ fila, campo: columna.campo })} />
        )}
        acciones={(fila) => (
          <button
            type="button"
            className="cell-action"
            aria-label={`Quitar ${nameOf(fila)}`}
            onClick={() => void remove(fila)}
          >
            Quitar
          </button>
        )}
      />
      <div data-print="hide">
        <Button variant="outline" onClick={() => setAbierto({ campo: 'hospital' })}>
          <Plus aria-hidden />
          Agregar Hospital
        </Button>
      </div>
      {abierto && (
        <HospitalDialog {...abierto} matriculadoID={matriculadoID} close={() => setAbierto(undefined)} />
      )}
    </section>
  )
}

type ValueProps = { fila: FilaHospital; columna: ColumnaHospital; edit: () => void }

function Value({ fila, columna: { campo, etiqueta, valor }, edit }: ValueProps) {
  const texto = valor(fila)
  const what = campo === 'hospital' ? 'hospital' : `${etiqueta} de ${nameOf(fila)}`
  return (
    <button
      type="button"
      className="edit-value"
      aria-haspopup="dialog"
      aria-label={texto ? `Editar ${what}: ${texto}` : `Editar ${what}`}
      onClick={edit}
    >
      {texto || '—'}
    </button>
  )
}

/** Asks by name and removes the row as it was seen; one that somebody changed is shown anew first. */
function useRemove(matriculadoID: number) {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/hospital_matriculado/eliminar', {
    exito: 'Se quitó el hospital correctamente',
    fracaso: 'No se pudo quitar el hospital',
    relee: true,
    que: 'se quitó el hospital',
  })
  return async (fila: FilaHospital) => {
    const { id, version, servicio, cargo } = fila
    if (typeof id !== 'number' || version === undefined) return
    await confirm({
      title: `¿Quitar «${nameOf(fila)}» de la ficha?`,
      description: [servicio, cargo].filter(Boolean).join(' · ') || undefined,
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
      action: () => enviar({ matriculadoID, hospitalMatriculadoID: id, version }),
    })
  }
}
