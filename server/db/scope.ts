import { AsyncLocalStorage } from 'node:async_hooks';

/** The rows that a call's statements reach: those of one merchant, by its code, or those of every merchant. */
export type Scope = { merchant: string } | 'every merchant';

const current = new AsyncLocalStorage<Scope>();

/** Runs `work`, whose statements reach the rows of this merchant alone (row-security.sql). */
export const withMerchant = <T>(merchant: string, work: () => T): T => current.run({ merchant }, work);

/** Runs `work`, whose statements reach the rows of every merchant: jobs, the operator, and what is read before the merchant is known. */
export const withEveryMerchant = <T>(work: () => T): T => current.run('every merchant', work);

/** The scope of the running call; undefined outside of one, where no rows of merchants are reached. */
export const currentScope = (): Scope | undefined => current.getStore();

/** Yields these parts, each read as `withMerchant`: a stream reads them on when its reader takes more, outside of the call. */
export async function* eachWithMerchant<T>(merchant: string, parts: AsyncIterable<T>): AsyncGenerator<T> {
  const reader = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await withMerchant(merchant, () => reader.next());
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await reader.return?.();
  }
}
