/** A request for a withdrawal, and the orders that its answers named. */
export interface ToldRequest {
  memberId: number;
  key: string;
  amount: number;
  answers: Set<string>;
}

/** What the server was asked for, and what it acknowledged. */
export interface Told {
  requests: Map<string, ToldRequest>;
  /** Decisions that the operator's command acknowledged, by withdrawal. */
  decided: Map<string, 'approved' | 'refused'>;
  /** Parts whose confirmation was acknowledged, by withdrawal. */
  confirmed: Map<string, Set<string>>;
  /** Calls whose answer a kill took. */
  open: number;
  acknowledged: number;
}

export const emptyTold = (): Told => ({
  requests: new Map(),
  decided: new Map(),
  confirmed: new Map(),
  open: 0,
  acknowledged: 0,
});
