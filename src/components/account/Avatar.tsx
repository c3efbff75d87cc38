import { initialsOf } from '../../domain/account/user.ts'

/** A drawn avatar: initials, or the outline of a person. An external picture service would learn who visits. */
export default function Avatar({ name }: { name: string }) {
  const initials = initialsOf(name)
  return (
    <span className="avatar" aria-hidden="true">
      {initials === '' ? (
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#user" />
        </svg>
      ) : (
        initials
      )}
    </span>
  )
}
