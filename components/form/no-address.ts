/**
 * For a form that is sent by its screen: should it be sent without one, it stays where it is. Otherwise the browser would
 * read the page anew, with all that was typed, a password too, as part of its address.
 */
export const NO_ADDRESS = { method: 'dialog', noValidate: true } as const
