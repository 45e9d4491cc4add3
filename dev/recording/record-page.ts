import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { SITE_FRAME, type FrameWindow } from '../page/ports.ts';

const HELP = `npm run record -- [options]
  --url <origin>   the site, http://localhost:3000 unless given
  --path <path>    the page to begin with, / unless given
  --out <file>     where the recording goes, recording-<time>.jsonl unless given
  --seconds <n>    ends by itself after this time; otherwise Ctrl-C ends it
  --amounts        replaces amounts of money, too
  --headless       without a window
On a site that is no demo, OPERATOR_KEY opens the traced site.
Tokens, names, addresses and texts are replaced before the recording leaves the page.`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    path: { type: 'string', default: '/' },
    out: { type: 'string', default: `recording-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl` },
    seconds: { type: 'string' },
    amounts: { type: 'boolean', default: false },
    headless: { type: 'boolean', default: !process.env.DISPLAY && process.platform === 'linux' },
    help: { type: 'boolean', default: false },
  },
});

/** Ends with a message for a person. */
const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const secondsOf = (text: string | undefined): number => {
  if (text === undefined) return Infinity;
  const seconds = Number(text);
  return seconds > 0 ? seconds : stop(`--seconds must be a number above 0, and is “${text}”.`);
};

/** Resolves at the end of the time, at Ctrl-C, or when the page is closed or gone. */
const ended = (page: Page, seconds: number) =>
  new Promise<void>((resolve) => {
    process.on('SIGINT', () => resolve());
    page.once('close', () => resolve());
    if (Number.isFinite(seconds)) setTimeout(resolve, seconds * 1_000);
  });

const record = async (): Promise<void> => {
  const seconds = secondsOf(values.seconds);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    headless: values.headless,
    // The recording is taken from the page first.
    handleSIGINT: false,
  });
  try {
    const context = await browser.newContext();
    const key = process.env.OPERATOR_KEY;
    if (key) await context.request.post(`${values.url}/dev/live/enter`, { form: { key } });
    const page = await context.newPage();
    const opened = await page.goto(values.url + SITE_FRAME.slice(0, -1) + values.path).catch((error: Error) => error);
    if (opened instanceof Error || !opened)
      return stop(`${values.url} does not answer: ${opened?.message ?? 'no page'}`);
    if (opened.status() === 404)
      return stop(
        `${values.url} has no traced site for this visitor. Outside a demo, OPERATOR_KEY must be its operator's key.`,
      );
    await page.waitForFunction(() => 'parlourExport' in window);
    console.log(`Recording ${values.url}. ${Number.isFinite(seconds) ? `Ends in ${seconds} s.` : 'Ctrl-C ends it.'}`);
    await ended(page, seconds);
    if (page.isClosed()) return stop('The window was closed before the recording was taken: end it with Ctrl-C.');
    const choice = { identities: true, amounts: values.amounts };
    const text = await page.evaluate((requested) => (window as FrameWindow).parlourExport?.(requested), choice);
    if (text === undefined)
      return stop('The site was loaded again outside the traced site. What was recorded is gone.');
    writeFileSync(values.out, text);
    console.log(`${values.out}: ${text.split('\n').length - 2} items, ${Math.ceil(text.length / 1024)} kB.`);
  } finally {
    await browser.close();
  }
};

if (values.help) console.log(HELP);
else await record();
