import Link from 'next/link'
import { type ReactNode, Suspense } from 'react'
import { AjustesButton } from '@/components/shell/ajustes-button'
import { Drawer } from '@/components/shell/drawer'
import { FoldButton } from '@/components/shell/fold-button'
import { ProgressLine } from '@/components/shell/progress-line'
import { UsuarioMenu } from '@/components/shell/usuario-menu'

export type ShellProps = {
  /** Whose screens need looks of their own. */
  pantalla?: 'medico'
  sistema: string
  /** The council's name and its logo's address. */
  consejo?: string | undefined
  logo?: string | undefined
  /** The line over a printed screen: whose it is, the day and who printed it. */
  hoja?: string | undefined
  home: string
  /** The links of the menu. */
  nav: ReactNode
  saludo: string
  usuario: string
  rol?: string
  cuenta?: ReactNode
  signOut: ReactNode
  herramientas?: ReactNode
  campana?: ReactNode
  pestanas?: ReactNode
  /** Stands over every page: 'Datos de demostración…'. */
  aviso?: string | undefined
  footer: { links: readonly { href: string; texto: string }[]; copyright: string }
  children: ReactNode
}

/** The menu is at the side or on top (superior.css), and a drawer under 768 px. */
export function Shell(props: ShellProps) {
  const { aviso, pantalla, children } = props
  return (
    <div className="shell" data-pantalla={pantalla}>
      <a href="#contenido" className="skip-link" data-print="hide">
        Ir al contenido
      </a>
      <Suspense>
        <ProgressLine />
      </Suspense>
      <aside className="shell-side max-md:hidden" data-print="hide">
        <Side {...props} />
      </aside>
      <div className="shell-column">
        <Header {...props} />
        <div className="shell-page">
          {props.pestanas}
          {aviso && (
            <aside aria-label="Aviso" className="notice" data-print="hide">
              {aviso}
            </aside>
          )}
          {props.hoja && <p className="mb-2 hidden text-sm print:block">{props.hoja}</p>}
          <main id="contenido" tabIndex={-1} className="shell-main">
            {children}
          </main>
          <Footer {...props.footer} />
        </div>
      </div>
    </div>
  )
}

function Side({ sistema, consejo, logo, home, nav, herramientas }: ShellProps) {
  return (
    <>
      <Link href={home} prefetch={false} className="brand">
        {logo ? (
          // oxlint-disable-next-line nextjs/no-img-element -- the optimiser is switched off, and its bytes are kept by their hash
          <img src={logo} alt="" className="size-9 shrink-0 rounded bg-white object-contain p-0.5" />
        ) : (
          <BrandMark />
        )}
        <span className="min-w-0">
          {sistema}
          {consejo && <span className="brand-council">{consejo}</span>}
        </span>
      </Link>
      <nav aria-label="Principal">{nav}</nav>
      <FoldButton tecla={Boolean(herramientas)} />
    </>
  )
}

function Header(props: ShellProps) {
  return (
    <header className="shell-header" data-print="hide">
      <Drawer>
        <Side {...props} />
      </Drawer>
      <p className="header-words">{props.saludo}</p>
      <div className="header-tools">
        {/* It comes and goes, and what stands at its right does not move. */}
        {props.campana}
        {props.herramientas}
        <AjustesButton atajos={Boolean(props.herramientas)} />
        <UsuarioMenu usuario={props.usuario} rol={props.rol} cuenta={props.cuenta} signOut={props.signOut} />
      </div>
    </header>
  )
}

function Footer({ links, copyright }: ShellProps['footer']) {
  return (
    <footer className="shell-footer" data-print="hide">
      <p>{copyright}</p>
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {links.map(({ href, texto }) => (
            <li key={texto}>
              <FooterLink href={href}>{texto}</FooterLink>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

/** Another site opens beside the work, not over it. */
function FooterLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith('/'))
    return (
      <Link href={href} prefetch={false} className="link">
        {children}
      </Link>
    )
  const beside = /^https?:/.test(href)
  return (
    <a href={href} className="link" {...(beside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {beside && <span className="sr-only"> (se abre en otra pestaña)</span>}
    </a>
  )
}

function BrandMark() {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className="size-7 shrink-0">
      <rect width="28" height="28" rx="7" fill="var(--sidebar-accent)" />
      <path d="M9 7h10M9 12h10M9 17h5" stroke="var(--sidebar)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M17 16.5h4v7l-2-1.8-2 1.8z" fill="var(--sidebar)" />
    </svg>
  )
}
