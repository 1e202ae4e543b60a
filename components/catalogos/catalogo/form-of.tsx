'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { CatalogueForm, type FormProps } from '@/components/catalogos/catalogo/catalogue-form'
import { Card } from '@/components/ui/card'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS } from '@/contract/catalogo/lista'

type Formulario = NonNullable<DeclaracionCatalogo['formulario']>

/** Forms that are more than their declaration's fields. */
const FORMULARIOS: Readonly<Record<Formulario, ComponentType<FormProps>>> = {
  certificado: dynamic(() =>
    import('@/components/catalogos/tipo-certificado/certificate-form').then(
      (module) => module.CertificateForm,
    ),
  ),
  firma: dynamic(() =>
    import('@/components/catalogos/firmante/signatory-form').then((module) => module.SignatoryForm),
  ),
}

export function FormOf(props: FormProps) {
  const { formulario }: DeclaracionCatalogo = CATALOGOS[props.noun]
  const Propio = formulario && FORMULARIOS[formulario]
  if (Propio) return <Propio {...props} />
  return (
    <Card className="max-w-3xl px-4 py-4 md:px-5">
      <CatalogueForm {...props} />
    </Card>
  )
}
