import { markOf, type LanguageMark } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/primitives.ts';
import { escapeHtml as escape } from '../../http/escape-html.ts';
import { stateOf, type Payment } from './payments.ts';
import { demoTexts, type DemoTexts } from '../languages/index.ts';
import { moneyText } from '../money-text.ts';

type PageTexts = DemoTexts['payPage'] & LanguageMark;

/** The texts of the page with the mark of their language. Languages without their own use English. */
const pageTexts = (language: Language): PageTexts => {
  const texts = demoTexts[language];
  return texts ? { ...texts.payPage, ...markOf(language) } : pageTexts('EN');
};

const page = (texts: PageTexts, state: string, body: string): string => `<!doctype html>
<html lang="${texts.tag}" dir="${texts.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(texts.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/cashier/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/cashier/assets/fraunces.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/cashier/assets/cashier.css">
<script src="/cashier/assets/cashier.js" defer></script>
</head>
<body>
<p class="ribbon"><strong>${escape(texts.sandbox)}</strong> ${escape(texts.plain)}</p>
<main data-state="${state}">
${body}
</main>
</body>
</html>
`;

const heading = (text: string): string => `<h1>${escape(text)}</h1>`;

const back = (label: string, url: string, looks = 'button'): string =>
  `<p class="back"><a class="${looks}" href="${escape(url)}">${escape(label)}</a></p>`;

const bill = (payment: Payment, texts: PageTexts): string => `
<p class="amount"><bdi dir="ltr">${escape(moneyText(payment, texts.tag))}</bdi></p>
<dl>
<div><dt>${escape(texts.payTo)}</dt><dd>${escape(payment.account_name)}</dd></div>
<div><dt>${escape(texts.order)}</dt><dd class="code" dir="ltr">${escape(payment.order_id.slice(0, 8))}</dd></div>
</dl>`;

const form = (payment: Payment, texts: PageTexts, now: number): string => `
<p class="clock">${escape(texts.timeLeft)} <time role="timer" data-left="${payment.expires_at.getTime() - now}">—</time></p>
<form method="post" action="/cashier/pay/${escape(payment.id)}">
<button class="button" name="action" value="pay">${escape(texts.pay)}</button>
<button class="button quiet" name="action" value="decline">${escape(texts.decline)}</button>
</form>`;

/** The payment's result, as the page's heading. */
const result = (title: string, next: string): string =>
  `<div class="result">${heading(title)}<p role="status">${escape(next)}</p></div>`;

/** Renders the page of one payment: to pay or decline it, or its result. */
export const paymentPage = (payment: Payment, now: number): string => {
  const texts = pageTexts(payment.language);
  const state = stateOf(payment, now);
  if (state === 'open')
    return page(
      texts,
      state,
      heading(texts.title) +
        bill(payment, texts) +
        form(payment, texts, now) +
        back(texts.later, payment.return_url, 'button plain'),
    );
  const said = {
    paid: result(texts.paid, texts.paidNext),
    declined: result(texts.declined, texts.declinedNext),
    expired: result(texts.expired, texts.expiredNext),
    cancelled: result(texts.cancelled, texts.cancelledNext),
  }[state];
  return page(texts, state, said + bill(payment, texts) + back(texts.back, payment.return_url));
};

/** Renders the page for an address without a payment. */
export const unknownPage = (language: Language): string => {
  const texts = pageTexts(language);
  return page(texts, 'unknown', result(texts.unknown, texts.unknownNext) + back(texts.back, '/'));
};
