/** A time in which no node took commands, by the database's clock. */
export interface Outage {
  since: Date;
  ms: number;
}

/** Who lost the connection has so long to come back: the time of a reload. */
export const RETURN_MS = 15_000;
