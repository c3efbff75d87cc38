import { useEffect, useState } from 'react'

interface Props {
  sentence: string
  /** Whether the toast closes by itself after a while. */
  passes: boolean
  action: { readonly label: string; readonly onPress: () => void } | null
  /** A link to further messages, which a phone has no room for. */
  more?: { readonly label: string; readonly address: string } | null
  closeLabel: string
  onClose: () => void
}

/** Milliseconds until the toast closes; longer while it has the pointer or the focus. */
const STAYS = 12_000

/** A message at the foot of the window about what just happened, with a button to undo it. */
export default function Toast({ sentence, passes, action, more = null, closeLabel, onClose }: Props) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!passes || isHeld) return
    const timer = setTimeout(onClose, STAYS)
    return () => clearTimeout(timer)
  }, [passes, isHeld, onClose])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: being looked at keeps it there; there is nothing to press
    <div
      className="toast row gap-3"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <bdi>{sentence}</bdi>{' '}
        {more && (
          <a className="toast-more" href={more.address}>
            {more.label}
          </a>
        )}
      </p>
      {action && (
        <button className="toast-action" type="button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button className="toast-close" type="button" onClick={onClose} aria-label={closeLabel}>
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#x" />
        </svg>
      </button>
    </div>
  )
}
