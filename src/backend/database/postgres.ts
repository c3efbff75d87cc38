import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'

const CONNECTIONS = 10
/** A database that is gone is reported within three seconds (quality.md D3). */
const CONNECT_MS = 2000

/** Where it is off, a commit is acknowledged before it is on the disk; what asks for more than `on` stays as it is. */
const WRITE_BEFORE_ANSWER =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"

/**
 * Connections to a PostgreSQL server. One that breaks, in whatever moment, costs the statement that was under way and is
 * replaced by the next that is needed; a server that does not answer is noticed at the first statement.
 *
 * @param answerWithin milliseconds after which a statement counts as failed; null: it may take its time
 */
export function openPostgres(connectionString: string, answerWithin: number | null): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(answerWithin === null ? {} : { query_timeout: answerWithin }),
    onConnect: async (client) => {
      await client.query(WRITE_BEFORE_ANSWER)
    },
  })
  // Without a listener a connection that breaks ends the process: an idle one tells the pool, one in use itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new ForgivingPostgresDialect({ pool: guarded(pool) })
}

class ForgivingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ForgivingDriver(this.#config)
  }
}

class ForgivingDriver extends PostgresDriver {
  /** What failed first is what is to be known; the connection that could not roll back is given up by then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
  }
}

/** Begins, ends and connections that have no answer: nobody knows in which state they leave the connection. */
const OF_A_TRANSACTION = /^\s*(begin|start|commit|rollback)/i
/** A refusal of PostgreSQL that leaves its connection as it was: five characters, not of the classes of lost connections and stopped servers. */
const HARMLESS = /^(?!08|57P)[0-9A-Z]{5}$/

/** Connections of the pool that are closed instead of given back once they have failed in a way that may outlive the statement. */
function guarded(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await connected(pool)
      let spoilt = false
      const query = async (text: string, values: readonly unknown[]) => {
        if (spoilt) throw new Error('Connection terminated: a statement before this one failed.')
        try {
          return await client.query(text, [...values])
        } catch (error) {
          const code = String((error as { readonly code?: unknown } | null)?.code)
          spoilt = OF_A_TRANSACTION.test(text) || !HARMLESS.test(code)
          throw error
        }
      }
      return {
        // Cursors, the other thing that kysely may send, are not in use here.
        query: query as unknown as PostgresPoolClient['query'],
        release: (discard) => client.release(spoilt || discard === true),
      }
    },
    end: () => pool.end(),
  }
}

/** The pool's own limit begins anew where a wait for a free connection turns into the making of one. */
function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error('timeout exceeded when trying to connect'))
    }, CONNECT_MS)
    pool.connect().then(
      (client) => {
        clearTimeout(timer)
        if (isLate) client.release()
        else resolve(client)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
