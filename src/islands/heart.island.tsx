import FavouriteHeart, { type HeartProps } from './account/FavouriteHeart.tsx'

/** The heart in the head of a page. While it shows nothing, the link of the page stays. */
export default function Heart({ target, locale }: HeartProps) {
  return <FavouriteHeart target={target} locale={locale} />
}
