/** The message by which `npm start` tells the services that the site is built, and that the demonstration cup may play. */
export const PLAY_MESSAGE = 'play'

/** The message by which a program tells `npm start` that it takes requests. */
export interface ListeningMessage {
  readonly kind: 'listening'
  /** What `/health` says. */
  readonly health: Readonly<Record<string, unknown>>
}

/** Whether a message is one of these. */
export const isListening = (message: unknown): message is ListeningMessage =>
  (message as Partial<ListeningMessage> | null)?.kind === 'listening'
