import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { specialty } from '@/backend/prueba/muestras-de-credenciales'

let api: ApiDePrueba
let token: string
let firmanteID: number | undefined
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRATIVO'))
  const [firmante] = await api.db.query<{ id: number }>(
    `INSERT INTO firmante (nombre, cargo) VALUES ('Dr. Prueba', 'Secretario') RETURNING id`,
  )
  firmanteID = firmante?.id
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const ask = async (nombre: NombreLlamada, wire: Record<string, unknown>) =>
  (await api.call(nombre, wire, { token })).sobre

/** What is certified and deleted, each kind of it. */
const CLASES = {
  practica: {
    add: (matriculadoID: number) =>
      ask('practica_matriculado.crear', { matriculadoID, practicaID: 1, fechaObtencion: '2020-05-04' }),
    remove: (practicaMatriculadoID: number) =>
      ask('practica_matriculado.eliminar', { practicaMatriculadoID }),
    nombre: 'Certificado de práctica',
  },
  especialidad: {
    add: (matriculadoID: number) => ask('especialidad_matriculado.crear', specialty(matriculadoID)),
    remove: (especialidadMatriculadoID: number) =>
      ask('especialidad_matriculado.eliminar', { especialidadMatriculadoID }),
    nombre: 'Certificado de especialidad',
  },
} as const
type Clase = keyof typeof CLASES

async function add(clase: Clase): Promise<number> {
  const matriculadoID = await addMember(api.db)
  await api.db.query("UPDATE matriculado SET folio = '1', libro = '2' WHERE id = $1", [matriculadoID])
  const sobre = await CLASES[clase].add(matriculadoID)
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}
const issue = (clase: Clase, origenID: number) =>
  ask('papel.emitir', { clase, origenID, tipoCertificadoID: 1, firmanteID })

test.each(Object.keys(CLASES) as Clase[])(
  'a %s that a paper certifies is deleted once the paper is annulled',
  async (clase) => {
    const { remove, nombre } = CLASES[clase]
    const origenID = await add(clase)
    const { id, numero } = (await issue(clase, origenID)).datos as { id: number; numero: number }
    expect(await remove(origenID)).toMatchObject({
      estado: 0,
      mensaje: `Lo certifica el papel ${nombre} N° ${numero}: anúlelo antes`,
    })
    expect(await issue(clase, origenID)).toMatchObject({ estado: 1, datos: { numero: numero + 1 } })
    await ask('papel.anular', { papelID: id, motivo: 'Prueba' })
    const told = (await remove(origenID)).mensaje
    expect(told).toBe(`Lo certifica el papel ${nombre} N° ${numero + 1}: anúlelo antes`)
    await ask('papel.anular', { papelID: id + 1, motivo: 'Prueba' })
    expect(await remove(origenID)).toMatchObject({ estado: 1 })
    expect(await issue(clase, origenID)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  },
)

test.each(Object.keys(CLASES) as Clase[])(
  'of deleting a %s and issuing its paper at once one succeeds',
  async (clase) => {
    const origenes = await Promise.all(Array.from({ length: 12 }, () => add(clase)))
    const answers = await Promise.all(
      origenes.map((id) => Promise.all([issue(clase, id), CLASES[clase].remove(id)])),
    )
    for (const pair of answers) {
      const [issued, removed] = pair.map(({ estado }) => estado)
      expect([issued, removed].toSorted(), JSON.stringify(pair)).toEqual([0, 1])
    }
  },
)
