import HeartIcon from './HeartIcon.tsx'

interface Props {
  isPressed: boolean
  /** True while a request to the service is under way. */
  isWaiting: boolean
  /** Names what becomes the favourite; the same whether pressed or not. */
  label: string
  /** Null: the service cannot be asked, so the button only shows the state. */
  onPress: (() => void) | null
}

/** A button that makes something a favourite, or removes it from the favourites. */
export default function HeartButton({ isPressed, isWaiting, label, onPress }: Props) {
  return (
    <button
      className="heart"
      type="button"
      aria-pressed={isPressed}
      aria-busy={isWaiting}
      aria-label={label}
      title={label}
      disabled={onPress === null}
      onClick={onPress ?? undefined}
    >
      <HeartIcon />
    </button>
  )
}
