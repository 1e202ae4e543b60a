import { gate } from '@/lib/gate'

export default gate

// Next reads this object as text at build, so it must be spelt out. Everything under /api checks by itself.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|salud/|fonts/|carnet/|_next/static/|favicon.ico$|icon.svg$).*)'],
}
