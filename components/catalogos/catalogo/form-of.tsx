'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { Elegibles } from '@/components/catalogos/catalogo/catalogue-editor'
import { CatalogueForm } from '@/components/catalogos/catalogo/catalogue-form'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { Card } from '@/components/ui/card'
import type { NounCatalogo } from '@/contract/catalogo/lista'

export type FormProps = {
  noun: NounCatalogo
  /** Absent for a new row. */
  fila: Fila | undefined
  elegibles: Elegibles
}

/** Catalogues whose form is more than their declaration's fields. */
const PROPIOS: Readonly<Partial<Record<NounCatalogo, ComponentType<FormProps>>>> = {
  tipo_certificado: dynamic(() =>
    import('@/components/catalogos/certificado/certificate-form').then((module) => module.CertificateForm),
  ),
  firmante: dynamic(() =>
    import('@/components/catalogos/firmante/signatory-form').then((module) => module.SignatoryForm),
  ),
}

export function FormOf(props: FormProps) {
  const Propio = PROPIOS[props.noun]
  if (Propio) return <Propio {...props} />
  return (
    <Card className="max-w-3xl px-4 py-4 md:px-5">
      <CatalogueForm {...props} />
    </Card>
  )
}
