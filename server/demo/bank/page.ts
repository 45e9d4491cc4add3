import { escapeHtml as escape } from '../../http/escape-html.ts';
import { possible, sumsOf, type BankOrder, type Decision, type eventsOf } from './orders.ts';
import { CONDUCTS, type Conduct } from './settings.ts';

type Events = Awaited<ReturnType<typeof eventsOf>>;

const money = (amount: number, { currency, exponent }: BankOrder): string => {
  const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  return `${new Intl.NumberFormat('en', digits).format(amount / 10 ** exponent)}\u00a0${currency}`;
};

const WORDS: Record<Decision, string> = {
  pay: 'Pay the rest',
  part: 'Pay half of the rest',
  fail: 'Give up',
  return: 'Send half back',
};

const stateOf = (order: BankOrder, events: Events): string => {
  const { paid, returned, failed } = sumsOf(events);
  if (returned > 0) return `${money(returned, order)} came back`;
  if (failed) return paid > 0 ? `${money(paid, order)} paid, the rest given up` : 'given up';
  if (paid === 0) return 'open';
  return paid === order.amount ? 'paid' : `${money(paid, order)} paid`;
};

const button = (order: BankOrder, decision: Decision): string => `
<form method="post" action="/bank/decide">
<input type="hidden" name="merchant" value="${escape(order.merchant)}">
<input type="hidden" name="withdrawalId" value="${escape(order.withdrawalId)}">
<button name="decision" value="${decision}">${WORDS[decision]}<span class="hidden"> – ${escape(order.reference)}</span></button>
</form>`;

const row = ({ order, events }: { order: BankOrder; events: Events }): string => `
<tr>
<th scope="row">${escape(order.reference)}</th>
<td><time datetime="${order.receivedAt.toISOString()}">${order.receivedAt.toISOString().slice(0, 19).replace('T', ' ')}</time></td>
<td class="number">${escape(money(order.amount, order))}</td>
<td>${escape(order.destination)}</td>
<td>${escape(stateOf(order, events))}</td>
<td><div class="actions">${possible(order, events)
  .map((each) => button(order, each))
  .join('')}</div></td>
</tr>`;

const table = (orders: readonly { order: BankOrder; events: Events }[]): string => `
<div class="scroll" tabindex="0" role="region" aria-label="Orders">
<table>
<thead><tr><th scope="col">Order</th><th scope="col">Received (UTC)</th><th scope="col">Amount</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Decide</th></tr></thead>
<tbody>${orders.map(row).join('')}</tbody>
</table>
</div>`;

/** Renders the bank's page: what it does with new orders, and the newest orders with what can be decided. */
export const bankPage = (
  conduct: Conduct,
  orders: readonly { order: BankOrder; events: Events }[],
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Sandbox bank</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/bank/bank.css">
</head>
<body>
<header class="ribbon"><strong>Demonstration.</strong> This bank moves no real money. It receives the withdrawals of this site.</header>
<main>
<h1>Sandbox bank</h1>
<form method="post" action="/bank/conduct" class="conduct">
<label for="conduct">With new orders, the bank</label>
<select id="conduct" name="conduct">
${Object.entries(CONDUCTS)
  .map(([name, label]) => `<option value="${name}"${name === conduct ? ' selected' : ''}>${label}</option>`)
  .join('\n')}
</select>
<button>Set</button>
</form>
${orders.length === 0 ? '<p>No order has arrived. Request a withdrawal on the site; the first one of each member waits for the operator.</p>' : table(orders)}
<p><a href="/bank/">Read again</a></p>
</main>
</body>
</html>
`;
