// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../contract/site.ts';
import { createCall } from '../../../src/shared/api/call.ts';
import { $baseUrl } from '../../../src/shared/api/context.ts';
import { $preloaded, readPreloaded } from '../../../src/shared/api/preloaded.ts';
import { FULL_RUN } from '../../support/full-run.ts';
import { BASE_URL, mockServer } from '../../support/msw.ts';

const server = mockServer();
const banners = { list: [] };
const request = { groupName: 'w_home', language: 'EN' } as const;

const pageWith = (given: unknown) => {
  document.body.innerHTML = given
    ? `<script type="application/json" id="preloaded">${JSON.stringify(given)}</script>`
    : '';
  return readPreloaded(document);
};
const given = () =>
  pageWith({ language: 'EN', values: { '/wps/relay/MCS_banners?groupName=w_home&language=EN': banners } });

beforeEach(() => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.spyOn(performance, 'now').mockReturnValue(100);
});

describe('a response embedded in the page', () => {
  it('replaces its call once, for any order of the parameters', () => {
    const answers = given();
    const turned = { language: 'EN', groupName: 'w_home' };
    expect(answers.take('/wps/relay/MCS_banners', turned, 'EN')).toEqual(banners);
    expect(answers.take('/wps/relay/MCS_banners', turned, 'EN')).toBeUndefined();
  });

  it('is not used for another language, for other parameters, or when it is old', () => {
    expect(given().take('/wps/relay/MCS_banners', request, 'AR')).toBeUndefined();
    expect(given().take('/wps/relay/MCS_banners', { ...request, groupName: 'other' }, 'EN')).toBeUndefined();
    vi.spyOn(performance, 'now').mockReturnValue(15_001);
    expect(given().take('/wps/relay/MCS_banners', request, 'EN')).toBeUndefined();
  });

  it('is not used on a page restored from the history', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'back_forward' } as PerformanceNavigationTiming,
    ]);
    expect(given().take('/wps/relay/MCS_banners', request, 'EN')).toBeUndefined();
  });

  it('is optional: the call works without it', () => {
    expect(pageWith(null).take('/wps/relay/MCS_banners', request, 'EN')).toBeUndefined();
  });

  // Once, after other files of a worker, the second call reached no server: not understood yet.
  it.runIf(FULL_RUN)(
    'is checked against the contract like any response, and the next call asks the server',
    async () => {
      const calls = server.answer(site.banners, () => ({ list: [] }));
      const bannersFx = createCall(site.banners);
      const scope = fork({
        values: [
          [$preloaded, given()],
          [$baseUrl, BASE_URL],
        ],
      });
      await allSettled(bannersFx, { scope, params: request });
      expect(calls).toHaveLength(0);
      await allSettled(bannersFx, { scope, params: request });
      expect(calls).toHaveLength(1);

      const wrong = pageWith({ language: 'EN', values: { '/wps/relay/MCS_banners?groupName=w_home&language=EN': 7 } });
      const other = fork({
        values: [
          [$preloaded, wrong],
          [$baseUrl, BASE_URL],
        ],
      });
      expect(await allSettled(bannersFx, { scope: other, params: request })).toMatchObject({ status: 'fail' });
    },
  );
});
