/** What the workers use of their global object. The project's types know the global of pages only. */
interface WorkerScope {
  readonly registration: { readonly scope: string }
  skipWaiting(): Promise<void>
}

export const scope = globalThis as unknown as WorkerScope
