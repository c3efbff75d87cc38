import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import type { StreamFilm } from './stream-film.ts'

interface Props extends StreamFilm {
  readonly isPlaying: boolean
  readonly onPlay: (isPlaying: boolean) => void
}

/** What the frame may do: it may play and open links in new windows, but may not navigate this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

/**
 * The film of a stream. The page requests nothing from the provider before the visitor wants to see the film. Until this
 * code has loaded, the button is a link to the provider.
 */
export default function StreamPlayer({ name, url, provider, embed, locale, isPlaying, onPlay }: Props) {
  const t = translator(locale)
  if (!embed)
    return (
      <div className="stream-open stack gap-2 at-start packed">
        <a className="button button-sun" href={url} target="_blank" rel="noopener noreferrer">
          <Sentence text={t('stream.open', { provider: isolated(provider) })} />
        </a>
        <p className="small quiet">
          <Sentence text={t('stream.opens', { provider: isolated(provider) })} />
        </p>
      </div>
    )
  if (isPlaying)
    return (
      <div className="stream-stage stack gap-2">
        <iframe
          className="stream-frame"
          src={embed.source}
          title={t('stream.player', { stream: name, provider: embed.provider })}
          sandbox={SANDBOX}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p className="cluster gap-2 gap-x-4">
          <button type="button" className="link-button" onClick={() => onPlay(false)}>
            {t('stream.close')}
          </button>{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('stream.open', { provider: embed.provider })}
          </a>
        </p>
      </div>
    )
  return (
    <div className="stream-stage stack gap-2">
      <div className="stream-poster">
        <a
          className="button button-sun"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            onPlay(true)
          }}
        >
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#play" />
          </svg>
          {t('stream.play', { provider: embed.provider })}
        </a>
        <p className="small">{t('stream.learns', { provider: embed.provider })}</p>
      </div>
    </div>
  )
}
