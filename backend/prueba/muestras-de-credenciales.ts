import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'

type Credenciales = Pick<
  Escena,
  'especialidadMatriculadoID' | 'practicaMatriculadoID' | 'certificadoMatriculadoID'
>

/** A member's specialty, practice and certificate, made through the API's own calls. */
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
  ].map(({ sobre }) => {
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return (sobre.datos as { id: number }).id
  })
  const [especialidadMatriculadoID = 0, practicaMatriculadoID = 0, certificadoMatriculadoID = 0] = made
  return { especialidadMatriculadoID, practicaMatriculadoID, certificadoMatriculadoID }
}

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

/** Two papers of a member whose record has what a certificate tells. */
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
  const [kept, free] = [await issue(), await issue()]
  return { papelID: kept.id, codigoDePapel: kept.codigo, papelAnulable: free.id }
}
