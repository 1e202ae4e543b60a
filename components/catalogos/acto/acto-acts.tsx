'use client'

import type { ActoEnCurso } from '@/components/catalogos/acto/acto-values'
import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { DialogButton } from '@/components/ui/dialog-button'
import { Download, Printer } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import { rutas } from '@/lib/routes'

const NumberDialog = porPedido(() =>
  import('@/components/catalogos/acto/number-dialog').then((module) => module.NumberDialog),
)
const SignDialog = porPedido(() =>
  import('@/components/catalogos/acto/sign-dialog').then((module) => module.SignDialog),
)
const RevokeDialog = porPedido(() =>
  import('@/components/catalogos/acto/revoke-dialog').then((module) => module.RevokeDialog),
)

type Props = { acto: ActoEnCurso; redacta: boolean }

/** What may be done with an act as it is. */
export function ActoActs({ acto, redacta }: Props) {
  if (acto.estado === 'borrador') return redacta && <DraftActs acto={acto} />
  const { id, estado, escaneo, numera } = acto
  return (
    <>
      {redacta && estado !== 'sinEfecto' && (
        <DialogButton
          variant={estado === 'numerada' ? 'default' : 'outline'}
          fetch={SignDialog.fetch}
          dialog={(close) => <SignDialog acto={acto} close={close} />}
        >
          {estado === 'numerada' ? 'Registrar firma' : 'Reemplazar escaneo'}
        </DialogButton>
      )}
      {escaneo && (
        <Button variant="outline" asChild>
          <a href={addressOfArchivo('/acto/verEscaneo', { id }, escaneo)} target="_blank" rel="noreferrer">
            <Download aria-hidden />
            Ver escaneo
          </a>
        </Button>
      )}
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden />
        Imprimir
      </Button>
      {numera && estado !== 'sinEfecto' && (
        <DialogButton
          variant="outline"
          fetch={RevokeDialog.fetch}
          dialog={(close) => <RevokeDialog acto={acto} close={close} />}
        >
          Dejar sin efecto
        </DialogButton>
      )}
    </>
  )
}

function DraftActs({ acto }: { acto: ActoEnCurso }) {
  const confirm = useConfirm()
  const { enviar } = useLlamada('/acto/eliminar', {
    exito: 'Se eliminó el borrador',
    fracaso: 'No se pudo eliminar el borrador',
    destino: rutas.resoluciones(),
  })
  const remove = () =>
    confirm({
      title: 'Eliminar este borrador',
      description: 'No tiene número todavía: no queda ningún hueco. Lo escrito se pierde.',
      yes: 'Eliminar',
      tone: 'destructive',
      action: () => enviar({ id: acto.id }),
    })
  return (
    <>
      {acto.numera && (
        <DialogButton
          fetch={NumberDialog.fetch}
          dialog={(close) => <NumberDialog acto={acto} close={close} />}
        >
          Numerar
        </DialogButton>
      )}
      <Button variant="outline" onClick={() => void remove()}>
        Eliminar borrador
      </Button>
    </>
  )
}
