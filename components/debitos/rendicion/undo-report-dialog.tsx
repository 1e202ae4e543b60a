'use client'

import { TakeBackDialog } from '@/components/debitos/ronda/take-back-dialogs'
import { useRepetible } from '@/components/llamada/use-repetible'

type Props = { rendicionID: number; nombre: string; close: () => void }

export function UndoReportDialog({ rendicionID, nombre, close }: Props) {
  const { enviar, ...estado } = useRepetible('/rendicion/deshacer', {
    exito: 'Se deshizo la rendición',
    fracaso: 'No se pudo deshacer la rendición',
    que: 'se deshizo la rendición',
    relee: true,
    enCampos: true,
  })
  return (
    <TakeBackDialog
      title={`Deshacer ${nombre}`}
      yes="Deshacer la rendición"
      savingText="Deshaciendo..."
      send={(motivo) => enviar({ rendicionID, motivo })}
      {...{ estado, close }}
    >
      <p>
        Se anulan los pagos que hizo esta rendición y sus cargos vuelven a esperar al banco. Después se puede
        cargar otra vez.
      </p>
    </TakeBackDialog>
  )
}
