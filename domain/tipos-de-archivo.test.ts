import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { PLANILLA_ENTRANTE } from '@/domain/importar/limites'
import { MAGIA_BYTES, otroTipo, tipoDe, TIPOS_ARCHIVO, type TipoArchivo } from '@/domain/tipos-de-archivo'

const startOf = (nombre: string) =>
  readFileSync(`${import.meta.dirname}/importar/muestras/${nombre}`).subarray(0, MAGIA_BYTES)
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const TEXTO = 'text/plain'
const PAGINA = 'application/x-pagina-de-tablas'
const XLS = 'application/vnd.ms-excel'
const ODS = 'application/vnd.oasis.opendocument.spreadsheet'
const DBF = 'application/vnd.dbf'

test.each<[string, TipoArchivo]>([
  ['01-padron-secretaria.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['02-matriculados-latin1.csv', TEXTO],
  ['03-padron-viejo.xls', XLS],
  ['04-SOCIOS.DBF', DBF],
  ['08-saldos-iniciales.ods', ODS],
  ['10-seguros.csv', TEXTO],
  ['15-exportado-del-sistema.xls', PAGINA],
])('%s is told by its bytes', (nombre, tipo) => {
  expect(tipoDe(startOf(nombre))).toBe(tipo)
})

test.each<[string, Buffer, TipoArchivo | undefined]>([
  ['a table without a page', latin1('\n<TABLE border=1><tr>'), PAGINA],
  ['a page with its mark', latin1('\xef\xbb\xbf<!DOCTYPE html>'), PAGINA],
  ['UTF-16', latin1('\xff\xfea\0;\0b\0'), 'text/plain;charset=utf-16'],
  ['a text that begins with a bracket', latin1('<10%;20\n'), TEXTO],
  ['figures and ends of line where a table has its day', latin1(`1;\n\n${'a;b\n'.repeat(40)}`), TEXTO],
  ['an .ods whose first entry is packed', latin1(`PK\x03\x04${' '.repeat(26)}mimetype\x8b\xa8`), ODS],
  [
    'a text document of LibreOffice',
    latin1(`PK\x03\x04${' '.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`),
    undefined,
  ],
  ['a zip of something else', latin1(`PK\x03\x04${' '.repeat(26)}META-INF/MANIFEST.MF`), undefined],
])('%s', (_, bytes, tipo) => {
  expect(tipoDe(bytes)).toBe(tipo)
})

test('no browser shows what a sheet came in, and a page least of all', () => {
  for (const tipo of PLANILLA_ENTRANTE.tipos) {
    expect(TIPOS_ARCHIVO[tipo].seMuestra).toBe(false)
    expect(tipo).not.toMatch(/html$|xml$/)
  }
})

test('what is taken nowhere else is refused there by what it is', () => {
  for (const [start, what] of [
    [startOf('15-exportado-del-sistema.xls'), 'es una página web'],
    [startOf('03-padron-viejo.xls'), 'es un documento de Office anterior'],
    [startOf('04-SOCIOS.DBF'), 'es un archivo dBase (.dbf)'],
    [latin1('\xff\xfea\0'), 'es un texto en UTF-16'],
  ] as const)
    expect(otroTipo('x', start, ADJUNTO_ENTRANTE.tipos)).toBe(
      `«x» ${what}: el archivo debe ser PDF, JPEG, PNG o WebP.`,
    )
})
