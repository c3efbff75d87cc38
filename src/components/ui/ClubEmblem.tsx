import { clubEmblem } from '../../domain/presentation/club-emblem.ts'

/** A club's emblem, drawn from its name by styles/club.css. It decorates the name and is not read out. */
export default function ClubEmblem({ club }: { readonly club: string }) {
  const { initials, ground, band, pattern } = clubEmblem(club)
  return (
    <i
      className={`emblem ground-${ground} band-${band} emblem-${pattern}`}
      data-initials={initials}
      aria-hidden="true"
    />
  )
}
