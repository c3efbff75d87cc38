import { bodyLimit } from 'hono/body-limit'
import { fileSize } from '../../../domain/organiser/file-size.ts'
import { type ImportPreview, LARGEST_IMPORT } from '../../../domain/organiser/import-preview.ts'
import { acceptedLocale } from '../../../domain/text/accepted-locale.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { serviceText } from '../../../i18n/service-text.ts'
import type { Actor } from '../../results/access/actor.ts'
import type { LiveResults } from '../../results/service/live-results.ts'
import type { Access } from '../access.ts'
import { methodNotAllowed } from '../response/safeguards.ts'
import { say } from '../response/say.ts'
import { admit } from './admit.ts'

/** Reads files, and tells what they change or stores them. */
type TakeImport = (task: {
  readonly cupId: string
  readonly actor: Actor
  readonly body: Uint8Array
  readonly now: number
  readonly locale: Locale
}) => Promise<
  | { readonly kind: 'preview' | 'stored'; readonly preview: ImportPreview }
  | { readonly kind: 'refused' | 'changed'; readonly sentence: string }
>

interface ImportParts {
  /** The only cup that is imported into. */
  readonly cupId: string
  readonly access: Access
  readonly live: LiveResults
  readonly take: TakeImport
  readonly onFault: (error: unknown) => void
}

interface ImportRequest {
  readonly request: Request
  /** Wrong keys are counted per address. */
  readonly address: string
  readonly cupId: string
}

const STATUS = { preview: 200, stored: 200, refused: 422, changed: 409 } as const

export const limitImport = bodyLimit({
  maxSize: LARGEST_IMPORT,
  onError: ({ req }) => {
    const t = serviceText(acceptedLocale(req.header('accept-language')))
    return say(413, t('import.sent.tooLarge', { size: fileSize(LARGEST_IMPORT) }))
  },
})

/**
 * Serves `POST /organisers/{cupId}/import`, behind `limitImport`: files and how they are read, without a token for a preview and
 * with that of the preview to store them. Whoever may not import gets 401 or 403 with a sentence; 409 says to look again.
 */
export function createImportEndpoint({
  cupId,
  access,
  live,
  take,
  onFault,
}: ImportParts): (query: ImportRequest) => Promise<Response> {
  async function respond({ request, address, ...query }: ImportRequest, locale: Locale): Promise<Response> {
    const sender = await admit(access, request, address, 'import')
    if ('refusal' in sender) return sender.refusal
    if (query.cupId !== cupId) return say(404, serviceText(locale)('import.sent.otherCup'))
    const body = new Uint8Array(await request.arrayBuffer())
    const taken = await take({ cupId, actor: sender.actor, body, now: live.timeOf({ cupId }), locale })
    if (taken.kind === 'stored') live.watch.changed()
    const status = STATUS[taken.kind]
    return 'sentence' in taken ? say(status, taken.sentence) : say(status, taken.preview)
  }

  return async (query) => {
    if (query.request.method !== 'POST') return methodNotAllowed(['POST'])
    const locale = acceptedLocale(query.request.headers.get('accept-language'))
    try {
      return await respond(query, locale)
    } catch (error) {
      onFault(error)
      return say(503, serviceText(locale)('import.sent.failed'), { 'retry-after': '5' })
    }
  }
}
