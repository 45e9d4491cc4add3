import { AsyncLocalStorage } from 'node:async_hooks';
import type { StaffRole } from '../../contract/staff-roles.ts';

/** Who calls an endpoint of the operator. */
export interface Caller {
  /** The name of the member of staff, or `ROOT`. */
  name: string;
  roles: readonly StaffRole[];
  /** The one merchant that it may act for; null: all. */
  merchant: string | null;
}

/** The actor of calls with the root key of the node, and of what the demo does in the operator's name. No staff has this name. */
export const ROOT = 'operator';

const current = new AsyncLocalStorage<Caller>();

/** Runs the work of a call of the operator. What it records names the caller. */
export const withCaller = <T>(caller: Caller, work: () => T): T => current.run(caller, work);

/**
 * The name of the running call's caller, for the audit. A call that loses its context does not record `ROOT`: it loses its scope
 * (db/scope.ts) with it, and reaches no rows.
 */
export const staffActor = (): string => current.getStore()?.name ?? ROOT;
