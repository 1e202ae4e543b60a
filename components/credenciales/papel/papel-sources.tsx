'use client'

import { type ReactNode, useMemo } from 'react'
import { PapelWait } from '@/components/credenciales/papel/papel-dialog'
import type { Fuentes } from '@/components/credenciales/papel/use-filled'
import { usePresent } from '@/components/llamada/use-present'
import { useReturned } from '@/components/llamada/use-returned'
import { optionsOf } from '@/components/padron/ficha/catalogo'

type Props = { matriculadoID: number; close: () => void; children: (fuentes: Fuentes) => ReactNode }

/** The member's record, read again when somebody comes back from filling it, and who may sign. */
export function PapelSources({ matriculadoID, close, children }: Props) {
  const ficha = usePresent('/matriculado/traerDatos', { matriculadoID })
  const firmantes = usePresent('/firmante/traerTodosSelect', {})
  useReturned(true, () => void ficha.leer())
  const options = useMemo(() => optionsOf(firmantes.ahora ?? [], undefined), [firmantes.ahora])
  if (!ficha.ahora || !firmantes.ahora) return <PapelWait reads={[ficha, firmantes]} close={close} />
  return children({ ficha: ficha.ahora, firmantes: options })
}

type BodyProps = {
  tipoCertificadoID: number
  close: () => void
  children: (tipo: { id: number; nombre: string; cuerpo: string }) => ReactNode
}

/** A type's body. */
export function PapelBody({ tipoCertificadoID, close, children }: BodyProps) {
  const tipo = usePresent('/tipo_certificado/traerDatos', { id: tipoCertificadoID })
  useReturned(true, () => void tipo.leer())
  if (!tipo.ahora) return <PapelWait reads={[tipo]} close={close} />
  const { nombre, cuerpo } = tipo.ahora
  return children({ id: tipoCertificadoID, nombre: nombre ?? 'Certificado', cuerpo: cuerpo ?? '' })
}
