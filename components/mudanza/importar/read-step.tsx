import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { NextBar } from '@/components/mudanza/importar/act-bar'
import type { Datos } from '@/components/mudanza/importar/datos'
import { sheetOf } from '@/components/mudanza/importar/lectura'
import { HeadingChoice, JoinedSheets, MainSheet, TextChoices } from '@/components/mudanza/importar/read-form'
import { SheetRows } from '@/components/mudanza/importar/sheet-rows'
import { countRows } from '@/components/mudanza/importar/words'
import { Card } from '@/components/ui/card'
import { traerFilas } from '@/contract/importacion'
import { destinoDe } from '@/domain/importar/destinos'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'

/** Rows that are shown at first. */
const PRIMERAS = 30

type Props = { datos: Datos; address: Address }

/** Which sheet is read and where its titles stand, beside its first rows as they are. */
export async function ReadStep({ datos, address }: Props) {
  const { importacion, libro, lectura, mapeo } = datos
  const vista = shownSheet(datos, address)
  const entrada = { importacionID: importacion.id, hoja: vista, desde: 1, cantidad: PRIMERAS }
  const filas = orLeave(await readApi(traerFilas, entrada))
  if (!filas.ok)
    return (
      <ReadFailure
        bajoEncabezado
        falla={filas}
        ruta="/importacion/traerFilas"
        entrada={entrada}
        que="las filas del archivo"
      />
    )
  const hoja = libro.hojas[vista]
  const joins = 'matricula' in destinoDe(importacion.destino).campos
  const { encabezado } = sheetOf(lectura, vista) ?? { encabezado: null }
  return (
    <>
      <Card className="mb-4 grid items-start gap-3 px-4 py-4 sm:grid-cols-2 md:px-5 xl:grid-cols-4">
        <MainSheet hojas={libro.hojas} />
        <HeadingChoice hoja={vista} filas={filas.datos} aparte={libro.formato === 'dbf'} />
        <TextChoices codificacion={libro.codificacion} separador={libro.separador} />
        {joins && libro.hojas.length > 1 && <JoinedSheets hojas={libro.hojas} />}
        {mapeo && (
          <p className="text-muted-foreground sm:col-span-2 xl:col-span-4">
            Se lee como la última vez que se importó un archivo con estos títulos
            {mapeo.usuario && `, por ${mapeo.usuario}`}.
          </p>
        )}
      </Card>
      {libro.hojas.length > 1 && <SheetLinks {...{ libro, vista, address }} />}
      <SheetRows
        key={`${vista} ${libro.codificacion ?? ''} ${libro.separador ?? ''}`}
        importacionID={importacion.id}
        hoja={vista}
        nombre={hoja?.nombre ?? ''}
        ultima={hoja?.filas ?? 0}
        encabezado={encabezado}
        primeras={filas.datos}
      />
      <NextBar paso="lectura" />
    </>
  )
}

/** The sheet that the address asks to see, or the one that is read. */
function shownSheet({ libro, lectura }: Datos, { params }: Address): number {
  const asked = /^\d{1,3}$/.test(params['hoja'] ?? '') ? Number(params['hoja']) : undefined
  return asked !== undefined && libro.hojas[asked] ? asked : lectura.hoja
}

type LinksProps = Pick<Datos, 'libro'> & { vista: number; address: Address }

const SheetLinks = ({ libro, vista, address }: LinksProps) => (
  <nav aria-label="Hojas del archivo" className="mb-2">
    <ul className="tiles">
      {libro.hojas.map(({ nombre, filas }, index) => (
        <li key={index}>
          <Link
            href={hrefWith(address, { paso: 'lectura', hoja: String(index) })}
            prefetch={false}
            aria-current={index === vista ? 'true' : undefined}
            className="tile"
          >
            {nombre} <span>{countRows(filas)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
