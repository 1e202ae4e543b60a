export type Icono =
  | 'recibo'
  | 'medico'
  | 'pantalla'
  | 'vista'
  | 'pagos'
  | 'cuenta'
  | 'habilitado'
  | 'noHabilitado'
  | 'lista'
  | 'ayuda'
  | 'papel'
  | 'plan'
  | 'fila'
  | 'usuario'

export interface Entrada {
  id: string
  grupo: 'Recientes' | 'Vistas' | 'Ayuda' | 'Pantallas' | 'Matriculados' | 'Recibos' | 'Otros'
  href: string
  titulo: string
  detalle?: string
  icono: Icono
}
