import Link from 'next/link'
import { contentOf } from '@/components/espera/content-of'
import { ReadFailure } from '@/components/espera/read-failure'
import { TabTitle } from '@/components/pestanas/tab-title'
import { PageHeader } from '@/components/shell/page-header'
import { Card } from '@/components/ui/card'
import { FactorButton } from '@/components/acceso/usuario/factor-button'
import { LockButton } from '@/components/acceso/usuario/lock-button'
import { LockBadge } from '@/components/acceso/usuario/lock-badge'
import { UsuarioForm } from '@/components/acceso/usuario/usuario-form'
import { UsuarioSessions } from '@/components/acceso/usuario/usuario-sessions'
import type { Usuario } from '@/components/acceso/usuario/values'
import { traerDatos, traerSesiones } from '@/contract/usuario'
import { readApi } from '@/lib/api/client'
import { passwordRule } from '@/lib/api/password-rule'
import { orLeave, orNotFound } from '@/lib/screen'
import { rutas } from '@/lib/routes'

type Props = {
  id?: number
  /** The signed-in person's id, since nobody may lock himself out. */
  self?: number | null
  /** A user can be locked, keeps the password that is not typed, and a doctor has his number. */
  ampliado: boolean
}

export async function UsuarioEditor({ id, self, ampliado }: Props) {
  const leido = id === undefined ? undefined : orNotFound(await readApi(traerDatos, { id }))
  const usuario = leido?.ok ? leido.datos : undefined
  return (
    <>
      <PageHeader
        title={id === undefined ? 'Nuevo Usuario' : 'Editar el usuario'}
        subtitle={usuario && <Standing usuario={usuario} />}
        back={rutas.usuarios()}
        actions={usuario && usuario.id !== self && ampliado && <Actions usuario={usuario} />}
      />
      {leido && !leido.ok ? (
        <ReadFailure
          bajoEncabezado
          falla={leido}
          ruta="/user/traerDatos"
          entrada={{ id: id ?? 0 }}
          que="el usuario"
        />
      ) : (
        <Card className="max-w-3xl px-4 py-4 md:px-5">
          {usuario?.username && <TabTitle titulo={`Editar ${usuario.username}`} />}
          <UsuarioForm usuario={usuario} reglaClave={await passwordRule()} ampliado={ampliado} />
        </Card>
      )}
      {usuario?.id !== undefined && usuario.id !== self && ampliado && <Sesiones id={usuario.id} />}
    </>
  )
}

function Actions({ usuario }: { usuario: Usuario }) {
  const { id, username, segundoFactor } = usuario
  return (
    <>
      {segundoFactor && id !== undefined && <FactorButton id={id} username={username ?? ''} />}
      <LockButton usuario={usuario} />
    </>
  )
}

async function Sesiones({ id }: { id: number }) {
  const result = orLeave(await readApi(traerSesiones, { id }))
  return (
    <UsuarioSessions
      id={id}
      content={contentOf(result, { ruta: '/user/traerSesiones', entrada: { id }, que: 'las sesiones' })}
    />
  )
}

function Standing({ usuario }: { usuario: Usuario }) {
  const { username, matriculado } = usuario
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {username}
      <LockBadge usuario={usuario} />
      {matriculado?.id && (
        <Link href={rutas.ficha(matriculado.id)} prefetch={false} className="link">
          {matriculado.nombre}, matrícula {matriculado.matricula}
        </Link>
      )}
    </span>
  )
}
