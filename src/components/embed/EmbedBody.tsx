import { type Embed, pageOfEmbed } from '../../domain/embed/embed-address.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { embedHead } from '../embed-code/embed-head.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import ClubEmbed from './ClubEmbed.tsx'
import GroupEmbed from './GroupEmbed.tsx'
import NextEmbed from './NextEmbed.tsx'
import OutboundLink from './OutboundLink.tsx'
import PlayoffEmbed from './PlayoffEmbed.tsx'
import TeamEmbed from './TeamEmbed.tsx'

interface Props {
  readonly site: EditionSite
  readonly embed: Embed
}

/** Everything that a frame on another site shows: its title, its content, and the link to more. */
export default function EmbedBody({ site, embed }: Props) {
  const { locale, year, cup } = site
  const page = localized(pageOfEmbed(year, embed), locale)
  const { title, under } = embedHead(site, embed)
  return (
    <>
      <header>
        <h1>
          <OutboundLink href={page}>
            <bdi>{title}</bdi>
          </OutboundLink>
        </h1>
        {under !== '' && (
          <p className="small">
            <Sentence text={under} />
          </p>
        )}
      </header>
      <main>
        <Part site={site} embed={embed} />
      </main>
      <footer>
        <OutboundLink href={page}>
          <Sentence text={translator(locale)('embed.more', { cup: isolated(cup.name), year })} />
        </OutboundLink>
      </footer>
    </>
  )
}

function Part({ site, embed }: Props) {
  const { categories, divisions } = site.index
  if ('team' in embed) {
    const View = embed.kind === 'team' ? TeamEmbed : NextEmbed
    return <View site={site} teamId={embed.team} />
  }
  if ('club' in embed) return <ClubEmbed site={site} clubId={embed.club} day={embed.day} />
  const category = categories.get(embed.category)
  const division = divisions.get(embed.division)
  if (!category || !division) return null
  const View = embed.kind === 'division' ? GroupEmbed : PlayoffEmbed
  return <View site={site} category={category} division={division} />
}
