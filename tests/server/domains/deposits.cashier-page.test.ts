import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wallet } from '../../../contract/wallet.ts';
import { callServer } from '../../support/calls.ts';
import { test, token, useDeposits, open } from './support/deposits.ts';

useDeposits();

describe('the cashier’s page', () => {
  it('uses the site’s fonts, served by itself', async () => {
    const css = await (await fetch(`${test.url}/cashier/assets/cashier.css`)).text();
    const faces = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file]) => file!);
    expect(faces).toHaveLength(2);
    for (const file of faces) {
      const response = await fetch(`${test.url}/cashier/assets/${file}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    }
  });

  it.each([
    ['EN', 'ltr', 'No real money is charged'],
    ['CN', 'ltr', '不会收取真实资金'],
    ['AR', 'rtl', 'لا تُخصم أموال حقيقية'],
  ])('states in %s that it is a sandbox', async (language, dir, texts) => {
    const { body } = await callServer(
      test.url,
      wallet.deposit,
      { method: 'sandbox-card', amount: 5_000, currency: 'USD' },
      { token, headers: { 'idempotency-key': randomUUID(), 'x-language': language } },
    );
    const response = await fetch(test.url + body.value.payUrl);
    const html = await response.text();
    expect(html).toContain(texts);
    expect(html).toContain(`dir="${dir}"`);
    expect(html).not.toMatch(/<script(?! src=)|style=/);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('states at a wrong address that nothing was paid', async () => {
    for (const path of ['/cashier/pay/x', `/cashier/pay/${'A'.repeat(22)}`]) {
      const response = await fetch(test.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Nothing was charged');
    }
  });

  it('refuses a form submission from another site', async () => {
    const { body } = await open();
    const response = await fetch(test.url + body.value.payUrl, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      headers: { origin: 'https://evil.example' },
    });
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      403,
      'foreign_origin',
    ]);
  });
});
