'use client'

import { useCallback, useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ForChosen } from '@/components/acto/for-chosen'
import { CertificadosFields } from '@/components/credenciales/certificado/certificados-fields'
import type { DeTodos } from '@/components/credenciales/certificado/use-certificados-form'
import {
  porEmitirOf,
  usePrintCertificados,
} from '@/components/credenciales/certificado/use-print-certificados'
import { LeftOut } from '@/components/credenciales/left-out'
import { Form } from '@/components/form/form'
import type { Congelada } from '@/components/seleccion/freeze'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { nameOfPapel } from '@/domain/papel'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { useSteady } from '@/lib/llamada/use-steady'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = {
  ids: readonly number[]
  /** All of whom these are a part. */
  chosen: Pick<Congelada, 'cantidad' | 'estados'>
  form: UseFormReturn<DeTodos>
  emisor: Emisor
  close: () => void
  done: () => void
  /** Which part of more than are issued at once, and the way to the next. */
  tanda: { texto: string; next: (() => void) | undefined } | undefined
}
type Vista = LeidoEn<'/papel/simularCertificados'>

/** Certificates of one type for many: who would get one and who stays out is told before any is issued. */
export function CertificadosDialog({ ids, chosen, form, emisor, close, done, tanda }: Props) {
  const { vista, falla, leyendo, leer } = usePreview(ids, form)
  const { print, imprimiendo, emitidos } = usePrintCertificados(emisor)
  const ready = readyOf(vista)
  const used = vista?.observaciones ?? []
  const leave = () => {
    if (emitidos && !tanda?.next) done()
    close()
  }
  async function submit(values: DeTodos) {
    const faults = faultsOf(values)
    const [first] = Object.keys(faults) as (keyof DeTodos)[]
    for (const [name, message] of Object.entries(faults)) form.setError(name as keyof DeTodos, { message })
    if (first) return form.setFocus(first)
    await print(ready, porEmitirOf(values, used), leer)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !imprimiendo && leave()}>
      <DialogContent
        title="Emitir Certificados"
        description={<ForChosen {...chosen} />}
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
      >
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid max-h-[60vh] gap-4 overflow-y-auto">
            {tanda && <p className="font-semibold">{tanda.texto}</p>}
            {!emitidos && <CertificadosFields form={form} used={used} />}
            {emitidos ? (
              <p role="status">{issuedText(emitidos)}</p>
            ) : (
              <Effects {...{ vista, falla, leyendo, ready }} elegidos={ids.length} />
            )}
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={leave}>
              Cerrar
            </Button>
            {tanda?.next && (
              <Button variant="outline" disabled={imprimiendo} onClick={tanda.next}>
                Siguiente tanda
              </Button>
            )}
            {falla && (
              <Button variant="outline" onClick={leer}>
                Reintentar
              </Button>
            )}
            {!emitidos && (
              <Button type="submit" busy={imprimiendo} disabled={ready.length === 0}>
                {imprimiendo && <Spinner />}
                {ready.length === 0 ? 'Emitir e Imprimir' : `Emitir e Imprimir ${countText(ready.length)}`}
              </Button>
            )}
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

/** Read anew for each type and first day. */
function usePreview(ids: readonly number[], { control }: UseFormReturn<DeTodos>) {
  const tipoCertificadoID = useWatch({ control, name: 'tipoCertificadoID' })
  const validezDesde = useWatch({ control, name: 'validezDesde' })
  const { estado, leer } = useLectura('/papel/simularCertificados')
  const pedida = useSteady({
    ids: [...ids],
    tipoCertificadoID: tipoCertificadoID ?? 0,
    validezDesde: validezDesde ?? '',
  })
  const asks = pedida.tipoCertificadoID > 0 && pedida.validezDesde !== ''
  const read = useCallback(() => {
    if (asks) void leer(pedida)
  }, [asks, leer, pedida])
  useEffect(read, [read])
  return {
    vista: estado.fase === 'lista' && asks ? estado.datos : undefined,
    falla: estado.fase === 'falla' ? estado.falla : undefined,
    leyendo: estado.fase === 'leyendo',
    leer: read,
  }
}

const readyOf = (vista: Vista | undefined): number[] =>
  vista?.malos?.length
    ? []
    : (vista?.filas ?? []).flatMap(({ matriculadoID, motivos }) =>
        matriculadoID !== undefined && !motivos?.length ? [matriculadoID] : [],
      )

const countText = (count: number): string =>
  count === 1 ? '1 certificado' : `${formatCount(count)} certificados`

function issuedText(emitidos: readonly { numero?: number | undefined }[]): string {
  const numeros = emitidos.flatMap(({ numero }) => numero ?? [])
  const [first = 0, last = 0] = [numeros.at(0), numeros.at(-1)]
  return first === last
    ? `Se emitió el ${nameOfPapel('certificado', first)}.`
    : `Se emitieron ${countText(numeros.length)}, del N° ${first} al N° ${last}.`
}

type EffectsProps = Pick<ReturnType<typeof usePreview>, 'vista' | 'falla' | 'leyendo'> & {
  ready: readonly number[]
  elegidos: number
}

function Effects({ vista, falla, leyendo, ready, elegidos }: EffectsProps) {
  if (falla) return <p role="alert">No se pudo leer a quiénes se les emite: {falla.mensaje}</p>
  if (!vista)
    return <p role="status">{leyendo ? 'Leyendo…' : 'Elija el tipo para ver a quiénes se les emite.'}</p>
  if (vista.malos?.length)
    return (
      <p role="alert">
        El texto de este tipo tiene marcadores mal escritos: {vista.malos.join(', ')}. Corríjalo en Tipos de
        Certificado.
      </p>
    )
  const filas = vista.filas ?? []
  return (
    <>
      <p role="status">
        {ready.length === 0
          ? 'A ninguno de los elegidos se le puede emitir.'
          : `Se emiten ${countText(ready.length)} de ${formatCount(elegidos)}. No se carga ningún concepto ni deuda.`}
      </p>
      <LeftOut
        title="Quedan afuera:"
        filas={filas.filter(({ motivos }) => motivos?.length)}
        reasonsOf={({ motivos }) => motivos}
      />
    </>
  )
}

type Faults = Partial<Record<keyof DeTodos, string>>

/** What the register would refuse, in the order of the fields. */
function faultsOf(values: DeTodos): Faults {
  const { tipoCertificadoID, validezDesde, validezHasta, firmanteID } = values
  const faults: Faults = {}
  if (!tipoCertificadoID) faults.tipoCertificadoID = 'Elija un tipo de certificado'
  if (!validezDesde) faults.validezDesde = 'Elija una Fecha Desde'
  if (validezDesde && validezHasta && validezHasta < validezDesde)
    faults.validezHasta = 'La fecha Hasta no puede ser anterior a la fecha Desde'
  if (!firmanteID) faults.firmanteID = 'Elija un firmante'
  return faults
}
