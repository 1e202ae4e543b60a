import { puerta } from '@/lib/puerta'

export default puerta

// Next reads this object as text at build: it must stand here, spelt out. Everything under /api asks for itself.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|salud/|fonts/|_next/static/|favicon.ico$|icon.svg$).*)'],
}
