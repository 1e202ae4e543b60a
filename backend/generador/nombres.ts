import type { Azar } from '@/backend/generador/azar'

const words = (text: string): string[] => text.trim().split(/[,\s]+/)
const phrases = (text: string): string[] => text.trim().split(/\s*,\s*/)

/** The frequent ones come first, as in the north of Argentina. */
const APELLIDOS = words(`
  González Rodríguez Gómez Fernández Díaz Pérez Coronel Ledesma Juárez López Martínez Sánchez Romero Suárez Paz Ávila
  Ruiz Herrera Sosa Torres Castillo Santillán Carrizo Gerez Leiva Ibáñez Pereyra Álvarez Luna Villalba Barraza Moreno
  Farías Roldán Bravo Corvalán Argañaraz Acosta Benítez Medina Rojas Flores Ríos Figueroa Cabrera Silva Molina Ortiz
  Giménez Jiménez Núñez Godoy Vega Ponce Vázquez Domínguez Ferreyra Gutiérrez Peralta Cardozo Miranda Campos Lescano
  Salto Sayago Banegas Salvatierra Díaz Arias Vera Quiroga Mansilla Maldonado Navarro Cáceres Palavecino Montenegro
  Guzmán Chávez Serrano Correa Ocampo Galván Toloza Taboada Bustos Aranda Contreras Cejas Orellana Rosales Guerra Zurita
  Abdala Jozami Auad Curi Nassif Chaud Mukdise Azar Rossi Bianchi Ferrari Romano Russo Colombo Esposito Moretti
  Giordano Marino Conti Greco Lombardi Mancini Brizuela Villarreal Scarano Gauna Ovejero Ábalos Achával Gallardo Beltrán
  Neirot Llapur Cheein Muñoz Peña Agüero Güemes Argüello Ordóñez Yáñez Zárate Olivera Iturre Lugones Gorostiaga Olaechea
  Isorni Frías Alcorta Achúcarro Etcheverry Urquiza Zavalía Rubio Kofler Schmidt Müller Weber Bauer Kowalski Nowak Ivanoff
  Pedraza Basualdo Trejo Uñates Concha Tévez Ybarra Yocca Zamudio Zerda Ñáñez
`)
const APELLIDOS_COMPUESTOS = phrases(`
  D'Angelo, D'Amato, De la Vega, De la Fuente, Del Valle, Di Lorenzo, Di Pietro, Mac Lean, Von der Becke, San Martín,
  Santa Cruz, Sáenz Peña, De los Santos, De la Rúa Figueroa, Ponce de León, López de la Madrid
`)
const MUY_LARGOS = phrases(`
  Fernández de la Puente y Santillán Etchegaray, Rodríguez Larreta de Álvarez Condarco, Ponce de León y Gorostiaga Ibarra,
  Martínez de Hoz Iturralde Uriburu, Gómez Carrillo de Argañaraz y Murguía
`)
const NOMBRES = {
  1: [
    words(`Juan Carlos José Luis Jorge Miguel Héctor Roberto Raúl Oscar Ricardo Hugo Eduardo Alberto Antonio Rubén Julio
      Ramón Domingo Ángel Víctor Pedro Mario Horacio Rodolfo Norberto Osvaldo Néstor Segundo`),
    words(`Carlos Daniel Sergio Claudio Marcelo Gustavo Fabián Alejandro Pablo Diego Hernán Walter Adrián Fernando Javier
      Guillermo Martín Gabriel Mariano Leonardo Cristian Esteban César Andrés Ariel Darío Federico Ignacio`),
    words(`Matías Nicolás Facundo Agustín Lucas Franco Gonzalo Tomás Joaquín Maximiliano Santiago Ezequiel Juan Emiliano
      Ramiro Leandro Exequiel Bruno Lautaro Mauro Valentín Ulises Iván Álvaro Benjamín Simón`),
  ],
  2: [
    words(`María Marta Ana Norma Susana Graciela Elena Rosa Teresa Beatriz Alicia Mirta Nélida Olga Marcela Estela Silvia
      Stella Blanca Ramona Elsa Lidia Inés Hilda Cristina Amalia Dora Yolanda`),
    words(`María Claudia Patricia Mónica Andrea Gabriela Alejandra Sandra Viviana Adriana Verónica Carina Lorena Natalia
      Mariela Fabiana Paola Silvana Roxana Cecilia Valeria Carolina Laura Karina Analía Soledad`),
    words(`Florencia Camila Agustina Sofía Lucía Milagros Julieta Micaela Rocío Victoria Antonella Daiana Belén Guadalupe
      Martina Ailén Candela Noelia Pilar Constanza Josefina Paula Abril Eugenia Ludmila`),
  ],
} as const
const SEGUNDOS = {
  1: words(
    'José Luis Alberto Antonio Eduardo Daniel Ernesto Fabián Alejandro Javier Nicolás Martín Ángel Raúl Iván Andrés',
  ),
  2: words(
    'del_Valle Elena Beatriz Alejandra Soledad Inés Cristina Isabel Belén Noemí Rosa Luján Mercedes Eugenia Sol',
  ),
} as const

export interface Nombre {
  apellido: string
  nombre: string
}

/** A name that fits the sex (1 Masculino, 2 Femenino) and the year of birth; `largo` tests the screens. */
export function inventName(azar: Azar, sexo: 1 | 2, nacido: number, largo: boolean): Nombre {
  const era = nacido < 1960 ? 0 : nacido < 1985 ? 1 : 2
  const first = azar.pickSkewed(NOMBRES[sexo][era])
  const second = azar.chance(0.7) ? azar.pick(SEGUNDOS[sexo]).replace('_', ' ') : undefined
  return {
    apellido: largo ? azar.pick(MUY_LARGOS) : inventSurname(azar),
    nombre: second === undefined || second === first ? first : `${first} ${second}`,
  }
}

function inventSurname(azar: Azar): string {
  const draw = azar.next()
  if (draw < 0.02) return azar.pick(APELLIDOS_COMPUESTOS)
  const first = azar.pickSkewed(APELLIDOS)
  return draw < 0.09 ? `${first} ${azar.pick(APELLIDOS)}` : first
}
