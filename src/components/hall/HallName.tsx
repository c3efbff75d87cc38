import { nameParts } from '../../domain/hall/name-parts.ts'

/**
 * A name on one line. If there is no room it is cut in the middle, so that the teams of a club can be told apart,
 * and its title tells it whole.
 */
export default function HallName({ name }: { readonly name: string }) {
  const { stem, tail } = nameParts(name)
  return (
    <bdi className="hall-name" title={name}>
      <span>{stem}</span>
      {tail !== '' && <span className="hall-tail">{tail}</span>}
    </bdi>
  )
}
