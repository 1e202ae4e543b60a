'use client'

import { useId, useState } from 'react'
import { MatriculadoWords, useMatriculado } from '@/components/acto/for-matriculado'
import { ActoSelect } from '@/components/catalogos/acto/acto-select'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { yearsTo } from '@/components/medico/solicitud/years'
import type { Solicitud } from '@/components/medico/solicitud/solicitud-leida'
import { type Acts, StateEffects } from '@/components/padron/ficha/state-effects'
import { useTellClosed } from '@/components/padron/matriculado/closed-debitos'
import { ActFooter } from '@/components/ui/act-footer'
import { Combobox } from '@/components/ui/combobox'
import { DialogBody } from '@/components/ui/dialog'
import { type Fecha, isFecha } from '@/domain/fechas'
import { hasTerm, lastDayOfTerm, MAX_ANIOS, nameOfSolicitud } from '@/domain/solicitud'
import { headingOf, nameOf } from '@/lib/padron/matriculado-name'

type Errores = Readonly<Record<string, string>>
interface Decidido {
  desde: Fecha | undefined
  anios: number | undefined
  actoID: number | undefined
}
/** What is told beside its field. */
const EN_CAMPOS: readonly string[] = ['desde', 'hasta', 'anios', 'actoID']
type Props = { solicitud: Solicitud; close: () => void }

/** What stands in the dialog, and its sending. */
function useResolve({ solicitud, close }: Props) {
  const { id: solicitudID = 0, empieza, anios, resultadoID, estadoActual } = solicitud
  const [decidido, setDecidido] = useState<Decidido>({
    ...{ desde: empieza ?? undefined, anios: anios ?? undefined, actoID: undefined },
  })
  const [acts, setActs] = useState<Acts>({})
  const [errores, setErrores] = useState<Errores>({})
  const tellClosed = useTellClosed()
  const { enviar, ...outcome } = useRepetible('/solicitud/resolver', {
    exito: 'Se aprobó la solicitud',
    fracaso: 'No se pudo aprobar la solicitud',
    que: 'se aprobó la solicitud',
    enCampos: true,
    relee: true,
  })
  const asked = askedDays(decidido)
  async function send() {
    if (asked === null) return setErrores({ desde: 'Ingrese una fecha válida' })
    const { desde, anios: years, actoID } = decidido
    const result = await enviar({
      ...{ solicitudID, actoID },
      ...(resultadoID != null && { desde, anios: years, estadoPrevio: estadoActual, ...acts }),
    })
    if (!result) return
    if (!result.ok) return setErrores(result.errores)
    tellClosed(result.datos.cerrados)
    close()
  }
  function decide(some: Partial<Decidido>) {
    setDecidido({ ...decidido, ...some })
    // What is ticked was proposed for other days.
    setActs({})
    setErrores({})
  }
  return { decidido, decide, asked, send, outcome, effects: { asked, acts, setActs, setErrores }, errores }
}

/** Approves a request: from when on, by which act, and what is done beside the change. */
export function ResolveDialog({ solicitud, close }: Props) {
  const { ahora } = useMatriculado(solicitud.matriculadoID ?? 0)
  const { decidido, decide, asked, send, outcome, effects, errores } = useResolve({ solicitud, close })
  return (
    <MoneyDialog
      title={`Aprobar: ${nameOfSolicitud(solicitud)}`}
      description={
        <MatriculadoWords datos={ahora} quien={ahora && headingOf(ahora)} ademas={solicitud.tipo} />
      }
      className="max-w-xl"
      {...{ outcome, close }}
    >
      <DialogBody className="grid gap-4">
        <Decided {...{ solicitud, decidido, decide, errores }} />
        {ahora && <Effects {...{ solicitud, ahora, ...effects }} />}
        <Also solicitud={solicitud} />
        {Object.entries(errores)
          .filter(([clave]) => !EN_CAMPOS.includes(clave))
          .map(([clave, mensaje]) => (
            <p key={clave} role="alert" className="field-error">
              {mensaje}
            </p>
          ))}
      </DialogBody>
      <ActFooter
        close={close}
        pendiente={outcome.pendiente}
        disabled={asked === null}
        act={() => void send()}
      >
        {outcome.pendiente ? 'Guardando...' : 'Aprobar'}
      </ActFooter>
    </MoneyDialog>
  )
}

type EffectsProps = Pick<Props, 'solicitud'> & {
  ahora: NonNullable<ReturnType<typeof useMatriculado>['ahora']>
} & ReturnType<typeof useResolve>['effects']

/** What the change of state does; of what leaves his state as it is, nothing. */
function Effects({ solicitud, ahora, ...mas }: EffectsProps) {
  const { matriculadoID = 0, estadoID, resultadoID } = solicitud
  if (resultadoID == null) return null
  const { tipoMatricula, generaCuotas, formaPago, cuitCuil } = ahora
  return (
    <StateEffects
      miembro={{
        ...{ matriculadoID, nombre: nameOf(ahora), tipoMatricula, generaCuotas, cuitCuil },
        formaPago: formaPago && { id: null, ...formaPago },
      }}
      tipoMatriculaID={resultadoID}
      same={estadoID === resultadoID}
      simula
      {...mas}
    />
  )
}

/** Null while the day that was typed is none. */
function askedDays({ desde, anios }: Decidido): { desde: Fecha; hasta?: Fecha } | null {
  if (!desde || !isFecha(desde)) return null
  return { desde, ...(anios && { hasta: lastDayOfTerm(desde, anios) }) }
}

type DecidedProps = {
  solicitud: Solicitud
  decidido: Decidido
  decide: (some: Partial<Decidido>) => void
  errores: Errores
}

function Decided({ solicitud, decidido, decide, errores }: DecidedProps) {
  const [desde, anios] = [useId(), useId()]
  const { clase, resultadoID } = solicitud
  const { desde: malDesde, hasta: malHasta, anios: malAnios = malHasta } = errores
  return (
    <>
      {resultadoID != null && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FieldFrame id={desde} label="Desde" error={malDesde}>
            <DateInput
              {...describe(desde, { error: malDesde })}
              value={decidido.desde}
              onChange={(value) => decide({ desde: value })}
            />
          </FieldFrame>
          {clase && hasTerm(clase) && (
            <FieldFrame id={anios} label="Por cuánto tiempo" error={malAnios}>
              <Combobox
                {...describe(anios, { error: malAnios })}
                options={yearsTo(MAX_ANIOS)}
                placeholder="Sin plazo"
                clearable
                value={decidido.anios ?? null}
                onChange={(value) => decide({ anios: value ?? undefined })}
              />
            </FieldFrame>
          )}
        </div>
      )}
      <ActoSelect
        label={solicitud.decide === 'junta' ? 'Resolución de la Junta' : 'Resolución (si la hay)'}
        required={solicitud.decide === 'junta'}
        value={decidido.actoID}
        onChange={(actoID) => decide({ actoID })}
        rechazo={errores['actoID']}
      />
    </>
  )
}

/** What goes with it besides the state. */
function Also({
  solicitud: { carnets = 0, resultadoID, clase, apellido, nombre },
}: {
  solicitud: Solicitud
}) {
  const renames = clase === 'cambioDeNombre'
  return (
    <>
      {renames && (
        <p className="wrap-anywhere">
          En el padrón pasa a llamarse <strong>{`${apellido ?? ''}, ${nombre ?? ''}`}</strong>. Se lo sigue
          encontrando por el nombre anterior, y los papeles ya emitidos quedan como están.
        </p>
      )}
      {carnets > 0 && (resultadoID != null || renames) && (
        <p>{carnets === 1 ? 'Se anula su carnet.' : `Se anulan sus ${carnets} carnets.`}</p>
      )}
    </>
  )
}
