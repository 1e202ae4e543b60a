'use client'

import { Pencil } from '@/components/ui/icons'
import { useState } from 'react'
import { PersonsDialog } from '@/components/acceso/ajuste/persons-dialog'
import { RuleDialog } from '@/components/acceso/ajuste/rule-dialog'
import type { Regla } from '@/components/acceso/ajuste/rules'
import { TextDialog } from '@/components/acceso/ajuste/text-dialog'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { GRUPOS } from '@/domain/regla'
import { formatInstante } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

const ADDRESS = { path: rutas.ajustes(), params: {} }

export function RuleTables({ reglas }: { reglas: readonly Regla[] }) {
  const [clave, setClave] = useState<string>()
  // As it was last read: a rule that somebody else changed is read again.
  const editing = reglas.find((regla) => regla.clave === clave)
  const close = () => setClave(undefined)
  const columns: readonly Column<Regla>[] = [
    {
      id: 'titulo',
      label: 'Regla',
      kind: 'own',
      title: true,
      width: '32%',
      cell: (regla) => <What {...regla} />,
    },
    { id: 'vale', label: 'Valor actual', kind: 'own', width: '13rem', cell: (regla) => <Value {...regla} /> },
    { id: 'deFabrica', label: 'Valor inicial', kind: 'text', width: '8rem' },
    { id: 'fuente', label: 'De dónde sale', kind: 'own', cell: ({ ajuste }) => ajuste.fuente },
    {
      id: 'acciones',
      label: 'Acciones',
      kind: 'actions',
      cell: (regla) => (
        <Button
          variant="ghost"
          aria-label={`Cambiar ${regla.ajuste.titulo}`}
          onClick={() => setClave(regla.clave)}
        >
          <Pencil aria-hidden />
          Cambiar
        </Button>
      ),
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-5">
      {GRUPOS.map((grupo) => {
        const rows = reglas.filter(({ ajuste }) => ajuste.grupo === grupo)
        return (
          rows.length > 0 && (
            <section key={grupo} aria-label={grupo}>
              <h2 className="mb-2 text-base font-semibold">{grupo}</h2>
              <DataTable
                label={grupo}
                columns={columns}
                content={{ state: 'rows', rows }}
                rowKey={({ clave }) => clave}
                empty={{ text: 'No hay reglas' }}
                address={ADDRESS}
              />
            </section>
          )
        )
      })}
      {editing && <DialogOfRule regla={editing} close={close} />}
    </div>
  )
}

function DialogOfRule({ regla, close }: { regla: Regla; close: () => void }) {
  if ('personas' in regla) return <PersonsDialog {...{ regla, close }} />
  return 'texto' in regla ? <TextDialog {...{ regla, close }} /> : <RuleDialog {...{ regla, close }} />
}

const What = ({ ajuste }: Regla) => (
  <div className="grid gap-0.5">
    <span>{ajuste.titulo}</span>
    <span className="font-normal text-muted-foreground">{ajuste.efecto}</span>
  </div>
)

/** A changed value tells who set it and when. */
const Value = ({ vale, cambiada, cambiado, quien }: Regla) => (
  <div className="grid justify-items-start gap-0.5">
    <strong className="font-semibold">{vale}</strong>
    {cambiada && <Badge color="orange">cambiada</Badge>}
    {cambiado && (
      <span className="text-[0.8125rem] text-muted-foreground">
        {quien ?? 'El sistema'}, {formatInstante(cambiado).slice(0, -3)}
      </span>
    )}
  </div>
)
