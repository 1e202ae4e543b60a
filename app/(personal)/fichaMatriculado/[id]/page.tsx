import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { Suspense } from 'react'
import { ReadFailure } from '@/components/espera/read-failure'
import { FieldEditing } from '@/components/padron/ficha/field-editing'
import { GALLETA_PANELES, openPanels } from '@/components/padron/ficha/open-panels'
import { PracticeToday } from '@/components/padron/ficha/habilitacion'
import { PracticeLoading } from '@/components/padron/ficha/habilitacion-lines'
import { MemberPanels } from '@/components/padron/ficha/panels'
import { FichaCards } from '@/components/padron/ficha/ficha-cards'
import { accesosOf } from '@/components/padron/ficha/ficha-accesos'
import { FichaHeader } from '@/components/padron/ficha/ficha-header'
import { pendingDeuda } from '@/lib/tesoreria/pending-deuda'
import { readCobertura } from '@/lib/padron/read-cobertura'
import { traerTodos as traerRehusados } from '@/contract/aviso-rehusado'
import { traerDatos as traerHabilitacion } from '@/contract/habilitacion'
import { traerDatos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import { orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { MAIL, MEDIOS, WHATSAPP } from '@/domain/mensaje'
import { TEMAS_DE_AVISO } from '@/domain/tema-de-aviso'
import type { Resultado } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export const metadata: Metadata = { title: 'Ficha del matriculado' }

/** After so many milliseconds the record does without what is asked besides. */
const BREVE = { espera: 3_000 }

export default async function FichaPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos, hay } = await requireSession('ficha.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const ampliada = hay.propio
  const cobertura = readCobertura(entrada)
  const habilitacion = ampliada ? readApi(traerHabilitacion, entrada, BREVE) : undefined
  const rehusados = ampliada ? readApi(traerRehusados, entrada, BREVE) : undefined
  const suma = pendingDeuda(entrada.matriculadoID)
  const [result, jar] = await Promise.all([readApi(traerDatos, entrada), cookies()])
  const ficha = orNotFound(result)
  if (!ficha.ok)
    return <ReadFailure falla={ficha} ruta="/matriculado/traerDatos" entrada={entrada} que="la ficha" />
  const editable = permisos.has('padron.editar')
  const amplia = editable && ampliada && environment().ROLE_POLICY !== 'estricta'
  const panels = (
    <MemberPanels
      ficha={ficha.datos}
      editable={editable}
      porSeccion={amplia}
      abiertos={openPanels(jar.get(GALLETA_PANELES)?.value)}
    />
  )
  return (
    <>
      <FichaHeader
        {...entrada}
        ficha={ficha.datos}
        cobertura={cobertura}
        suma={suma}
        responde={habilitacion !== undefined}
        ampliada={ampliada}
      />
      {habilitacion && (
        <Suspense fallback={<PracticeLoading />}>
          <PracticeToday {...entrada} {...{ permisos, habilitacion }} situacion={ficha.datos.situacion} />
        </Suspense>
      )}
      {rehusados && (
        <Suspense>
          <RefusedNotices rehusados={rehusados} />
        </Suspense>
      )}
      <FichaCards {...entrada} permisos={accesosOf(permisos)} adjunta={ampliada} />
      {editable ? <FieldEditing {...{ ficha: ficha.datos, amplia }}>{panels}</FieldEditing> : panels}
    </>
  )
}

type Rehusado = LeidoEn<'/aviso_rehusado/traerTodos'>[number]

/** What he chose not to get; nothing where he gets all. The record does not wait. */
async function RefusedNotices({ rehusados }: { rehusados: Promise<Resultado<Rehusado[]>> }) {
  const result = await rehusados
  if (!result.ok || result.datos.length === 0) return null
  const words = result.datos.map(
    ({ tema = 'deuda', medio }) =>
      `${TEMAS_DE_AVISO[tema].nombre} por ${MEDIOS[medio === MAIL ? MAIL : WHATSAPP]}`,
  )
  return (
    <p className="mb-4 rounded-lg border bg-card px-4 py-3">
      <strong className="font-semibold">Avisos que no quiere:</strong> {words.join(', ')}
    </p>
  )
}
