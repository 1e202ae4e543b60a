'use client'

import { useLlamada } from '@/components/llamada/use-llamada'
import { OneText } from '@/components/padron/propuesta/one-text'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Spinner } from '@/components/ui/spinner'
import { formatMoney } from '@/domain/dinero'
import { MAX_TEXTO_PEDIDO } from '@/domain/papel-pedido'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Ofrecido = LeidoEn<'/papel_pedido/traerOfrecidos'>[number]

type Props = { ofrecidos: readonly Ofrecido[]; pedidos: ReadonlySet<number | undefined> }

/** What the doctor may ask for, each with its price, or with why he may not have it. `pedidos` are the types that wait. */
export function AskPapeles({ ofrecidos, pedidos }: Props) {
  if (ofrecidos.length === 0)
    return <p className="text-muted-foreground">Por ahora el Consejo no ofrece ninguno en línea.</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {ofrecidos.map((ofrecido) => (
        <li key={ofrecido.tipoCertificadoID}>
          <Offered ofrecido={ofrecido} pedido={pedidos.has(ofrecido.tipoCertificadoID)} />
        </li>
      ))}
    </ul>
  )
}

function Offered({ ofrecido, pedido }: { ofrecido: Ofrecido; pedido: boolean }) {
  const { nombre = '', monto, porSiSolo, motivos = [] } = ofrecido
  return (
    <Card aria-label={nombre} className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{nombre}</h3>
        <strong className="shrink-0 font-semibold tabular-nums">
          {monto ? formatMoney(monto) : 'Sin cargo'}
        </strong>
      </div>
      {motivos.length > 0 && !pedido ? (
        <div>
          <p>Hoy no se le puede emitir:</p>
          <ul className="list-disc pl-5 text-muted-foreground wrap-anywhere">
            {motivos.map((motivo) => (
              <li key={motivo}>{motivo}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-muted-foreground">
          {porSiSolo
            ? monto
              ? 'Se emite solo, en cuanto se paga.'
              : 'Se emite solo, enseguida.'
            : 'Lo emite el Consejo, que lo lee antes.'}
        </p>
      )}
      {pedido ? (
        <p className="font-medium">Ya lo pidió: está en «Lo que pidió».</p>
      ) : (
        motivos.length === 0 && <AskButton ofrecido={ofrecido} />
      )}
    </Card>
  )
}

function AskButton({ ofrecido: { tipoCertificadoID, nombre, monto, pideTexto } }: { ofrecido: Ofrecido }) {
  const { enviar, pendiente } = useLlamada('/papel_pedido/pedir', {
    exito: monto ? `Se pidió «${nombre}». Ahora falta pagarlo` : `Se pidió «${nombre}»`,
    fracaso: `No se pudo pedir «${nombre}»`,
    enCampos: ['texto'],
    relee: true,
  })
  const button = monto ? `Pedir por ${formatMoney(monto)}` : 'Pedir'
  const ask = (texto?: string) =>
    enviar({ tipoCertificadoID: tipoCertificadoID ?? 0, texto, montoPrevisto: monto ?? undefined })
  if (pideTexto)
    return (
      <OneText
        label="Para qué es"
        button={button}
        input={{ maxLength: MAX_TEXTO_PEDIDO }}
        pendiente={pendiente}
        send={async (texto) => {
          const result = await ask(texto)
          return result && !result.ok ? (result.errores['texto'] ?? result.mensaje) : undefined
        }}
      />
    )
  return (
    <Button className="min-h-11" busy={pendiente} onClick={() => void ask()}>
      {pendiente && <Spinner />}
      {button}
      <span className="sr-only"> {nombre}</span>
    </Button>
  )
}
