import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatosDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/importacion'
import { repoRoot } from '@/backend/db/root'
import { deshacerPlanilla } from '@/backend/mudanza/importar/deshacer'
import { importarPlanilla } from '@/backend/mudanza/importar/importar'
import { revisarPlanilla } from '@/backend/mudanza/importar/revisar'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { type Final, workUntilDone } from '@/backend/tarea/finish'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'

export const TRABAJOS = {
  ...{ revision: revisarPlanilla, importacion: importarPlanilla, deshacer: deshacerPlanilla },
}

/** A sheet of text, row by row, its cells parted by semicolons. */
export const planilla = (nombre: string, ...filas: string[]): File =>
  new File([`${filas.join('\n')}\n`], nombre)

/** A sheet as councils keep it. */
export const muestra = (nombre: string): File =>
  new File(
    [Uint8Array.from(readFileSync(join(repoRoot(), 'domain', 'importar', 'muestras', nombre)))],
    nombre,
  )

type Wire = Record<string, unknown>
export type Datos = DatosDe<typeof traerDatos>

/** The clerk who brings sheets in, whose jobs are done when he goes on. */
export class Mesa {
  constructor(
    private readonly api: ApiDePrueba,
    private readonly token: string,
  ) {}

  call(nombre: NombreLlamada, wire: Wire = {}) {
    return this.api.call(nombre, wire, { token: this.token })
  }

  /** What a call answers. Throws where it is refused. */
  async ask<T>(nombre: NombreLlamada, wire: Wire = {}): Promise<T> {
    const { sobre } = await this.call(nombre, wire)
    if (sobre.estado !== 1) throw new Error(`${nombre}: ${JSON.stringify(sobre)}`)
    return sobre.datos as T
  }

  async subir(destino: DestinoDeImportacion, archivo: File) {
    const { sobre } = await this.api.call('importacion.subir', { destino }, { token: this.token, archivo })
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return sobre.datos as {
      importacionID: number
      antes: { importacionID: number; deshecha: string | null; registros: number } | null
    }
  }

  datos(importacionID: number): Promise<Datos> {
    return this.ask('importacion.traerDatos', { importacionID })
  }

  /** Reads it as it is read, but for what is said here. */
  async leer(importacionID: number, mas: Wire): Promise<void> {
    const { lectura, version } = await this.datos(importacionID)
    await this.ask('importacion.guardarLectura', {
      ...{ importacionID, version, lecturaJSON: JSON.stringify({ ...lectura, ...mas }) },
    })
  }

  done(tareaID: number): Promise<Final> {
    return workUntilDone(this.api.db, TRABAJOS, tareaID, (renglon) => {
      if (renglon.nivel === 'error') console.error(renglon)
    })
  }

  async revisar(importacionID: number): Promise<Datos> {
    const { tareaID } = await this.ask<{ tareaID: number }>('importacion.revisar', { importacionID })
    const final = await this.done(tareaID)
    if (final.estado !== 'terminada') throw new Error(JSON.stringify(final))
    return this.datos(importacionID)
  }

  /** Orders what the last review showed. */
  async pedir(importacionID: number): Promise<number> {
    const { evaluacion, importacion } = await this.datos(importacionID)
    const { nuevas = 0, cambian = 0 } = importacion.cuentas ?? {}
    const wire = { importacionID, nuevas, cambian, evaluacion }
    return (await this.ask<{ tareaID: number }>('importacion.importar', wire)).tareaID
  }

  async importar(importacionID: number): Promise<Final> {
    return this.done(await this.pedir(importacionID))
  }

  /** From the file to the register. */
  async entera(destino: DestinoDeImportacion, archivo: File): Promise<number> {
    const { importacionID } = await this.subir(destino, archivo)
    await this.revisar(importacionID)
    await this.importar(importacionID)
    return importacionID
  }

  async deshacer(importacionID: number): Promise<Final> {
    const { cantidad } = await this.ask<{ cantidad: number }>('importacion.simularDeshacer', {
      importacionID,
    })
    const wire = { importacionID, cantidad, motivo: 'Planilla equivocada' }
    const { tareaID } = await this.ask<{ tareaID: number }>('importacion.deshacer', wire)
    return this.done(tareaID)
  }

  renglones<T = { fila: number; dice: string; hallazgos: { codigo: string; texto: string }[] }>(
    importacionID: number,
    mas: Wire = {},
  ): Promise<T[]> {
    return this.ask('importacion.traerRenglones', { importacionID, nroPagina: 1, ...mas })
  }
}
