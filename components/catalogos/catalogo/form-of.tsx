'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { CatalogoForm, type OwnFormProps } from '@/components/catalogos/catalogo/catalogo-form'
import { Card } from '@/components/ui/card'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { CATALOGOS } from '@/contract/catalogo/lista'

type Formulario = NonNullable<DeclaracionCatalogo['formulario']>

/** Forms that are more than their declaration's fields. */
const FORMULARIOS: Readonly<Record<Formulario, ComponentType<OwnFormProps>>> = {
  certificado: dynamic(() =>
    import('@/components/catalogos/tipo-certificado/certificado-form').then(
      (module) => module.CertificadoForm,
    ),
  ),
  firma: dynamic(() =>
    import('@/components/catalogos/firmante/firmante-form').then((module) => module.FirmanteForm),
  ),
}

export function FormOf({ ampliado, ...props }: OwnFormProps) {
  const { formulario }: DeclaracionCatalogo = CATALOGOS[props.noun]
  const Propio = formulario && FORMULARIOS[formulario]
  if (Propio) return <Propio {...props} ampliado={ampliado} />
  return (
    <Card className="max-w-3xl px-4 py-4 md:px-5">
      <CatalogoForm {...props} />
    </Card>
  )
}
