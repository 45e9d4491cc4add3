import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const ACROSS = 8;
const WIDTH = 200;
const HEIGHT = 320;

/** Puts pictures beside one another on a sheet, each from its top, and writes it as a picture. */
export const writeSheet = async (browser: Browser, names: readonly string[], folder: string, to: string) => {
  const context = await browser.newContext({ viewport: { width: ACROSS * (WIDTH + 12) + 12, height: 900 } });
  const page = await context.newPage();
  const figures = names.map((name) => {
    const data = readFileSync(`${folder}/${name}.png`).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${name}</figcaption></figure>`;
  });
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px; background: #888; font: 11px sans-serif }
    figure { margin: 0; width: ${WIDTH}px } img { width: 100%; height: ${HEIGHT}px; object-fit: cover; object-position: top }
  </style>${figures.join('')}`);
  await page.screenshot({ path: `${folder}/${to}.png`, fullPage: true });
  await context.close();
};
