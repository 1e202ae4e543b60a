import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HelpIndex, HelpSearch, TemaLinks } from '@/components/ayuda/help-index'
import { TemaView } from '@/components/ayuda/tema-view'
import { PageHeader } from '@/components/shell/page-header'
import { programa } from '@/contract/sistema'
import { rolEnPalabras } from '@/domain/roles'
import { DEL_MEDICO, GUIAS } from '@/lib/ayuda/guias'
import { findTemas, readTemas, readTemasDelMedico } from '@/lib/ayuda/manual'
import type { Busqueda } from '@/lib/screen'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Ayuda' }

const word = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.slice(0, 80) : ''

export default async function AyudaPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('ayuda.ver')
  const { tema, guia, texto } = await searchParams
  const personal = permisos.has('inicio.ver')
  if (!personal || word(guia) === DEL_MEDICO)
    return <ForDoctors back={personal ? rutas.ayuda() : rutas.inicioMatriculado()} />
  if (word(tema)) return <OneTema slug={word(tema)} />
  if (word(guia)) return <Guide slug={word(guia)} />
  const typed = word(texto).trim()
  return (
    <>
      <PageHeader title="Ayuda" subtitle="El manual, tarea por tarea" back={rutas.inicio()} />
      <HelpSearch texto={typed} />
      {typed === '' ? (
        <>
          <HelpIndex temas={readTemas()} />
          <Programa />
        </>
      ) : (
        <Found typed={typed} />
      )}
    </>
  )
}

/** All of it on one page, with its parts named first: it is read on a telephone. */
function ForDoctors({ back }: { back: string }) {
  const temas = readTemasDelMedico()
  return (
    <>
      <PageHeader title="Para el matriculado" subtitle="Cómo se hace, desde su teléfono" back={back} />
      <nav aria-label="Temas" className="mb-6" data-print="hide">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {temas.map(({ slug, titulo }) => (
            <li key={slug}>
              <a href={`#${slug}`} className="link inline-grid min-h-11 items-center">
                {titulo}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-6">
        {temas.map((tema) => (
          <TemaView key={tema.slug} tema={tema} nivel="h2" />
        ))}
      </div>
    </>
  )
}

/** What whoever looks after the installation is asked first. A page of help does not fail for it. */
async function Programa() {
  const leido = await readApi(programa, {})
  if (!leido.ok) return null
  const { version, motor } = leido.datos
  return (
    <p className="text-muted-foreground mt-6 border-t pt-4 text-sm">
      Padrón {version} · {motor}
    </p>
  )
}

function Found({ typed }: { typed: string }) {
  const temas = findTemas(typed)
  if (temas.length > 0) return <TemaLinks temas={temas} conCapitulo />
  return <p>Ninguna tarea del manual habla de «{typed}». Pruebe con menos palabras.</p>
}

function OneTema({ slug }: { slug: string }) {
  const temas = readTemas()
  const tema = temas.find((one) => one.slug === slug)
  if (!tema) notFound()
  const beside = temas.filter(({ capitulo, slug }) => capitulo === tema.capitulo && slug !== tema.slug)
  return (
    <>
      <PageHeader title={tema.capitulo} subtitle="Ayuda" back={rutas.ayuda()} />
      <HelpSearch texto="" />
      <TemaView tema={tema} nivel="h2" />
      {beside.length > 0 && (
        <nav aria-label="Del mismo capítulo" className="mt-6 border-t pt-4" data-print="hide">
          <TemaLinks temas={beside} />
        </nav>
      )}
    </>
  )
}

function Guide({ slug }: { slug: string }) {
  const guia = GUIAS.find((one) => one.slug === slug)
  if (!guia) notFound()
  const temas = readTemas().filter((tema) => guia.temas.includes(tema.slug))
  return (
    <>
      <PageHeader
        title={`Guía de ${rolEnPalabras(guia.rol)}`}
        subtitle="Para imprimir"
        back={rutas.ayuda()}
      />
      <div className="grid gap-6 print:block print:columns-2 print:gap-6 print:text-[7.5pt]">
        {temas.map((tema) => (
          <TemaView key={tema.slug} tema={tema} nivel="h2" />
        ))}
      </div>
    </>
  )
}
