import { execFileSync } from 'node:child_process'
import jsQR from 'jsqr'

/** Dots of an inch, as an office's scanner or a telephone held over the page sees it. */
const PUNTOS = 150

/** What a camera reads off a page, the first being 1; undefined where it finds nothing. Needs poppler's pdftoppm. */
export function scanQr(pdf: Buffer, page: number): string | undefined {
  const only = ['-f', String(page), '-l', String(page), '-r', String(PUNTOS)]
  const ppm = execFileSync('pdftoppm', [...only, '-'], { input: pdf, maxBuffer: 64_000_000 })
  const [head = '', width = '', height = ''] =
    /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.subarray(0, 40).toString('latin1')) ?? []
  const pixels = ppm.subarray(head.length)
  const rgba = new Uint8ClampedArray(Number(width) * Number(height) * 4)
  for (let at = 0; at < rgba.length / 4; at++)
    rgba.set([pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0, 255], at * 4)
  return jsQR(rgba, Number(width), Number(height))?.data
}
