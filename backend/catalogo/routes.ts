import type { Manejadores } from '@/backend/http/manejador'
import { listDepartamentos, listOpciones, type Catalogo } from '@/backend/catalogo/store'

const select = (catalogo: Catalogo) => ({
  traerTodosSelect: async (_entrada: object, _pedido: unknown, db: Parameters<typeof listOpciones>[0]) => ({
    filas: await listOpciones(db, catalogo),
  }),
})

export const catalogos = {
  tipo_matricula: select('tipo_matricula'),
  forma_pago: select('forma_pago'),
  provincia: select('provincia'),
  titulo: select('titulo'),
  entidad_otorga_titulo: select('entidad_otorga_titulo'),
  hospital: select('hospital'),
  departamento: {
    traerTodosSelect: async (_entrada, _pedido, db) => ({ filas: await listDepartamentos(db) }),
  },
} satisfies { [N in Catalogo | 'departamento']: Manejadores<N> }
