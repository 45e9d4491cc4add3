import type { Refusal } from '../../contract/wire.ts';

/** Ends a request with a named reason (W7). `detail` is for developers, never for players. */
export class Refused extends Error {
  readonly refused: Refusal;
  readonly detail?: string;

  constructor(refused: Refusal, detail?: string) {
    super(detail ? `${refused}: ${detail}` : refused);
    this.refused = refused;
    this.detail = detail;
  }
}
