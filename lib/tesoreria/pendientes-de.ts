/** The call's input for all that a member owes. */
export const pendientesDe = (matriculadoID: number) => ({
  matriculadoID,
  traerMatriculas: true,
  traerConceptos: true,
  traerPP: true,
  mostrarTodo: true,
})

/** The call's input for the pending registration months. */
export const matriculasDe = (matriculadoID: number) => ({
  ...pendientesDe(matriculadoID),
  traerConceptos: false,
  traerPP: false,
})
