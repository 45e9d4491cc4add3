import { markOf } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import { escapeHtml as escape } from '../../http/escape-html.ts';
import { demoTexts, type DemoTexts } from '../languages/index.ts';
import { moneyText } from '../money-text.ts';
import { possible, sumsOf, type BankOrder, type Decision, type eventsOf } from './orders.ts';
import { CONDUCTS, type Conduct } from './settings.ts';

type Events = Awaited<ReturnType<typeof eventsOf>>;
interface Words {
  texts: DemoTexts['bankPage'];
  /** BCP 47 tag of the language, for amounts and times. */
  tag: string;
}

/** An amount that keeps its order within a text of either direction. */
const money = (amount: number, { currency, exponent }: BankOrder, { tag }: Words): string =>
  `\u2066${moneyText({ amount, currency, exponent }, tag)}\u2069`;

const instant = (time: Date, { tag }: Words): string =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' }).format(time);

const stateOf = (order: BankOrder, events: Events, words: Words): string => {
  const { states } = words.texts;
  const { paid, returned, failed } = sumsOf(events);
  const say = (text: string, amount: number): string => text.replace('{{amount}}', money(amount, order, words));
  if (returned > 0) return say(states.returned, returned);
  if (failed) return paid > 0 ? say(states.partFailed, paid) : states.failed;
  if (paid === 0) return states.open;
  return paid === order.amount ? states.paid : say(states.part, paid);
};

const button = (order: BankOrder, decision: Decision, { texts }: Words): string => `
<form method="post" action="/bank/decide">
<input type="hidden" name="merchant" value="${escape(order.merchant)}">
<input type="hidden" name="withdrawalId" value="${escape(order.withdrawalId)}">
<button name="decision" value="${decision}">${escape(texts.decisions[decision])}<span class="hidden"> – ${escape(order.reference)}</span></button>
</form>`;

const row = ({ order, events }: { order: BankOrder; events: Events }, words: Words): string => `
<tr>
<th scope="row"><bdi>${escape(order.reference)}</bdi></th>
<td><time datetime="${order.receivedAt.toISOString()}">${escape(instant(order.receivedAt, words))}</time></td>
<td class="number">${escape(money(order.amount, order, words))}</td>
<td><bdi>${escape(order.destination)}</bdi></td>
<td>${escape(stateOf(order, events, words))}</td>
<td><div class="actions">${possible(order, events)
  .map((each) => button(order, each, words))
  .join('')}</div></td>
</tr>`;

const table = (orders: readonly { order: BankOrder; events: Events }[], words: Words): string => {
  const { texts } = words;
  const heads = [texts.order, texts.received, texts.amount, texts.to, texts.state, texts.decide];
  return `
<div class="scroll" tabindex="0" role="region" aria-label="${escape(texts.orders)}">
<table>
<thead><tr>${heads.map((each) => `<th scope="col">${escape(each)}</th>`).join('')}</tr></thead>
<tbody>${orders.map((each) => row(each, words)).join('')}</tbody>
</table>
</div>`;
};

/** Renders the bank's page: what it does with new orders, and the newest orders with what can be decided. */
export const bankPage = (
  conduct: Conduct,
  orders: readonly { order: BankOrder; events: Events }[],
  language: Language,
): string => {
  const { tag, dir } = markOf(language);
  const words = { texts: (demoTexts[language] ?? demoTexts.EN!).bankPage, tag };
  const { texts } = words;
  const option = (name: Conduct): string =>
    `<option value="${name}"${name === conduct ? ' selected' : ''}>${escape(texts.conducts[name])}</option>`;
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escape(texts.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/bank/bank.css">
</head>
<body>
<header class="ribbon"><strong>${escape(texts.sandbox)}</strong> ${escape(texts.plain)}</header>
<main>
<h1>${escape(texts.title)}</h1>
<form method="post" action="/bank/conduct" class="conduct">
<label for="conduct">${escape(texts.conduct)}</label>
<select id="conduct" name="conduct">
${CONDUCTS.map(option).join('\n')}
</select>
<button>${escape(texts.set)}</button>
</form>
${orders.length === 0 ? `<p>${escape(texts.none)}</p>` : table(orders, words)}
<p><a href="/bank/">${escape(texts.reload)}</a></p>
</main>
</body>
</html>
`;
};
