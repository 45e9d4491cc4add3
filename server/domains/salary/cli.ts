import { PAY_KINDS } from '../../../contract/pay-terms.ts';
import { salaryOperator, type OperatorBill } from '../../../contract/salary-operator.ts';
import type { ResponseOf } from '../../../contract/define.ts';
import { decimal } from '../../shared/decimal.ts';
import {
  idOf,
  neededReason,
  noMoreThan,
  oneOf,
  sumOf,
  word,
  WrongCommand,
  type Command,
  type CommandSet,
  type CommandInput,
} from '../../operator/command-line.ts';
import { csvOf, figure, type Cell } from '../../shared/csv.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

const waiting = (input: CommandInput): Command => {
  noMoreThan(input, 2);
  type Waiting = ResponseOf<typeof salaryOperator.waiting>;
  return {
    endpoint: salaryOperator.waiting,
    request: { merchant: input.merchant },
    report: ({ list }: Waiting) =>
      list
        .map(
          ({ id, amount, account, kind, windowStartMs, expiresAtMs }) =>
            `${id}  ${sumOf(amount)}  ${account}  ${kind}  from ${iso(windowStartMs)}  expires ${iso(expiresAtMs)}`,
        )
        .join('\n') || 'No bill waits.',
  };
};

const decide = (input: CommandInput, decision: 'approve' | 'refuse'): Command => {
  type Decided = ResponseOf<typeof salaryOperator.decide>;
  return {
    endpoint: salaryOperator.decide,
    request: {
      merchant: input.merchant,
      billId: idOf(input, 'bill', 'pay waiting'),
      decision,
      reason: neededReason(input),
    },
    report: ({ account, amount, state }: Decided) =>
      state === 'issued' ? `${account} was paid ${sumOf(amount)}.` : `${account} is not paid ${sumOf(amount)}.`,
  };
};

const rerun = (input: CommandInput): Command => {
  const kind = oneOf(word(input, 2, PAY_KINDS.join(', ')), PAY_KINDS);
  const text = word(input, 3, 'a time of the window, such as 2026-11-23T10:00Z');
  noMoreThan(input, 4);
  const atMs = Date.parse(text);
  if (Number.isNaN(atMs)) throw new WrongCommand(`"${text}" is not a time.`);
  type Rerun = ResponseOf<typeof salaryOperator.rerun>;
  return {
    endpoint: salaryOperator.rerun,
    request: { merchant: input.merchant, kind, atMs, reason: neededReason(input) },
    report: ({ windowStartMs, windowEndMs, bills, same, written }: Rerun) =>
      `The window from ${iso(windowStartMs)} until ${iso(windowEndMs)}: ${same} of ${bills} bills came out the same; ${
        written === 0 ? 'nothing was changed' : `${written} that were missing were written`
      }.`,
    withinMs: 120_000,
  };
};

const HEAD = ['from', 'until', 'kind', 'account', 'state', 'turnover', 'active members', 'net loss', 'tier', 'rate'];
const line = (bill: OperatorBill): Cell[] => {
  const { amount, currency, exponent } = bill.amount;
  const money = (minor: number) => figure(decimal(BigInt(minor), exponent));
  return [
    ...[iso(bill.windowStartMs), iso(bill.windowEndMs), bill.kind, bill.account, bill.state],
    ...[money(bill.turnover), bill.active, money(bill.netLoss), bill.tier + 1, figure(decimal(BigInt(bill.rate), 6))],
    ...[money(amount), currency, bill.id],
  ];
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Prints every bill of a period as CSV, part by part. */
const exported = (input: CommandInput): Command => {
  const [from, to] = [word(input, 2, 'the first day'), word(input, 3, 'the last day')];
  noMoreThan(input, 4);
  for (const day of [from, to]) if (!DAY.test(day)) throw new WrongCommand(`"${day}" is not a day such as 2026-11-23.`);
  const { kind } = input.options;
  const request = { merchant: input.merchant, from, to, ...(kind && { kind: oneOf(kind, PAY_KINDS) }) };
  type Exported = ResponseOf<typeof salaryOperator.bills>;
  let isFirst = true;
  return {
    endpoint: salaryOperator.bills,
    request,
    report({ list }: Exported) {
      const head = isFirst ? [[...HEAD, 'amount', 'currency', 'bill']] : [];
      isFirst = false;
      return csvOf([...head, ...list.map(line)]).trimEnd();
    },
    next: ({ list, hasMore }: Exported) => (hasMore ? { ...request, after: list.at(-1)!.id } : null),
  };
};

const pay = (input: CommandInput): Command => {
  const what = oneOf(word(input, 1, 'waiting, approve, refuse, rerun or export'), [
    'waiting',
    'approve',
    'refuse',
    'rerun',
    'export',
  ]);
  switch (what) {
    case 'waiting':
      return waiting(input);
    case 'approve':
    case 'refuse':
      return decide(input, what);
    case 'rerun':
      return rerun(input);
    case 'export':
      return exported(input);
  }
};

/** Agents' bills. */
export const salaryCommands: CommandSet = {
  help: `  pay waiting                                       agents' bills above the threshold (setting payApprovalAbove)
  pay approve <bill> --reason "why"                 pays a waiting bill
  pay refuse <bill> --reason "why"                  does not pay it; its agent sees the reason
  pay rerun realtime|hour|day|dividend <time> --reason "why"
                                                    settles the settled window of that time once more: nothing changes
  pay export <from> <to> [--kind hour]              every bill of these days as CSV`,
  commands: { pay },
  options: ['kind'],
  refusals: {
    bill_already_decided: 'That bill does not wait for approval.',
    pay_window_not_settled: 'No window that contains that time was settled.',
  },
};
