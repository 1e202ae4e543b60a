import { clsx } from 'clsx'

/** Class names in one text, what is false left out. Of two that set the same property the stylesheet's order decides. */
export const cn = clsx
