/** The message by which `npm start` tells the services that the site is built, and that the demonstration cup may play. */
export const PLAY_MESSAGE = 'play'

/** The message by which a program tells `npm start` that it takes requests. */
export interface ListeningMessage {
  readonly kind: 'listening'
  /** What `/health` says. */
  readonly health: Readonly<Record<string, unknown>>
}

/** The message by which a rehearsal tells of a report that the service took, or (null) that nothing is left to play. */
export interface PlayedMessage<Report = unknown> {
  readonly kind: 'played'
  readonly report: Report | null
}

/** Whether a message is one of these. */
export const isPlayed = <Report>(message: unknown): message is PlayedMessage<Report> =>
  (message as Partial<PlayedMessage> | null)?.kind === 'played'

/** Whether a message is one of these. */
export const isListening = (message: unknown): message is ListeningMessage =>
  (message as Partial<ListeningMessage> | null)?.kind === 'listening'
