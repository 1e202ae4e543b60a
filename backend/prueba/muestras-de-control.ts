import type { ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'

interface Fila {
  huella: string
  datos: string[]
  visto: { vistoID: number } | null
}

/** Two mails that two members share each, one of which somebody said is right. */
export async function addHallazgos(api: ApiDePrueba, token: string) {
  for (const email of ['juntos@correo.example', 'vistos@correo.example'])
    for (const nombre of ['Nora', 'Noé']) {
      const id = await addMember(api.db, { apellido: 'Ledesma', nombre })
      await api.db.query('UPDATE matriculado SET email = $2 WHERE id = $1', [id, email])
    }
  const ver = async (mail: string) => {
    const wire = { clase: 'mismoCorreo', ver: 'todos', nroPagina: 1 }
    const { sobre } = await api.call('controlPadron.traerTodos', wire, { token })
    const found = (sobre.datos as Fila[]).find(({ datos }) => datos[0] === mail)
    if (!found) throw new Error(`Sin hallazgo de ${mail}`)
    return found
  }
  const { huella } = await ver('vistos@correo.example')
  await api.call('controlPadron.darPorBueno', { huella, motivo: 'Son hermanos' }, { token })
  return {
    hallazgoDePadron: (await ver('juntos@correo.example')).huella,
    hallazgoVistoID: (await ver('vistos@correo.example')).visto?.vistoID ?? 0,
  }
}
