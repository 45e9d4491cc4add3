import type { Language } from '../../../contract/primitives.ts';
import { escapeHtml as escape } from '../../http/escape-html.ts';
import { stateOf, type Payment } from './payments.ts';
import { pageTexts, type PageTexts } from './texts.ts';

const money = ({ amount, currency, exponent }: Payment, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // A sign alone may stand for several currencies, and turns around in right-to-left text.
    currencyDisplay: 'code',
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(amount / 10 ** exponent);

const page = (texts: PageTexts, state: string, body: string): string => `<!doctype html>
<html lang="${texts.locale}" dir="${texts.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(texts.title)}</title>
<link rel="stylesheet" href="/cashier/assets/cashier.css">
<script src="/cashier/assets/cashier.js" defer></script>
</head>
<body>
<p class="ribbon"><strong>${escape(texts.sandbox)}</strong> ${escape(texts.plain)}</p>
<main data-state="${state}">
<h1>${escape(texts.title)}</h1>
${body}
</main>
</body>
</html>
`;

const back = (texts: PageTexts, url: string): string =>
  `<p class="back"><a class="button quiet" href="${escape(url)}">${escape(texts.back)}</a></p>`;

const bill = (payment: Payment, texts: PageTexts): string => `
<dl>
<div><dt>${escape(texts.payTo)}</dt><dd>${escape(payment.account_name)}</dd></div>
<div><dt>${escape(texts.order)}</dt><dd class="code" dir="ltr">${escape(payment.order_id.slice(0, 8))}</dd></div>
</dl>
<p class="amount"><bdi>${escape(money(payment, texts.locale))}</bdi></p>`;

const form = (payment: Payment, texts: PageTexts, now: number): string => `
<p class="clock">${escape(texts.timeLeft)} <time role="timer" data-left="${payment.expires_at.getTime() - now}">—</time></p>
<form method="post" action="/cashier/pay/${escape(payment.id)}">
<button class="button" name="action" value="pay">${escape(texts.pay)}</button>
<button class="button quiet" name="action" value="decline">${escape(texts.decline)}</button>
</form>`;

const result = (title: string, next: string): string =>
  `<p class="result" role="status"><strong>${escape(title)}</strong><span>${escape(next)}</span></p>`;

/** The page of one payment: to pay or decline it, or what became of it. */
export const paymentPage = (payment: Payment, now: number): string => {
  const texts = pageTexts(payment.language);
  const state = stateOf(payment, now);
  const next = {
    open: () => form(payment, texts, now),
    paid: () => result(texts.paid, texts.paidNext) + back(texts, payment.return_url),
    declined: () => result(texts.declined, texts.declinedNext) + back(texts, payment.return_url),
    expired: () => result(texts.expired, texts.expiredNext) + back(texts, payment.return_url),
  }[state];
  return page(texts, state, bill(payment, texts) + next());
};

/** For an address that names no payment. */
export const unknownPage = (language: Language): string => {
  const texts = pageTexts(language);
  return page(texts, 'unknown', result(texts.unknown, texts.unknownNext) + back(texts, '/'));
};
