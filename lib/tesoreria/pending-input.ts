/** The call's input for all that a member owes. */
export const pendingOf = (matriculadoID: number) => ({
  matriculadoID,
  traerMatriculas: true,
  traerConceptos: true,
  traerPP: true,
  mostrarTodo: true,
})

/** The call's input for the pending registration months. */
export const pendingMonthsOf = (matriculadoID: number) => ({
  ...pendingOf(matriculadoID),
  traerConceptos: false,
  traerPP: false,
})
