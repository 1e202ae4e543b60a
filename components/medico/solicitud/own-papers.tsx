'use client'

import { useRef, useState } from 'react'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Section } from '@/components/medico/section'
import { Button } from '@/components/ui/button'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { Spinner } from '@/components/ui/spinner'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { ESTADOS_DE_PAPEL_PRESENTADO, type EstadoDePapelPresentado } from '@/domain/solicitud'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Solicitud = LeidoEn<'/solicitud/traerPropia'>
type Papel = NonNullable<Solicitud['papeles']>[number]
type Props = { solicitudID: number; papeles: readonly Papel[]; attaches: boolean }

/** The papers of a request; `attaches`: while they may still be sent. */
export const OwnPapers = ({ papeles, ...mas }: Props) =>
  papeles.length > 0 && (
    <Section id="papeles" title="Papeles">
      <ul aria-label="Papeles" className="divide-y rounded-lg border bg-card">
        {papeles.map((papel) => (
          <li key={papel.papelID} className="grid grid-cols-1 gap-2 px-4 py-3">
            <Paper papel={papel} {...mas} />
          </li>
        ))}
      </ul>
    </Section>
  )

const COLORES: Readonly<Record<EstadoDePapelPresentado, BadgeColor>> = {
  esperado: 'grey',
  recibido: 'blue',
  aceptado: 'green',
  observado: 'orange',
}

function Paper({ papel, solicitudID, attaches }: { papel: Papel } & Omit<Props, 'papeles'>) {
  const { papelID = 0, nombre, ayuda, obligatorio, original, visto, estado, huella, archivo, motivo } = papel
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">
          {nombre}
          {obligatorio === false && <span className="font-normal text-muted-foreground"> (si lo tiene)</span>}
        </span>
        {estado && <Badge color={COLORES[estado]}>{ESTADOS_DE_PAPEL_PRESENTADO[estado]}</Badge>}
      </div>
      {ayuda && <p className="text-muted-foreground wrap-anywhere">{ayuda}</p>}
      {motivo && <p className="wrap-anywhere">Observado: {motivo}</p>}
      {original && !visto && <p className="text-muted-foreground">El original se lleva al Consejo.</p>}
      {huella && (
        <a
          href={addressOfArchivo('/solicitud/verPropio', { solicitudID, papelID }, huella)}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center wrap-anywhere"
        >
          Ver {archivo ?? 'el archivo'}
        </a>
      )}
      {attaches && estado !== 'aceptado' && (
        <Attach {...{ solicitudID, papelID, huella }} nombre={nombre ?? ''} />
      )}
    </>
  )
}

type AttachProps = { solicitudID: number; papelID: number; nombre: string; huella: string | null | undefined }

/** One press: the telephone offers its camera, and the file goes as it is chosen. */
function Attach({ solicitudID, papelID, nombre, huella }: AttachProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { enviar, pendiente } = useRepetible('/solicitud/adjuntarPropio', {
    exito: `Se agregó «${nombre}»`,
    fracaso: `No se pudo agregar «${nombre}»`,
    que: 'se agregó el archivo',
    enCampos: true,
    relee: true,
  })
  async function send(file: File | undefined) {
    if (!file) return
    setError(undefined)
    const result = await enviar({ solicitudID, papelID }, file)
    if (result && !result.ok) setError(Object.values(result.errores)[0] ?? result.mensaje)
  }
  return (
    <div className="grid gap-1">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Archivo de ${nombre}`}
        accept={ADJUNTO_ENTRANTE.tipos.join()}
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        variant="outline"
        className="min-h-11"
        busy={pendiente}
        aria-describedby={error ? `papel-${papelID}-error` : undefined}
        onClick={() => input.current?.click()}
      >
        {pendiente && <Spinner />}
        {pendiente ? 'Enviando...' : huella ? 'Cambiar el archivo' : 'Agregar foto o PDF'}
        <span className="sr-only"> de {nombre}</span>
      </Button>
      {error && (
        <p id={`papel-${papelID}-error`} role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
