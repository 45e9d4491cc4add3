import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { commonFailure } from '../http/failure.ts';
import { checkOwnMachine } from '../http/access-checks.ts';
import { findViewer } from '../http/viewer.ts';
import type { AppContext } from '../app/context.ts';
import { withMerchant } from '../db/scope.ts';
import { storesMessages } from './carriers.ts';
import { readSentMessages, type SentMessage } from './sent-messages.ts';

const css = readFileSync(new URL('sent-messages.css', import.meta.url));
const hide = { hide: true };

const letter = ({ kind, recipient, subject, text, at }: SentMessage): string => `
<article data-kind="${escapeHtml(kind)}">
<p class="to"><strong>${kind === 'sms' ? 'Text message' : 'Mail'}</strong> to <bdi>${escapeHtml(recipient)}</bdi>,
<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
${subject === null ? '' : `<h2 dir="auto">${escapeHtml(subject)}</h2>`}
<p class="text" dir="auto">${linked(escapeHtml(text))}</p>
</article>`;

/** Turns URLs within escaped text into links. */
const linked = (text: string): string => text.replace(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}">${url}</a>`);

const page = (letters: readonly SentMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="refresh" content="5">
<title>Outbox of the demonstration</title>
<link rel="stylesheet" href="/dev/mail.css">
</head>
<body>
<main>
<h1>Outbox of the demonstration</h1>
<p>Nothing is really sent: text messages and mail end here, the newest first. On this machine anyone can read them; from elsewhere it takes the operator's key. With a carrier configured there is no such page.</p>
${letters.length === 0 ? '<p>Nothing was sent yet.</p>' : letters.map(letter).join('\n')}
</main>
</body>
</html>
`;

/**
 * `/dev/mail`: the messages that a demo sent. They contain codes and links, so only a demo has the page, and other machines
 * need the operator's key.
 */
export const sentMessagesPage = (app: FastifyInstance, ctx: AppContext): void => {
  const open = storesMessages(ctx.config);

  app.get('/dev/mail', { schema: hide, onRequest: ctx.limits.address }, async (request, reply) => {
    if (!open) throw commonFailure('not_found');
    checkOwnMachine(request, reply, ctx.config, ctx.operatorKey);
    const { merchant } = await findViewer(ctx, {}, request.hostname);
    const letters = await withMerchant(merchant.code, () => readSentMessages(ctx.database, merchant.code));
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      .send(page(letters));
  });

  app.get('/dev/mail.css', { schema: hide, onRequest: ctx.limits.address }, (_request, reply) => {
    if (!open) throw commonFailure('not_found');
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css);
  });
};
