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
/** A database that is gone is reported within three seconds (docs/quality.md#storage). */
const CONNECT_MS = 2000

/** With `off`, a commit is acknowledged before it is on the disk. A setting that is stricter than `on` stays as it is. */
const WRITE_BEFORE_ANSWER =
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"

/**
 * Opens connections to a PostgreSQL server. If a connection breaks, at whatever moment, only its current statement fails,
 * and the next statement gets a new connection. A server that does not answer is noticed at the first statement.
 *
 * @param answerWithin milliseconds after which a statement counts as failed; null for no limit
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
  // Without a listener a broken connection ends the process. An idle one emits on the pool, one in use on the client.
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
  /** Ignores a failed rollback: the caller needs the first error, and the connection is already given up by then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
  }
}

/** Statements that begin or end a transaction. If one fails or gets no answer, the connection's state is unknown. */
const OF_A_TRANSACTION = /^\s*(begin|start|commit|rollback)/i
/**
 * An error code of PostgreSQL that leaves the connection usable: five characters, but not of the classes of lost
 * connections and stopped servers.
 */
const HARMLESS = /^(?!08|57P)[0-9A-Z]{5}$/

/** Wraps the pool. A connection is closed, not given back, once it has failed in a way that may outlast the statement. */
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
        // kysely may also send cursors, but none are used here.
        query: query as unknown as PostgresPoolClient['query'],
        release: (discard) => client.release(spoilt || discard === true),
      }
    },
    end: () => pool.end(),
  }
}

/** Connects within one limit. The pool's own limit restarts when a wait for a free connection becomes a new connection. */
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
