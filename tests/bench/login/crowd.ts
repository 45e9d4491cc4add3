/** Separate process: many members at the login form at once, each with a solved captcha; they log in on a message. */
import { visitor } from './visitor.ts';

const [url = '', count = '0', password = ''] = process.argv.slice(2);

const crowd = await Promise.all(Array.from({ length: Number(count) }, () => visitor(url)));
process.once('message', () => {
  void (async () => {
    const startedAt = performance.now();
    const answers = await Promise.all(crowd.map(({ knock }, i) => knock(`bench${i + 1}`, password)));
    const refused = answers.find(({ body }) => !body.success)?.body.message ?? null;
    process.send?.({ tookMs: performance.now() - startedAt, refused });
  })();
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
