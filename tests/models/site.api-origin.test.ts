import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { site } from '../../contract/site.ts';
import { connectApiOrigin, originNeeded } from '../../src/entities/site/api-origin.ts';
import { loadSiteFx } from '../../src/entities/site/model.ts';
import { $baseUrl } from '../../src/shared/api/context.ts';
import { liveRequested } from '../../src/shared/realtime/runtime.ts';
import { BASE_URL, mockServer } from '../support/msw.ts';
import { connected } from './support/connected.ts';
import { liveServer } from './support/live-server.ts';
import { loadSite, pageOf } from './support/page.ts';
import { siteOf } from './support/samples.ts';

const server = mockServer();
connected(connectApiOrigin);

const ONE = 'https://one.example';
const TWO = 'https://two.example';
const STATUS = { success: true, value: { status: 0, untilMs: null }, message: '' };
/** Origins that answer; the others fail as a blocked address does. Returns the merchants that each was requested for. */
const answering = (...origins: string[]) => {
  const requested: (string | null)[] = [];
  for (const origin of [ONE, TWO])
    server.answerAnything(
      site.status,
      ({ headers }) => {
        requested.push(headers.get('x-merchant'));
        return origins.includes(origin) ? Response.json(STATUS) : Response.error();
      },
      origin,
    );
  return requested;
};

const begun = async (domainRoute: string[]) => {
  server.answer(site.info, () => siteOf({ domainRoute }));
  const live = liveServer();
  const scope = pageOf({ live });
  await loadSite(scope);
  await allSettled(liveRequested, { scope, params: { sessionId: null } });
  return { live, scope };
};

it('[SYS-04] calls go to the first of the merchant’s origins that answers, by the merchant’s code', async () => {
  const requested = answering(TWO);
  const { scope } = await begun([ONE, TWO]);
  expect([scope.getState($baseUrl), requested]).toEqual([TWO, ['parlour', 'parlour']]);
});

// A test has no page, so its own origin does not answer either.
it.each([[[ONE]], [[]]])('[SYS-04] they stay where they are where none of %j answers', async (domainRoute) => {
  answering();
  const { scope } = await begun(domainRoute);
  await allSettled(originNeeded, { scope });
  expect(scope.getState($baseUrl)).toBe(BASE_URL);
});

it('[SYS-04] an origin that fails later is left for another, and the socket follows', async () => {
  answering(ONE);
  const { live, scope } = await begun([ONE, TWO]);
  expect([scope.getState($baseUrl), live.identities.at(-1)!.api.baseUrl]).toEqual([ONE, ONE]);
  answering(TWO);
  server.answerAnything(site.info, () => Response.error(), ONE);
  await allSettled(loadSiteFx, { scope, params: {} });
  expect([scope.getState($baseUrl), live.identities.at(-1)!.api.baseUrl]).toEqual([TWO, TWO]);
});

it('[SYS-04] an operator who takes the list away brings the pages back to their own origin', async () => {
  answering(ONE);
  const { scope } = await begun([ONE]);
  server.answerAnything(
    site.info,
    () => Response.json({ success: true, value: siteOf({ statusSeq: 99 }), message: '' }),
    ONE,
  );
  await allSettled(loadSiteFx, { scope, params: {} });
  expect(scope.getState($baseUrl)).toBe('');
});
