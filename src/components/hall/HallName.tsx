import { nameParts } from '../../domain/hall/name-parts.ts'

/** A name on one line. If there is no room it is cut in the middle, so that the teams of a club can be told apart. */
export default function HallName({ name }: { readonly name: string }) {
  const { stem, tail } = nameParts(name)
  return (
    <bdi className="hall-name">
      <span>{stem}</span>
      {tail !== '' && <span className="hall-tail">{tail}</span>}
    </bdi>
  )
}
