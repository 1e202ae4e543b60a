import { Award, Building2, Coins, FileBadge, GraduationCap, PenLine, Stethoscope } from 'lucide-react'
import type { Metadata } from 'next'
import { Hub } from '@/components/catalogo/hub'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Ajustes Basicos' }

export default async function AjustesBasicosPage() {
  await exigir('catalogos.administrar')
  return (
    <Hub
      title="Ajustes Basicos"
      back={rutas.varios()}
      cards={[
        { icon: Building2, ...of('organizacion', 'Donde se obtienen las especialidades') },
        { icon: Award, ...of('especialidad', 'Las que se registran a los médicos') },
        { icon: GraduationCap, ...of('entidad_otorga_titulo', 'Universidades que otorgan títulos') },
        { icon: Stethoscope, ...of('practica', 'Las que se registran a los médicos') },
        { icon: PenLine, ...of('firmante', 'Quienes firman los certificados') },
        { icon: FileBadge, ...of('tipo_certificado', 'Textos de los certificados') },
        { icon: Coins, ...of('concepto', 'Lo que se cobra además de la matrícula') },
      ]}
    />
  )
}

const of = (noun: keyof typeof CATALOGOS, text: string) => ({
  title: CATALOGOS[noun].titulo,
  text,
  href: CATALOGOS[noun].lista,
})
