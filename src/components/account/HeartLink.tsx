import HeartIcon from './HeartIcon.tsx'

/** The heart for a visitor who is not signed in: a link to the sign-in page, which then adds the favourite. */
export default function HeartLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="heart" href={href} aria-label={label} title={label} rel="nofollow">
      <HeartIcon />
    </a>
  )
}
