import { useState } from 'react'
import SureButton from '../../components/admin/SureButton.tsx'
import { invitationLink } from '../../domain/organiser/admin-address.ts'
import type { Member, Members } from '../../domain/organiser/members.ts'
import { ROLES, type Role } from '../../domain/organiser/roles.ts'
import { endInvitation, inviteMember, readMembers, setMemberRole } from '../../stores/organisers.ts'
import ActNote from './ActNote.tsx'
import LoadedPart from './LoadedPart.tsx'
import type { SectionProps } from './section-props.ts'
import { useAct } from './use-act.ts'
import { useLoaded } from './use-loaded.ts'
import { whenText } from './when-text.ts'

/** Who runs the cup: members with their roles, invitations, and who changed what. */
export default function PeoplePart({ locale, t, ownId }: SectionProps) {
  const { loaded, reload } = useLoaded(() => readMembers(locale), 'members')
  const { state, run } = useAct(reload)
  const [link, setLink] = useState<string | null>(null)
  const roleName = (role: Role) => t(`admin.roles.${role}.name`)

  const invite = async (role: Role) => {
    const made = await run(() => inviteMember(role, locale))
    if (made) setLink(invitationLink(location.origin, locale, made.secret))
  }
  const memberRow = ({ id, name, email, role, isProved }: Member) => (
    <li key={id} className="stack gap-2">
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <span className="badge">{roleName(role)}</span>{' '}
        {id === ownId && <span className="badge">{t('admin.people.you')}</span>}{' '}
        <bdi className="quiet">{email}</bdi>
        {!isProved && <span className="quiet"> · {t('admin.people.unconfirmed')}</span>}
      </p>
      <div className="cluster gap-3">
        {ROLES.filter((one) => one !== role).map((one) => (
          <SureButton
            key={one}
            word={t('admin.people.make', { role: roleName(one) })}
            consequence={t('admin.people.made', { name, role: roleName(one) })}
            isBusy={state.isBusy}
            t={t}
            onSure={() => void run(() => setMemberRole(id, one, locale))}
          />
        ))}
        <SureButton
          word={t('admin.people.remove')}
          consequence={t('admin.people.removed', { name })}
          isBusy={state.isBusy}
          t={t}
          onSure={() => void run(() => setMemberRole(id, null, locale))}
        />
      </div>
    </li>
  )
  const invitationRow = ({ id, role, expiresAt }: Members['invitations'][number]) => (
    <li key={id} className="cluster gap-3 apart">
      <span>{t('admin.people.open', { role: roleName(role), when: whenText(expiresAt, locale) })}</span>
      <button
        className="button"
        type="button"
        disabled={state.isBusy}
        onClick={() => void run(() => endInvitation(id, locale))}
      >
        {t('admin.people.takeBack')}
      </button>
    </li>
  )
  return (
    <LoadedPart title={t('admin.sections.people')} loaded={loaded} t={t} onRetry={() => void reload()}>
      {({ members, invitations, acts }) => (
        <>
          <ActNote state={state} t={t} />
          <ul className="panel admin-rows">{members.map(memberRow)}</ul>
          <h3>{t('admin.people.invite')}</h3>
          <p className="quiet">{t('admin.people.inviteHelp')}</p>
          <div className="cluster gap-2">
            {ROLES.map((role) => (
              <button
                key={role}
                className="button"
                type="button"
                disabled={state.isBusy}
                onClick={() => void invite(role)}
              >
                {t('admin.people.inviteAs', { role: roleName(role) })}
              </button>
            ))}
          </div>
          {link !== null && <NewLink link={link} t={t} />}
          {invitations.length > 0 && <ul className="panel admin-rows">{invitations.map(invitationRow)}</ul>}
          <h3>{t('admin.people.acts')}</h3>
          <ol className="panel admin-rows">
            {acts.map(({ id, at, kind, role, by, name }) => (
              <li key={id}>
                <span className="quiet num">{whenText(at, locale)}</span>{' '}
                {t(`admin.people.kinds.${kind}`, {
                  by: by ?? t('admin.people.operator'),
                  name: name ?? t('admin.people.nobody'),
                  role: roleName(role),
                })}
              </li>
            ))}
          </ol>
        </>
      )}
    </LoadedPart>
  )
}

/** A new invitation's link, which is shown this once. */
function NewLink({ link, t }: { readonly link: string; readonly t: SectionProps['t'] }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="note note-sun stack gap-2 at-start">
      <p>{t('admin.people.linkOnce')}</p>
      <code className="admin-link">{link}</code>
      <button className="button" type="button" onClick={() => void copy()}>
        {isCopied ? t('admin.people.copied') : t('admin.people.copy')}
      </button>
    </div>
  )
}
