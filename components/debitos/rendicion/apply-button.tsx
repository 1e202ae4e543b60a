'use client'

import { expectEnd } from '@/components/debitos/rendicion/applying'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'
import { Check } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'
import { countResults, PENDIENTE } from '@/domain/debito/rendicion'
import { formatMoney, sumMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'
import type { Rendicion } from '@/components/debitos/rendicion/rendicion-card'

type Props = {
  nombre: string
  rendiciones: readonly Pick<Rendicion, 'id' | 'estado' | 'codigos'>[]
}

/** Moves the money of every report that was read, in one act. */
export function ApplyButton({ nombre, rendiciones }: Props) {
  const confirm = useConfirm()
  const { enviar, pendiente } = useRepetible('/rendicion/aplicar', {
    exito: 'Se empezó a aplicar la rendición',
    fracaso: 'No se pudo cargar el archivo',
    que: 'empezó a aplicarse',
    relee: true,
  })
  const contados = countResults(rendiciones.flatMap(({ codigos }) => codigos ?? []))
  const cobrado = sumMoney(contados.map((one) => one.cobrado))
  const aMedias = rendiciones.some(({ estado }) => estado === 'parcial')
  const [first, ...luego] = rendiciones.flatMap(({ id }) => id ?? [])
  async function apply(rendicionID: number) {
    const result = await enviar({ rendicionID, luego })
    if (result?.ok && result.datos.tareaID !== undefined) expectEnd(result.datos.tareaID)
    return result
  }
  const ask = () =>
    first !== undefined &&
    void confirm({
      title: `Aplicar la rendición de ${nombre}`,
      description: `Lo cobrado suma ${formatMoney(cobrado)}. ${waysOf(contados)} Se puede deshacer mientras nada posterior dependa de ella.`,
      yes: 'Aplicar',
      no: 'Cancelar',
      action: () => apply(first),
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={ask} busy={pendiente}>
        {pendiente ? <Spinner /> : <Check aria-hidden />}
        {aMedias
          ? 'Seguir aplicando'
          : rendiciones.length === 1
            ? 'Aplicar la rendición'
            : `Aplicar las ${rendiciones.length} rendiciones`}
      </Button>
      <p className="text-muted-foreground">
        {aMedias ? 'Se detuvo a medio aplicar: sigue donde quedó.' : 'Todavía no se movió dinero.'}
      </p>
    </div>
  )
}

/** What becomes of the lines: paid, owed again, or for a person to decide. */
function waysOf(contados: ReturnType<typeof countResults>): string {
  const count = (is: (one: (typeof contados)[number]) => boolean) =>
    contados.filter(is).reduce((sum, one) => sum + one.cantidad, 0)
  const paid = count(({ clave }) => clave !== PENDIENTE && clave > 0)
  const rest = count(({ clave }) => clave !== PENDIENTE && clave < 0)
  const waits = count(({ clave }) => clave === PENDIENTE)
  const open = sumMoney(
    contados.flatMap(({ clave, cobrado }) => (clave !== PENDIENTE && clave < 0 ? [cobrado] : [])),
  )
  const abierto = open > 0 ? `, y ${formatMoney(open)} de lo cobrado queda en Cobros por resolver` : ''
  const pendientes =
    waits === 0
      ? ''
      : ` ${formatCount(waits)} ${waits === 1 ? 'sigue pendiente' : 'siguen pendientes'} en el banco y no se ${waits === 1 ? 'mueve' : 'mueven'}.`
  return `${formatCount(paid)} ${paid === 1 ? 'queda pagado' : 'quedan pagados'} y ${formatCount(rest)} no: lo no cobrado vuelve a deberse${abierto}.${pendientes}`
}
