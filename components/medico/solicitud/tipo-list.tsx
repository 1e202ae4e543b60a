'use client'

import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { formatMoney } from '@/domain/dinero'
import { OPCIONES_DE_DEUDA } from '@/domain/reglas-de-emision'
import { DECIDEN } from '@/domain/solicitud'
import type { Tipo } from '@/components/medico/solicitud/solicitud-leida'

const TipoDialog = porPedido(() =>
  import('@/components/medico/solicitud/tipo-dialog').then((module) => module.TipoDialog),
)

/** The kinds of request with their rules in words. */
export const TipoList = ({ tipos }: { tipos: readonly Tipo[] }) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {tipos.map((tipo) => (
      <li key={tipo.id} className="grid">
        <TipoCard tipo={tipo} />
      </li>
    ))}
  </ul>
)

function TipoCard({ tipo }: { tipo: Tipo }) {
  const { nombre = '', abierta, requisitos = [] } = tipo
  return (
    <Card aria-label={nombre} className="grid content-start gap-3 px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <CardTitle className="text-base wrap-anywhere">{nombre}</CardTitle>
          {!abierta && <Badge color="grey">No se recibe</Badge>}
        </div>
        <DialogButton
          variant="outline"
          size="sm"
          aria-label={`Editar ${nombre}`}
          fetch={TipoDialog.fetch}
          dialog={(close) => <TipoDialog tipo={tipo} close={close} />}
        >
          Editar
        </DialogButton>
      </div>
      <p className="text-muted-foreground">{rulesOf(tipo).join(' · ')}</p>
      {requisitos.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {requisitos.map(({ nombre: papel, obligatorio, original, diasDeVigencia }) => (
            <li key={papel} className="wrap-anywhere">
              {papel}
              <span className="text-muted-foreground">
                {!obligatorio && ', si corresponde'}
                {original && ', original'}
                {diasDeVigencia && `, de hasta ${diasDeVigencia} días`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function rulesOf({ decide, plazoHabiles, deuda = 0, anios, devuelveCarnet, corte, monto }: Tipo): string[] {
  return [
    decide && `Decide ${DECIDEN[decide].replace('La ', 'la ')}`,
    monto == null ? 'Sin cargo' : formatMoney(monto),
    plazoHabiles != null && `Se contesta en ${plazoHabiles} días hábiles`,
    deuda > 0 && OPCIONES_DE_DEUDA[deuda]?.texto,
    anios != null && (anios === 1 ? 'Hasta 1 año' : `Hasta ${anios} años`),
    devuelveCarnet && 'Devuelve el carnet',
    corte && `Después del ${corte.slice(3)}/${corte.slice(0, 2)} debe el año`,
  ].filter((line) => typeof line === 'string')
}
