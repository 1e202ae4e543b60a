import { useState } from 'react'
import { Choice } from '@/components/debitos/ronda/choice'
import { FilesButton } from '@/components/debitos/ronda/files-button'
import { useFiles } from '@/components/debitos/ronda/use-files'
import { Card } from '@/components/ui/card'
import { makeBankFiles, makeEntitySheet } from '@/lib/debitos/files-action'
import { NO_SE_SABE_SI_GENERO } from '@/lib/debitos/banco-words'
import type { Option } from '@/components/ui/options'

export interface ForeignFilesProps {
  meses: readonly Option<string>[]
  mes: string
  /** A bank's form of debit, or the entities of which one is chosen. */
  de: { forma: number } | { entidades: readonly Option<string>[] }
}

/** Month, entity and button. */
export function ForeignFilesForm({ meses, mes: actual, de }: ForeignFilesProps) {
  const [mes, setMes] = useState<string | null>(actual)
  const [entidad, setEntidad] = useState<string | null>(null)
  const [wrong, setWrong] = useState<{ mes?: string; entidad?: string }>({})
  const { avance, error, make, forget } = useFiles()

  function generate() {
    const lacks = {
      ...(!mes && { mes: 'Debe ingresar mes y año' }),
      ...('entidades' in de && !entidad && { entidad: 'Elija una entidad' }),
    }
    setWrong(lacks)
    forget()
    if (!mes || Object.keys(lacks).length > 0) return
    if ('forma' in de) void make(() => makeBankFiles(de.forma, mes), NO_SE_SABE_SI_GENERO)
    else void make(() => makeEntitySheet(Number(entidad), mes))
  }
  return (
    <Card className="grid max-w-3xl gap-4 px-4 py-4 md:px-5">
      <div className="flex flex-wrap gap-4">
        <Choice label="Mes" options={meses} value={mes} onChange={setMes} error={wrong.mes} />
        {'entidades' in de && (
          <Choice
            label="Entidad"
            options={de.entidades}
            value={entidad}
            onChange={setEntidad}
            error={wrong.entidad}
          />
        )}
      </div>
      <FilesButton variant="default" text="Generar archivo" {...{ avance, error }} onClick={generate} />
    </Card>
  )
}
