'use client'

import Link from 'next/link'
import { useMemo, useState } from 'react'
import type { OwnColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { useLlamada } from '@/components/llamada/use-llamada'
import type { Hallazgo } from '@/components/padron/control/good-dialog'
import { porPedido } from '@/components/ui/por-pedido'
import { controlPadron } from '@/contract/listas/control-padron'
import { CLASES_DE_CONTROL, describeControl } from '@/domain/control-padron'
import { formatInstante } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

const GoodDialog = porPedido(() =>
  import('@/components/padron/control/good-dialog').then((module) => module.GoodDialog),
)

type Props = PagedList<Hallazgo> & TablaDe<typeof controlPadron.declaracion>

export function HallazgoTable(tabla: Props) {
  const [judged, setJudged] = useState<Hallazgo>()
  const acciones = useMemo(() => actionsOf(setJudged), [])
  return (
    <>
      <ListTable
        {...tabla}
        listado={controlPadron}
        columnas={COLUMNAS}
        acciones={acciones}
        empty={{
          text: 'Todo cierra: nada se repite ni se contradice en el padrón',
          filtered: 'Ningún hallazgo con estos filtros',
        }}
      />
      {judged && <GoodDialog hallazgo={judged} close={() => setJudged(undefined)} />}
    </>
  )
}

const who = ({ miembros = [], cuantos = 0, tuvieron = [] }: Hallazgo) => (
  <span className="grid gap-1 wrap-anywhere">
    {miembros.map(({ matriculadoID, matricula, apellidoNombre }) =>
      matriculadoID === undefined ? null : (
        <span key={matriculadoID}>
          <Link href={rutas.ficha(matriculadoID)} prefetch={false} className="cell-link">
            {apellidoNombre || 'Sin nombre'}
          </Link>
          {cuantos > 1 && <span className="text-muted-foreground"> ({matricula})</span>}
        </span>
      ),
    )}
    {cuantos > miembros.length && (
      <span className="text-muted-foreground">y {cuantos - miembros.length} más</span>
    )}
    {tuvieron.map((one) => (
      <span key={one} className="text-muted-foreground">
        {one}
      </span>
    ))}
  </span>
)

const what = ({ clase, datos = [] }: Hallazgo) =>
  clase && (
    <span className="wrap-anywhere">
      {CLASES_DE_CONTROL[clase]}
      <span className="cell-note">{describeControl(clase, datos)}</span>
    </span>
  )

const said = ({ visto }: Hallazgo) =>
  visto && (
    <span className="wrap-anywhere">
      {visto.motivo}
      <span className="cell-note">
        {visto.quien}
        {visto.cuando && `, ${formatInstante(visto.cuando).slice(0, 10)}`}
      </span>
    </span>
  )

const COLUMNAS = columnsOf<Hallazgo, typeof controlPadron.declaracion>(controlPadron, {
  quienes: { kind: 'own', width: '17rem', cell: who, blank: true },
  clase: { kind: 'own', cell: what },
  visto: { kind: 'own', width: '13rem', cell: said, blank: true },
})

const nameOf = ({ clase, matricula }: Hallazgo): string =>
  `${clase ? CLASES_DE_CONTROL[clase] : 'Hallazgo'}, matrícula ${matricula ?? ''}`

const actionsOf = (judge: (hallazgo: Hallazgo) => void): OwnColumn<Hallazgo> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '8rem',
  cell: (row) =>
    row.visto?.vistoID ? (
      <LookAgain vistoID={row.visto.vistoID} name={nameOf(row)} />
    ) : (
      <button
        type="button"
        className="cell-action"
        aria-haspopup="dialog"
        aria-label={`Está bien: ${nameOf(row)}`}
        onClick={() => judge(row)}
      >
        Está bien
      </button>
    ),
})

function LookAgain({ vistoID, name }: { vistoID: number; name: string }) {
  const { enviar, pendiente } = useLlamada('/controlPadron/volverAMirar', {
    exito: 'Volvió a la lista',
    fracaso: 'No se pudo volver a la lista',
    relee: true,
  })
  return (
    <button
      type="button"
      className="cell-action"
      aria-label={`Volver a mirar: ${name}`}
      disabled={pendiente}
      onClick={() => void enviar({ vistoID })}
    >
      Volver a mirar
    </button>
  )
}
