import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/**
 * Returns a worker as one script, with everything that it imports.
 *
 * @param name of a file in `worker/`
 * @param written what the build writes into it, by the names that the file declares
 * @throws Error if the file cannot be bundled
 */
export async function bundleWorker(
  name: string,
  written: Readonly<Record<string, unknown>>,
): Promise<string> {
  const define = Object.entries(written).map(([key, value]) => [key, JSON.stringify(value)])
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    define: { ...Object.fromEntries(define), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      // Browsers of 2020 run it as it is.
      target: 'es2020',
      minify: true,
      rolldownOptions: {
        input: fileURLToPath(new URL(`worker/${name}`, import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [chunk, ...others] = (built as Rolldown.RolldownOutput).output
  if (others.length > 0) throw new Error(`${name} became ${others.length + 1} files, and a worker is one.`)
  return chunk.code
}
