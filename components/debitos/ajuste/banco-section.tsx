'use client'

import { useCallback, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { labelsOf, toEscritos, type Grupo } from '@/components/debitos/ajuste/groups'
import { BankQuestions } from '@/components/debitos/ajuste/questions'
import { RecordPreview, RecordTable } from '@/components/debitos/ajuste/record-preview'
import { SettingFields } from '@/components/debitos/ajuste/setting-fields'
import { useGroup, useTellDirty } from '@/components/debitos/ajuste/use-group'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { Card } from '@/components/ui/card'
import { bankFields, declaredBank, type BancoDeDebito } from '@/domain/debito/bancos'
import type { CamposDeDebito } from '@/domain/debito/campos'
import type { Feriados } from '@/domain/debito/feriados'
import { previewOf, type RegistroDeMuestra } from '@/domain/debito/vista-previa'
import type { Mes } from '@/domain/fechas'

type Props = {
  banco: BancoDeDebito
  grupo: Grupo
  puede: boolean
  mes: Mes
  feriados: Feriados
  tellDirty: (grupo: string, dirty: boolean) => void
}

/** A bank's settings beside the first records of its files, which show what is typed before it is saved. */
export function BancoSection({ banco, grupo, puede, mes, feriados, tellDirty }: Props) {
  const { nombre } = declaredBank(banco)
  const { form, submit } = useGroup(grupo)
  const { control, formState } = form
  useTellDirty(
    formState.isDirty,
    useCallback((dirty: boolean) => tellDirty(banco, dirty), [banco, tellDirty]),
  )
  const valores = useWatch({ control })
  const escritos = toEscritos(banco, valores)
  const records = previewOf(banco, escritos, mes, feriados)
  const sections = useMemo(() => sectionsOf(banco), [banco])
  return (
    <section aria-label={nombre}>
      <h2 className="mb-2 text-base font-semibold">{nombre}</h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="min-w-0 px-4 py-4 md:px-5">
          <Form form={form} onSubmit={submit} className="grid gap-4">
            <FormErrors control={control} labels={labelsOf(banco)} />
            {sections.map(({ titulo, campos }) => (
              <fieldset key={titulo ?? ''} className="grid gap-4 sm:grid-cols-2">
                {titulo !== undefined && (
                  <legend className="mb-2 text-sm font-semibold sm:col-span-2">{titulo}</legend>
                )}
                <SettingFields {...{ campos, control, valores }} disabled={!puede} />
              </fieldset>
            ))}
            <div className="flex flex-wrap items-center gap-3">
              {puede && <SubmitButton aria-label={`Guardar los ajustes de ${nombre}`} />}
              <span className="text-[0.8125rem] text-muted-foreground">
                {grupo.cambio ? `Último cambio: ${grupo.cambio}` : 'Nadie los cambió todavía.'}
              </span>
            </div>
          </Form>
        </Card>
        <div className="grid min-w-0 gap-3">
          <Preview nombre={nombre} records={records} />
          <BankQuestions banco={banco} />
        </div>
      </div>
    </section>
  )
}

/** The settings of each class of file, and those of all of them. */
function sectionsOf(banco: BancoDeDebito): { titulo: string | undefined; campos: CamposDeDebito }[] {
  const campos = Object.entries(bankFields(banco))
  const of = (clase: string | null) =>
    Object.fromEntries(campos.filter(([, campo]) => (campo.clase ?? null) === clase))
  return [
    ...declaredBank(banco).clases.map(({ clave, titulo }) => ({
      titulo: `Archivo ${clave}: ${titulo.toLowerCase()}`,
      campos: of(clave),
    })),
    { titulo: undefined, campos: of(null) },
  ].filter((section) => Object.keys(section.campos).length > 0)
}

type PreviewProps = { nombre: string; records: readonly RegistroDeMuestra[] }

const Preview = ({ nombre, records }: PreviewProps) => (
  <section aria-label={`Vista previa de ${nombre}`} className="card grid gap-3 px-4 py-4 md:px-5">
    <div>
      <h3 className="text-sm font-semibold">Así empieza cada archivo</h3>
      <p className="text-[0.8125rem] text-muted-foreground">
        Pase sobre una columna, o muévase con las flechas, para ver qué es. Los puntos son espacios
        {records.some(({ lugares }) => lugares.some(({ falta }) => falta)) &&
          ', y los signos de pregunta lo que falta'}
        .
      </p>
    </div>
    {records.map((registro) => (
      <RecordPreview key={registro.titulo} registro={registro} />
    ))}
    <details>
      <summary className="min-h-6 text-[0.8125rem] text-primary-ink underline underline-offset-3">
        Ver como tabla
      </summary>
      {records.map((registro) => (
        <RecordTable key={registro.titulo} registro={registro} />
      ))}
    </details>
  </section>
)
