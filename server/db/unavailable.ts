import pg from 'pg';

/**
 * The database cannot be reached, or the connection was lost: nothing was begun, or what the statement did is unknown. The
 * caller may try again, with the same key where money moves.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * States of the database's own errors: lost connections (class 08), too few resources or connections (53), an ending or
 * starting server (57P), and a transaction that this process left idle for too long.
 */
const STATES = /^(08|53|57P|25P03)/;
/** What the driver says without a state. */
const LOST = /^(Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;
const SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/;

/** A driver's error, as DatabaseUnavailable if a connection is its cause. */
export const withAvailability = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  const isLost = error instanceof pg.DatabaseError ? STATES.test(code) : SOCKET.test(code) || LOST.test(error.message);
  return isLost ? new DatabaseUnavailable(error.message, { cause: error }) : error;
};
