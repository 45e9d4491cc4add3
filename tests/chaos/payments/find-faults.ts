import type { BankOrder, BookedOrder, Books } from './books.ts';
import type { Published } from './published.ts';

/** The members' wallets before the first request, minor units. */
export type Start = ReadonlyMap<number, number>;

const OPEN = ['checking', 'approved', 'paying'];

interface Judged {
  published: Published;
  start: Start;
  books: Books;
  /** Whether all that the bank did must have arrived, and no order may be under way. */
  quiet?: boolean;
}

/**
 * Describes every difference between what was acknowledged, the platform's records, the ledger and the bank: each acknowledged
 * request is one order, each order moved what its state says, the bank has each order at most once and with the right amount,
 * and each wallet and reserve holds the result.
 */
export const findFaults = ({ published, start, books, quiet = false }: Judged): string[] => {
  const bank = new Map(books.atBank.map((order) => [order.id, order]));
  return [
    ...requestFaults(published, books),
    ...books.orders.flatMap((order) => [
      ...moneyFaults(order),
      ...timelineFaults(order, published),
      ...bankFaults(order, bank.get(order.id), quiet),
      ...(quiet && OPEN.includes(order.state) ? [`withdrawal ${order.id} is stuck as ${order.state}`] : []),
    ]),
    ...balanceFaults(start, books),
  ];
};

const requestFaults = (published: Published, { orders }: Books): string[] => {
  const faults: string[] = [];
  for (const { key, amount, answers } of published.requests.values()) {
    const made = orders.filter((order) => order.key === key);
    if (made.length > 1) faults.push(`request ${key} made ${made.length} orders`);
    if (answers.size > 1) faults.push(`request ${key} was answered with several orders`);
    for (const id of answers)
      if (made[0]?.id !== id) faults.push(`withdrawal ${id} was acknowledged and is ${made[0]?.id ?? 'lost'}`);
    if (made[0] && made[0].amount !== amount) faults.push(`withdrawal ${made[0].id} is of another amount`);
  }
  const unasked = orders.filter(({ key }) => !published.requests.has(key));
  return [...faults, ...unasked.map(({ id }) => `nobody requested withdrawal ${id}`)];
};

const paidOf = ({ parts }: BookedOrder): number =>
  Object.values(parts).reduce((sum, amount) => sum + Number(amount), 0);

/** What an order in this state has moved by kind of account. */
const expectedOf = (order: BookedOrder): Required<BookedOrder['moved']> => {
  const { state, amount, fee, returned } = order;
  const paid = paidOf(order);
  if (OPEN.includes(state)) return { wallet: -amount, reserve: amount, cashier: 0, house: 0 };
  if (['refused', 'failed'].includes(state)) return { wallet: 0, reserve: 0, cashier: 0, house: 0 };
  return { wallet: returned - fee - paid, reserve: 0, cashier: paid - returned, house: fee };
};

const moneyFaults = (order: BookedOrder): string[] =>
  Object.entries(expectedOf(order)).flatMap(([kind, expected]) => {
    const moved = Number(order.moved[kind as keyof BookedOrder['moved']] ?? 0);
    return moved === expected
      ? []
      : [`withdrawal ${order.id} (${order.state}) moved ${moved} on the ${kind} account and not ${expected}`];
  });

const ONCE = ['requested', 'checking', 'approved', 'paying', 'paid', 'confirmed', 'refused', 'failed'];

const timelineFaults = ({ id, state, timeline, partStates }: BookedOrder, published: Published): string[] => {
  const decision = published.decided.get(id);
  const last = timeline.filter((each) => !each.startsWith('part_')).at(-1);
  return [
    ...ONCE.filter((each) => timeline.filter((entry) => entry === each).length > 1).map(
      (each) => `withdrawal ${id} became ${each} twice`,
    ),
    ...(last === state ? [] : [`withdrawal ${id} is ${state}, and its timeline ends with ${last}`]),
    ...(decision && !timeline.includes(decision)
      ? [`withdrawal ${id} was acknowledged as ${decision}, and is not`]
      : []),
    ...[...(published.confirmed.get(id) ?? [])]
      .filter((partId) => partStates[partId] !== 'received')
      .map((partId) => `part ${partId} was acknowledged as received, and is ${partStates[partId]}`),
  ];
};

const bankFaults = (order: BookedOrder, atBank: BankOrder | undefined, quiet: boolean): string[] => {
  const { id, state, amount, fee, reference, parts, returned } = order;
  const isSent = !['checking', 'approved', 'refused'].includes(state);
  if (!atBank) return isSent && (quiet || reference !== null) ? [`withdrawal ${id} (${state}) is not at the bank`] : [];
  const faults: string[] = [];
  if (!isSent) faults.push(`withdrawal ${id} (${state}) is at the bank`);
  if (atBank.amount !== amount - fee)
    faults.push(`withdrawal ${id} was ordered with ${atBank.amount} and not ${amount - fee}`);
  if (reference !== null && reference !== atBank.reference)
    faults.push(`withdrawal ${id} is another order at the bank`);
  const paid = new Map(
    atBank.events.filter(({ outcome }) => outcome === 'part_paid').map((each) => [each.id, each.amount]),
  );
  for (const [event, sum] of Object.entries(parts))
    if (paid.get(event) !== Number(sum)) faults.push(`withdrawal ${id} has a part of ${sum} that the bank did not pay`);
  if (!quiet) return faults;
  const sentBack = atBank.events.reduce((sum, each) => (each.outcome === 'returned' ? sum + each.amount : sum), 0);
  if (paid.size !== Object.keys(parts).length) faults.push(`withdrawal ${id} misses a part that the bank paid`);
  if (sentBack !== Number(returned))
    faults.push(`withdrawal ${id} has ${returned} back, and the bank returned ${sentBack}`);
  return faults;
};

const balanceFaults = (start: Start, { orders, wallets, reserves }: Books): string[] =>
  [...start].flatMap(([memberId, before]) => {
    const own = orders.filter((order) => order.memberId === memberId).map(expectedOf);
    const wallet = own.reduce((sum, each) => sum + each.wallet, before);
    const reserve = own.reduce((sum, each) => sum + each.reserve, 0);
    const faults: string[] = [];
    if (wallets.get(memberId) !== wallet)
      faults.push(`the wallet of member ${memberId} holds ${wallets.get(memberId)} and not ${wallet}`);
    if ((reserves.get(memberId) ?? 0) !== reserve)
      faults.push(`the reserve of member ${memberId} holds ${reserves.get(memberId) ?? 0} and not ${reserve}`);
    return faults;
  });
