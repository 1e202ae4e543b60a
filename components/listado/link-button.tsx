import Link from 'next/link'
import { Button } from '@/components/ui/button'

/** Leads to another screen, from beside a list's title. */
export const LinkButton = ({ href, children }: { href: string; children: string }) => (
  <Button variant="outline" asChild>
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  </Button>
)
