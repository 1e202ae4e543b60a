import { type Celda, isIlegible } from '@/domain/celda'
import { modeOf, noteCell, type RasgosDeColumna, sinRasgos, writeMonthFirst } from '@/domain/importar/columna'
import { type CampoDeDestino, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { readCampo, type ModoDeCampo } from '@/domain/importar/leer/campo'
import { readAmount } from '@/domain/importar/leer/importe'
import { foldValue, type Leido, lineOf } from '@/domain/importar/leer/leido'
import { partsOf } from '@/domain/importar/leer/valor'
import type { Lectura, LecturaDeHoja } from '@/domain/importar/lectura'
import { isNeeded, lackOf, SEVERAL, wordOf } from '@/domain/importar/obligatorio'
import { monthOfCampo, owedIn } from '@/domain/importar/reglas/dinero'
import type { FilaLeida, Mundo } from '@/domain/importar/reglas/regla'
import type { Hallazgo, Valores } from '@/domain/importar/resultado'
import { Union } from '@/domain/importar/union'
import { priceOfTitle } from '@/domain/importar/titulos'
import { type Centavos, toDecimalText } from '@/domain/dinero'
import type { FilaDeLibro, HojaDeLibro } from '@/domain/libro'

const DE_TEXTO = new Set<CampoDeDestino['clase']>([
  ...(['texto', 'parrafo', 'denominacion', 'apellidoNombre', 'apellido', 'nombre', 'numeroDePapel'] as const),
])

/** Whether values hold all that a field gives. */
const isFilled = (valores: Valores, campo: string, def: CampoDeDestino | undefined): boolean =>
  (def?.da ?? [campo]).every((key) => valores[key] != null)

/**
 * Makes fields of cells. Every row is shown to `mirar` before the first is read: a column decides its order of day and
 * month as a whole, and joined sheets are asked for by the rows of the chosen one.
 */
export class LectorDeFilas {
  /** Of the chosen sheet's columns. */
  readonly titulos: string[] = []
  readonly union: Union
  /** By sheet, then by column; how each is read is settled once all rows were seen. */
  private readonly rasgos = new Map<number, RasgosDeColumna[]>()
  private readonly modos = new Map<RasgosDeColumna, ModoDeCampo>()
  private readonly campos: Readonly<Record<string, CampoDeDestino>>

  constructor(
    destino: DestinoDeImportacion,
    private readonly lectura: Lectura,
    private readonly mundo: Mundo,
    private readonly ctx: { epoca: 1900 | 1904; hojas: readonly Pick<HojaDeLibro, 'nombre' | 'titulos'>[] },
  ) {
    this.campos = destinoDe(destino).campos
    this.union = new Union(lectura, ctx.hojas)
    this.titulos = [...(ctx.hojas[lectura.hoja]?.titulos ?? [])]
  }

  mirar({ hoja, fila, celdas }: FilaDeLibro): void {
    const isMain = hoja === this.lectura.hoja
    const mine = isMain ? this.lectura : this.lectura.otras.find((one) => one.hoja === hoja)
    if (!mine || celdas === null) return
    if (fila <= mine.encabezado) {
      if (fila === mine.encabezado && isMain) this.noteTitles(celdas)
      return
    }
    if (!isMain) this.union.add(hoja, fila, celdas)
    else if (fila === this.lectura.opciones.filaDePrecios)
      this.notePrices((at) => readAmount(celdas[at]).valor)
    celdas.forEach((cell, at) => {
      if (mine.columnas[at] != null) noteCell(this.rasgosOf(hoja, at), cell)
    })
  }

  /** Whether a cell of the chosen sheet is what its column is for; free text is for nothing. */
  reads(columna: number, cell: Celda): boolean {
    const campo = this.lectura.columnas[columna] ?? null
    const def = campo === null ? undefined : this.campos[campo]
    if (campo === null || (def && DE_TEXTO.has(def.clase))) return false
    return this.readOne(campo, this.lectura.hoja, columna, cell).falla === undefined
  }

  /** A row of the chosen sheet with what joined ones say of it; its first fault where a needed field is bad. */
  leer(fila: number, celdas: readonly Celda[]): FilaLeida | Hallazgo {
    const found = this.read(fila, this.lectura, celdas)
    return 'codigo' in found ? found : (this.join(found) ?? found)
  }

  private rasgosOf(hoja: number, columna: number): RasgosDeColumna {
    const mine = this.rasgos.get(hoja) ?? []
    if (mine.length === 0) this.rasgos.set(hoja, mine)
    return (mine[columna] ??= sinRasgos())
  }

  private noteTitles(celdas: readonly Celda[]): void {
    celdas.forEach((cell, at) => (this.titulos[at] = lineOf(cell)))
    this.notePrices((at) => priceOfTitle(this.titulos[at] ?? ''))
  }

  /** `priceOf`: what the month of a column cost. */
  private notePrices(priceOf: (columna: number) => Centavos | null | undefined): void {
    this.lectura.columnas.forEach((campo, at) => {
      const month = campo === null ? null : monthOfCampo(campo)
      const price = month && priceOf(at)
      if (month && price) this.mundo.precios.set(month.clave, price)
    })
  }

  private modeOf(hoja: number, columna: number): ModoDeCampo {
    const rasgos = this.rasgosOf(hoja, columna)
    const known = this.modos.get(rasgos)
    if (known) return known
    const { hoy, listas, respuestas } = this.mundo
    const { opciones } = this.lectura
    const { mayusculas, sinComa } = opciones
    const diaPrimero = opciones.diaPrimero && !writeMonthFirst([...this.rasgos.values()].flat())
    const modo = {
      ...{ hoy, epoca: this.ctx.epoca, listas, respuestas, sinComa },
      ...modeOf(rasgos, { diaPrimero, mayusculas }),
    }
    this.modos.set(rasgos, modo)
    return modo
  }

  /** `known`: what another sheet says of the row already. */
  private read(
    fila: number,
    hoja: LecturaDeHoja,
    celdas: readonly Celda[],
    known: Valores = {},
  ): FilaLeida | Hallazgo {
    const valores: Valores = {}
    const avisos: Hallazgo[] = []
    const columna = (campo: string): number | null => {
      const at = hoja.columnas.indexOf(campo)
      return at < 0 ? null : at
    }
    const falla = (campo: string, codigo: string, texto: string): Hallazgo => ({
      ...{ columna: columna(campo), campo, codigo, texto },
    })
    for (const [at, campo] of hoja.columnas.entries()) {
      if (campo === null) continue
      const found = this.readOne(campo, hoja.hoja, at, celdas[at])
      if (!found.falla) {
        Object.assign(valores, found.valor)
        if (found.aviso) avisos.push(falla(campo, found.aviso.codigo, found.aviso.texto))
        continue
      }
      const { codigo, texto } = found.falla
      const def = this.campos[campo]
      const isKnown = isFilled(known, campo, def)
      if (!def || (isNeeded(def) && !isKnown)) return falla(campo, codigo, texto)
      valores[campo] = null
      const without = isKnown ? 'Queda lo que dice la otra hoja' : `Se carga sin ${wordOf(campo, def)}`
      avisos.push(falla(campo, codigo, `${texto}. ${without}`))
    }
    return { hoja: hoja.hoja, fila, valores, avisos, columna, falla }
  }

  private readOne(campo: string, hoja: number, columna: number, cell: Celda): Leido<Valores> {
    const month = monthOfCampo(campo)
    if (month) {
      const titulo = this.titulos[columna] ?? campo
      const { conMilesimos = false } = this.modeOf(hoja, columna)
      const owed = owedIn(cell, { month, titulo }, { ...this.mundo, conMilesimos })
      if ('codigo' in owed) return { falla: owed }
      return { valor: { [campo]: owed.monto === null ? null : toDecimalText(owed.monto) } }
    }
    const def = this.campos[campo]
    if (!def) return { valor: {} }
    const { variasPorCelda } = this.lectura.opciones
    const modo = this.modeOf(hoja, columna)
    const whole = readCampo(cell, campo, def, modo)
    if (!whole.falla || variasPorCelda === '' || !SEVERAL.has(campo) || isIlegible(cell)) return whole
    // Who said that it is not imported said it of all that is in it.
    if (modo.respuestas.of(campo, lineOf(cell)) === null) return whole
    const names: string[] = []
    for (const part of partsOf(lineOf(cell), variasPorCelda)) {
      const leido = readCampo(part, campo, def, modo)
      if (leido.falla) return leido
      const name = leido.valor?.[campo]
      if (typeof name === 'string') names.push(name)
    }
    return { valor: { [campo]: names.length === 0 ? null : [...new Set(names)].join('\n') } }
  }

  /** Puts what joined sheets say of the same number beside it; a fault where a required field is there alone. */
  private join(main: FilaLeida): Hallazgo | undefined {
    for (const { hoja, celdas, fila, campos, falta } of this.union.of(main.valores['matricula'])) {
      if (celdas === null) {
        const absent = this.absent(main, campos, falta)
        if (absent) return absent
        continue
      }
      const read = this.read(fila, hoja, celdas, main.valores)
      if ('codigo' in read) return read
      this.addTo(main, read, hoja.hoja)
      main.avisos.push(...read.avisos)
    }
    return undefined
  }

  /** What the chosen sheet says stands; another that says otherwise is told, and one that says nothing erases nothing. */
  private addTo(main: FilaLeida, other: FilaLeida, hoja: number): void {
    for (const [key, valor] of Object.entries(other.valores)) {
      const mine = main.valores[key] ?? null
      if (mine === null) main.valores[key] = valor
      else if (valor !== null && foldValue(String(valor)) !== foldValue(String(mine)))
        main.avisos.push(
          main.falla(
            main.columna(key) === null ? 'matricula' : key,
            'union.distinto',
            `La hoja ${this.ctx.hojas[hoja]?.nombre ?? ''} dice «${valor}»: queda «${mine}»`,
          ),
        )
    }
  }

  private absent(main: FilaLeida, campos: readonly string[], falta: string): Hallazgo | undefined {
    const key = { columna: main.columna('matricula'), codigo: 'union.falta' }
    for (const campo of campos) {
      const def = this.campos[campo]
      if (isFilled(main.valores, campo, def)) continue
      if (def && isNeeded(def))
        return { ...key, campo, texto: `${falta} y ${lackOf(campo, def)[1].replace('F', 'f')}` }
      main.valores[campo] = null
    }
    main.avisos.push({ ...key, campo: 'matricula', texto: falta })
    return undefined
  }
}
