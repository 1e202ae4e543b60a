/**
 * If the browser submits the form itself, it stays here; otherwise what was typed, even a password, would go into the
 * address.
 */
export const NO_ADDRESS = { method: 'dialog', noValidate: true } as const
