'use client'

import {
  ArrowLeftRight,
  Award,
  CalendarCheck,
  CalendarRange,
  FileBadge,
  FilePen,
  CreditCard,
  Download,
  History,
  KeyRound,
  ScrollText,
  Send,
  ShieldCheck,
} from '@/components/ui/icons'
import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import type { Carta } from '@/components/avisos/seleccion/letter-to-one'
import { useFreeze } from '@/components/seleccion/use-freeze'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { rutas } from '@/lib/routes'
import { escrito } from '@/lib/ortografia/escrito'
import type { Miembro } from '@/components/padron/ficha/state-words'
import type { Emisor } from '@/lib/tesoreria/emisor'

export interface Opciones {
  editar: boolean
  clave: boolean
  /** To write to him; about his debt only where he has one. */
  mensaje: boolean
  deudor: boolean
  historial: boolean
  /** A change of state is told beforehand and can be undone, a new key ends his sessions, a card is a paper kept. */
  ampliada: boolean
  credenciales: boolean
  seguros: boolean
  papeles: boolean
  solicitudes: boolean
  /** All that is held about him, as one file. */
  expediente: boolean
  /** Who issues a card; absent for whoever may not. */
  carnet: Emisor | undefined
  /** The year that 'Pagar Anual' pays; absent for whoever may not collect. */
  pagoAnual: number | undefined
}

type Props = {
  miembro: Miembro
  opciones: Opciones
  pendiente: boolean
  changeState: () => void
  makeCard: () => void
  generateKey: () => void
  write: (carta: Carta) => void
  toggleCuotas: () => void
}

/** Shows only what this person may do and what has a screen. It arrives open, since the click asked for it. */
export function OptionsMenu({ etiqueta, ...given }: Props & { etiqueta: ReactNode }) {
  const { changeState, makeCard, generateKey, write, ...props } = given
  const { miembro, opciones } = props
  const asked = useRef(false)
  const ask = (act: () => void) => () => {
    asked.current = true
    act()
  }
  return (
    <DropdownMenu
      defaultOpen
      modal={false}
      onOpenChange={(open) => {
        if (open) asked.current = false
      }}
    >
      <DropdownMenuTrigger asChild>
        <Button variant="outline">{etiqueta}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          // The dialog that was asked for takes the focus, not the button.
          if (asked.current) event.preventDefault()
        }}
      >
        <Acts
          {...props}
          changeState={ask(changeState)}
          makeCard={ask(makeCard)}
          generateKey={ask(generateKey)}
          write={(carta) => ask(() => write(carta))()}
        />
        <Links matriculadoID={miembro.matriculadoID} opciones={opciones} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Acts({
  miembro,
  opciones,
  pendiente,
  changeState,
  makeCard,
  generateKey,
  write,
  toggleCuotas,
}: Props) {
  const { generaCuotas } = miembro
  return (
    <>
      {opciones.editar && (
        <>
          <DropdownMenuItem onSelect={changeState}>
            <ArrowLeftRight aria-hidden />
            Cambiar Estado
          </DropdownMenuItem>
          <DropdownMenuCheckboxItem
            checked={generaCuotas === true}
            disabled={pendiente}
            onSelect={toggleCuotas}
          >
            Genera Cuotas: {escrito(generaCuotas ? 'SI' : 'NO')}
          </DropdownMenuCheckboxItem>
        </>
      )}
      {opciones.carnet && (
        <DropdownMenuItem onSelect={makeCard}>
          <CreditCard aria-hidden />
          Generar Carnet
        </DropdownMenuItem>
      )}
      {opciones.clave && (
        <DropdownMenuItem onSelect={generateKey}>
          <KeyRound aria-hidden />
          Generar Clave de Acceso
        </DropdownMenuItem>
      )}
      {opciones.mensaje && <Letters {...{ miembro, opciones, write }} />}
      {(opciones.editar || opciones.clave || opciones.carnet || opciones.mensaje) && (
        <DropdownMenuSeparator />
      )}
    </>
  )
}

function Letters({
  miembro: { matriculadoID },
  opciones,
  write,
}: Pick<Props, 'miembro' | 'opciones' | 'write'>) {
  const { freeze } = useFreeze('matriculados', '')
  const begin = async () => {
    const congelada = await freeze({ todos: false, leftOut: false, marked: [matriculadoID] })
    if (congelada) write({ tipo: 'mensaje', congelada })
  }
  return (
    <>
      <DropdownMenuItem onSelect={() => void begin()}>
        <Send aria-hidden />
        Enviar Mensaje
      </DropdownMenuItem>
      {opciones.deudor && (
        <DropdownMenuItem onSelect={() => write({ tipo: 'deuda' })}>
          <Send aria-hidden />
          Avisar su deuda
        </DropdownMenuItem>
      )}
    </>
  )
}

function Links({ matriculadoID, opciones }: { matriculadoID: number; opciones: Opciones }) {
  return (
    <>
      {opciones.pagoAnual !== undefined && (
        <LinkItem href={rutas.pagoAnual(matriculadoID)} icon={<CalendarCheck aria-hidden />}>
          Pagar Anual {opciones.pagoAnual}
        </LinkItem>
      )}
      {opciones.credenciales && (
        <>
          <LinkItem href={rutas.practicasDeMatriculado(matriculadoID)} icon={<Award aria-hidden />}>
            Practicas
          </LinkItem>
          <LinkItem href={rutas.certificadosDeMatriculado(matriculadoID)} icon={<ScrollText aria-hidden />}>
            Certificados
          </LinkItem>
        </>
      )}
      {opciones.seguros && (
        <LinkItem href={rutas.superintendencia(matriculadoID)} icon={<ShieldCheck aria-hidden />}>
          Superintendencia
        </LinkItem>
      )}
      {opciones.papeles && (
        <LinkItem href={rutas.papelesDeMatriculado(matriculadoID)} icon={<FileBadge aria-hidden />}>
          Papeles emitidos
        </LinkItem>
      )}
      {opciones.solicitudes && (
        <LinkItem href={rutas.solicitudesDeMatriculado(matriculadoID)} icon={<FilePen aria-hidden />}>
          Solicitudes
        </LinkItem>
      )}
      <LinkItem href={rutas.periodoMatricula(matriculadoID)} icon={<CalendarRange aria-hidden />}>
        Periodos de Matricula
      </LinkItem>
      {opciones.historial && (
        <LinkItem href={rutas.historial(matriculadoID)} icon={<History aria-hidden />}>
          Historial
        </LinkItem>
      )}
      {opciones.expediente && (
        <DropdownMenuItem asChild>
          <a href={`/api/expediente/${matriculadoID}`} download>
            <Download aria-hidden />
            Todo lo que hay sobre este matriculado
          </a>
        </DropdownMenuItem>
      )}
    </>
  )
}

function LinkItem({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenuItem asChild>
      <Link href={href} prefetch={false}>
        {icon}
        {escrito(children)}
      </Link>
    </DropdownMenuItem>
  )
}
