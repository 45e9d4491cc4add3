/** A request for a withdrawal, and the orders that its answers named. */
export interface RecordedRequest {
  memberId: number;
  key: string;
  amount: number;
  answers: Set<string>;
}

/** What the server was asked for, and what it acknowledged. */
export interface Published {
  requests: Map<string, RecordedRequest>;
  /** Decisions that the operator's command acknowledged, by withdrawal. */
  decided: Map<string, 'approved' | 'refused'>;
  /** Parts whose confirmation was acknowledged, by withdrawal. */
  confirmed: Map<string, Set<string>>;
  /** Calls whose answer a kill took. */
  open: number;
  acknowledged: number;
}

export const emptyRecord = (): Published => ({
  requests: new Map(),
  decided: new Map(),
  confirmed: new Map(),
  open: 0,
  acknowledged: 0,
});
