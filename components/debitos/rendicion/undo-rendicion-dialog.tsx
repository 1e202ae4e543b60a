'use client'

import { ReasonDialog } from '@/components/form/reason-dialog'

type Props = { rendicionID: number; nombre: string; close: () => void }

export function UndoRendicionDialog({ rendicionID, nombre, close }: Props) {
  return (
    <ReasonDialog
      ruta="/rendicion/deshacer"
      textos={{
        titulo: `Deshacer ${nombre}`,
        boton: 'Deshacer la rendición',
        haciendo: 'Deshaciendo...',
        exito: 'Se deshizo la rendición',
        fracaso: 'No se pudo deshacer la rendición',
        que: 'se deshizo la rendición',
      }}
      entrada={(motivo) => ({ rendicionID, motivo })}
      answered
      close={close}
    >
      <p>
        Se anulan los pagos que hizo esta rendición y sus cargos vuelven a esperar al banco. Después se puede
        cargar otra vez.
      </p>
    </ReasonDialog>
  )
}
