import { Font } from '@react-pdf/renderer'

export const FUENTE = 'Open Sans'

/**
 * The one family is served from our own origin (public/fonts). It is read anew for each paper: a font that has
 * drawn one takes the N of its Ñ for no letter from then on (fontkit 2.0.4), and the next paper's text was lost.
 */
export function registerFuente(origin: string): void {
  Reflect.deleteProperty(Font.getRegisteredFonts(), FUENTE)
  Font.register({
    family: FUENTE,
    fonts: [
      { src: `${origin}/fonts/OpenSans-Regular.ttf`, fontWeight: 400 },
      { src: `${origin}/fonts/OpenSans-Semibold.ttf`, fontWeight: 600 },
      { src: `${origin}/fonts/OpenSans-Italic.ttf`, fontWeight: 400, fontStyle: 'italic' },
      { src: `${origin}/fonts/OpenSans-SemiboldItalic.ttf`, fontWeight: 600, fontStyle: 'italic' },
    ],
  })
  Font.registerHyphenationCallback((word) =>
    word.length > 40 ? (word.match(/.{1,16}/gsu) ?? [word]) : [word],
  )
}
