import type { Escena } from '@/contract/escena'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import type { ApiDePrueba } from '@/backend/prueba/api'

type Credenciales = Pick<
  Escena,
  | 'especialidadMatriculadoID'
  | 'practicaMatriculadoID'
  | 'certificadoMatriculadoID'
  | 'superintendenciaMatriculadoID'
  | 'federacionMatriculadoID'
>

/** A member's specialty, practice, certificate, superintendencia and insurance, made through the API's own calls. */
export async function addCredentials(
  api: ApiDePrueba,
  token: string,
  matriculadoID: number,
): Promise<Credenciales> {
  const practica = { matriculadoID, practicaID: 1, fechaObtencion: '2020-05-04' }
  const certificado = { matriculadoID, tipoCertificadoID: 1, validezDesde: '2026-01-15' }
  const made = [
    await api.call('especialidad_matriculado.crear', specialty(matriculadoID), { token }),
    await api.call('practica_matriculado.crear', practica, { token }),
    await api.call('certificado_matriculado.crear', certificado, { token }),
    await api.call('superintendencia_matriculado.crear', { matriculadoID, desde: '2020-05-04' }, { token }),
    await api.call('federacion_matriculado.crearSeguro', insurance(matriculadoID), { token }),
  ].map(({ sobre }) => {
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return (sobre.datos as { id: number }).id
  })
  const [
    especialidadMatriculadoID = 0,
    practicaMatriculadoID = 0,
    certificadoMatriculadoID = 0,
    superintendenciaMatriculadoID = 0,
    federacionMatriculadoID = 0,
  ] = made
  return {
    especialidadMatriculadoID,
    practicaMatriculadoID,
    certificadoMatriculadoID,
    superintendenciaMatriculadoID,
    federacionMatriculadoID,
  }
}

/** An insurance as a clerk adds it, open. */
export const insurance = (matriculadoID: number, mas: object = {}) => ({
  ...{ matriculadoID, ampliacion: false, ampliacionExtendida: false },
  ...{ desde: '2020-05-04', tipoSeguroID: 1, ...mas },
})

/** A specialty as a clerk adds it, in force. */
export const specialty = (matriculadoID: number, mas: object = {}) => ({
  matriculadoID,
  especialidadID: 1,
  fechaObtencion: '2024-03-01 00:00:00',
  fechaCaducidad: '2029-03-01 00:00:00',
  sinReval: false,
  esReval: false,
  formaObtencionEspecialidadID: 1,
  organizacionID: 1,
  lugarOrganizacion: 'Santiago del Estero',
  ...mas,
})

interface Papeles {
  certificadoMatriculadoID: number
  firmanteID: number
  matriculadoID: number
}

/** Two papers of a member whose record has what a certificate tells, and a card with his photograph. */
export async function addPapeles(
  api: ApiDePrueba,
  token: string,
  { certificadoMatriculadoID, firmanteID, matriculadoID }: Papeles,
): Promise<Pick<Escena, 'papelID' | 'codigoDePapel' | 'papelAnulable'>> {
  await api.db.query("UPDATE matriculado SET folio = '56', libro = '7' WHERE id = $1", [matriculadoID])
  const issue = async () => {
    const papel = {
      clase: 'certificado',
      origenID: certificadoMatriculadoID,
      firmanteID,
      observacion1: 'Guardia',
    }
    const { sobre } = await api.call('papel.emitir', papel, { token })
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return sobre.datos as { id: number; codigo: string }
  }
  const carnet = await api.call('papel.emitirCarnet', { matriculadoID }, { token })
  if (carnet.sobre.estado !== 1) throw new Error(JSON.stringify(carnet.sobre))
  const [kept, free] = [await issue(), await issue()]
  return { papelID: kept.id, codigoDePapel: kept.codigo, papelAnulable: free.id }
}

/** A policy of the member of the month that the examples speak of. */
export async function addPoliza(api: ApiDePrueba, token: string, matriculadoID: number): Promise<number> {
  const archivos = [new File(['%PDF-1.4\n% de ejemplo\n%%EOF\n'], `2026-11-${matriculadoID}.pdf`)]
  const { sobre } = await api.call('federacion.cargarPolizas', { mes: '11', anio: 2026 }, { token, archivos })
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  const [row] = await api.db.query<{ id: number }>('SELECT id FROM poliza WHERE matriculado_id = $1', [
    matriculadoID,
  ])
  if (!row) throw new Error(JSON.stringify(sobre))
  return row.id
}

type Adjuntos = Pick<Escena, 'adjuntoID' | 'adjuntoReemplazable' | 'adjuntoEliminable' | 'adjuntoEliminado'>

/** Four attachments of a member, each a picture of its own. */
export async function addAdjuntos(api: ApiDePrueba, token: string, matriculadoID: number): Promise<Adjuntos> {
  const ids: number[] = []
  for (const ancho of [5, 6, 7, 8]) {
    const archivo = new File([Uint8Array.from(makePng(ancho, 5))], 'dni.png')
    const { sobre } = await api.call('adjunto.subir', { matriculadoID, tipo: 'dni' }, { token, archivo })
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    ids.push((sobre.datos as { id: number }).id)
  }
  const [adjuntoID = 0, adjuntoReemplazable = 0, adjuntoEliminable = 0, adjuntoEliminado = 0] = ids
  await api.call('adjunto.eliminar', { adjuntoID: adjuntoEliminado }, { token })
  return { adjuntoID, adjuntoReemplazable, adjuntoEliminable, adjuntoEliminado }
}
