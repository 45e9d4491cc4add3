// @vitest-environment jsdom
import { allSettled } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { $site } from '../../src/entities/site/model.ts';
import { $choice, $isRequested, answered, consentNeeded, consentReopened } from '../../src/features/analytics/model.ts';
import { pageOf } from './support/page.ts';
import { siteOf } from './support/samples.ts';

const ID = 'G-TEST1234';
const page = globalThis as unknown as Record<string, unknown>;
beforeEach(() => {
  delete page[`ga-disable-${ID}`];
});

const open = async (gtagId = ID) => {
  const scope = pageOf({ values: [[$site, { ...siteOf(), analytics: { gtagId } }]] });
  await allSettled(consentNeeded, { scope });
  return scope;
};
const scripts = () => document.head.querySelectorAll('script[src*="googletagmanager"]').length;

describe('[SYS-15] consent to analytics', () => {
  it('stops sending and deletes the stored data when the visitor withdraws consent', async () => {
    const scope = await open();
    expect(scope.getState($isRequested)).toBe(true);
    await allSettled(answered, { scope, params: 'agreed' });
    expect([scope.getState($isRequested), page[`ga-disable-${ID}`], scripts()]).toEqual([false, false, 1]);
    document.cookie = '_ga=GA1.1.1';
    document.cookie = '_ga_TEST1234=GS1';
    document.cookie = 'other=stays';
    await allSettled(consentReopened, { scope });
    expect(scope.getState($isRequested)).toBe(true);
    await allSettled(answered, { scope, params: 'declined' });
    expect([scope.getState($isRequested), page[`ga-disable-${ID}`]]).toEqual([false, true]);
    expect(document.cookie).toBe('other=stays');
    expect(localStorage.getItem('analyticsConsent')).toBe('declined');
    await allSettled(answered, { scope, params: 'agreed' });
    expect([page[`ga-disable-${ID}`], scripts()], 'their script is there already').toEqual([false, 1]);
  });

  it('tells Google’s script of the withdrawal, sets the opt-out mark only for `G-` ids, and deletes the ads’ data', async () => {
    page.dataLayer = [];
    const received = () =>
      (page.dataLayer as ArrayLike<unknown>[]).map((each) => Array.from(each)).filter(([what]) => what === 'consent');
    const of = (answer: string) => [
      'consent',
      'update',
      { ad_storage: answer, analytics_storage: answer, ad_user_data: answer, ad_personalization: answer },
    ];
    const scope = await open('AW-123456');
    await allSettled(answered, { scope, params: 'declined' });
    await allSettled(answered, { scope, params: 'agreed' });
    expect(received()).toEqual([]);
    document.cookie = '_gcl_au=1.1.1';
    await allSettled(answered, { scope, params: 'declined' });
    expect([received(), document.cookie]).toEqual([[of('denied')], 'other=stays']);
    await allSettled(answered, { scope, params: 'agreed' });
    expect(received().at(-1)).toEqual(of('granted'));
  });

  it('does nothing when the same choice is made again', async () => {
    const scope = await open();
    await allSettled(answered, { scope, params: 'declined' });
    await allSettled(consentReopened, { scope });
    await allSettled(answered, { scope, params: 'declined' });
    expect([scope.getState($isRequested), scope.getState($choice)]).toEqual([false, 'declined']);
  });

  it('follows a choice made in another tab', async () => {
    const scope = await open();
    await allSettled(answered, { scope, params: 'agreed' });
    localStorage.setItem('analyticsConsent', 'declined');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'analyticsConsent' }));
    await allSettled(scope);
    expect([scope.getState($choice), page[`ga-disable-${ID}`]]).toEqual(['declined', true]);
  });
});
