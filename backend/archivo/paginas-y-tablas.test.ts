import { describe, expect, test } from 'vitest'
import { makeDbf, readBytesAs } from '@/backend/prueba/archivo/libros'

describe('pages of tables', () => {
  test('cells stay in place, texts stay texts, and a table within is one of its own', async () => {
    const { libro, filas } = await readBytesAs(
      'listado.xls',
      '\ufeff<!DOCTYPE html><title>no</title><table><tr><td rowspan=2>alta<td colspan=2>ancha<th>007</tr>' +
        '<tr><td>b<td>c<br>d<td><p>e</p><table><tr><td>1,5</table><script>no</script></table>' +
        '<table><tr><td> </td></tr></table><table><tr><td>&Ntilde;&#233;&euro;</td></tr></table>',
    )
    expect(libro).toMatchObject({
      ...{ formato: 'html', codificacion: 'utf-8' },
      hojas: [
        {
          nombre: 'Tabla 1',
          filas: 2,
          columnas: 4,
          combinadas: [
            [1, 0, 2, 0],
            [1, 1, 1, 2],
          ],
        },
        { nombre: 'Tabla 2', filas: 1 },
        { nombre: 'Tabla 3', filas: 1 },
      ],
    })
    expect(filas.map(({ celdas }) => celdas)).toEqual([
      ['alta', 'ancha', null, '007'],
      [{ ilegible: 'combinada', texto: '' }, 'b', 'c\nd', 'e'],
      ['1,5'],
      ['Ñé€'],
    ])
  })

  test.each([
    ['windows-1252', 'cp1252', 'latin1'],
    ['iso-8859-1', 'cp1252', 'latin1'],
    ['', 'cp1252', 'latin1'],
    ['', 'utf-8', 'utf8'],
    ['utf-8', 'cp1252', 'latin1'],
  ] as const)('said to be %j it is %s', async (charset, codificacion, written) => {
    const page = `<html><meta charset="${charset}"><table><tr><td>Núñez</td></tr></table></html>`
    const { libro, row } = await readBytesAs('x.xls', Buffer.from(page, written))
    expect([libro.codificacion, row(1)]).toEqual([codificacion, ['Núñez']])
  })

  test('a page with its parts in one file, as Excel saves it', async () => {
    const { libro, row } = await readBytesAs(
      'x.xls',
      [
        ...['MIME-Version: 1.0', 'Content-Type: multipart/related; boundary="b"', '', '--b'],
        ...['Content-Location: file:///C:/x.htm', 'Content-Transfer-Encoding: quoted-printable'],
        ...[
          'Content-Type: text/html',
          '',
          '<html><table><tr><td>N=FA=F1ez</td></tr></table></html>',
          '--b--',
          '',
        ],
      ].join('\r\n'),
    )
    expect([libro.formato, libro.codificacion, row(1)]).toEqual(['html', 'cp1252', ['Núñez']])
  })

  test('without a table there is nothing to read', async () => {
    await expect(readBytesAs('x.xls', '<html><p>hola</p></html>')).rejects.toThrow(
      '«x.xls» es una página web sin ninguna tabla.',
    )
  })
})

describe('tables of dBase', () => {
  const FIELDS = [
    ['NOMBRE', 'C', 8],
    ['SALDO', 'N', 6],
    ['ALTA', 'D', 8],
    ['SOCIO', 'L', 1],
    ['NOTA', 'M', 10],
  ] as const

  test('what did not fit is an error and no zero; blanks are nothing', async () => {
    const { libro, row } = await readBytesAs(
      'x.dbf',
      makeDbf(FIELDS, ['\xa5and\xa3   ******20260131?          ', '                               '], 0x02),
    )
    expect([libro.codificacion, row(1)]).toEqual([
      'cp850',
      ['Ñandú', { ilegible: 'error', texto: '******' }, '2026-01-31', null, null],
    ])
    expect(row(2)).toBeUndefined()
  })

  test('its own byte says Windows; a person may say otherwise', async () => {
    const bytes = makeDbf(FIELDS, ['\xd1and\xfa      1.5        T          '], 0x03)
    expect((await readBytesAs('x.dbf', bytes)).row(1)).toEqual(['Ñandú', 1.5, null, true, null])
    expect((await readBytesAs('x.dbf', bytes, { codificacion: 'cp850' })).row(1)?.[0]).toBe('Ðand·')
  })

  test('long texts that stand in another file, and a table that was cut, are refused', async () => {
    const memo = makeDbf(FIELDS, ['a               20260131T        12'], 0x02)
    await expect(readBytesAs('x.dbf', memo)).rejects.toThrow(
      /^«x\.dbf» tiene textos largos en el campo NOTA, .*\.dbt/,
    )
    await expect(readBytesAs('x.dbf', memo.subarray(0, -9))).rejects.toThrow('«x.dbf» no se puede abrir')
  })
})
