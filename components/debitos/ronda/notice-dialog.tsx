'use client'

import { useRouter } from 'next/navigation'
import { ChosenDialog, type FilaEn } from '@/components/avisos/envio/chosen-dialog'
import type { Motivo } from '@/components/avisos/envio/mensaje-dialog'
import { formatMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'
import { DATOS_AVISO_DE_DEBITO, MAIL } from '@/domain/mensaje'

const AVISO: Motivo<FilaEn<'/avisoDeDebito/simular'>> = {
  medio: MAIL,
  inicial: {
    asunto: 'Aviso de débito del {fecha}',
    texto: `{saludo}:

El {fecha} se le debitarán {importe} por {forma}. Corresponden a: {conceptos}.

Si no está de acuerdo, avísenos cuanto antes. También puede pedir a su banco que detenga este débito o, una vez hecho, que lo revierta.

{firma}`,
  },
  datos: DATOS_AVISO_DE_DEBITO,
  hint: 'A nadie se le avisa dos veces.',
  valoresOf: ({ nombre = '', importe, conceptos = '', forma = '', fecha }) => ({
    ...{ nombre, conceptos, forma },
    ...(importe !== undefined && { importe: formatMoney(importe) }),
    ...(fecha !== undefined && { fecha: formatFecha(fecha) }),
  }),
}

/** Tells those of a round who were not told yet. */
export function NoticeDialog({ rondaID, close }: { rondaID: number; close: () => void }) {
  const router = useRouter()
  return (
    <ChosenDialog
      simular="/avisoDeDebito/simular"
      enviar="/avisoDeDebito/enviar"
      motivo={AVISO}
      elegidos={{ rondaID }}
      close={close}
      done={() => router.refresh()}
    />
  )
}
