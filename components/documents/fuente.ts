import { Font } from '@react-pdf/renderer'

export const FUENTE = 'Open Sans'

/** The one font is served from our own origin (public/fonts). */
export function registerFuente(origin: string): void {
  Font.register({
    family: FUENTE,
    fonts: [
      { src: `${origin}/fonts/OpenSans-Regular.ttf`, fontWeight: 400 },
      { src: `${origin}/fonts/OpenSans-Semibold.ttf`, fontWeight: 600 },
    ],
  })
  Font.registerHyphenationCallback((word) =>
    word.length > 40 ? (word.match(/.{1,16}/gsu) ?? [word]) : [word],
  )
}
