import { gate } from '@/lib/gate'

// Which role opens which screen is the table in lib/routes.ts; every page asks again.
export default gate

// Next reads this object as text at build, so it must be spelt out. Everything under /api checks by itself.
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|salud/|fonts/|carnet/|_next/static/|favicon.ico$|icon.svg$).*)'],
}
