import HeartIcon from './HeartIcon.tsx'

interface Props {
  isPressed: boolean
  /** While the service is being asked. */
  isWaiting: boolean
  /** What it is the favourite of; the same whether pressed or not. */
  label: string
  /** Null: nobody can be asked, it only tells. */
  onPress: (() => void) | null
}

/** Makes a thing a favourite, and no favourite any more. */
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
