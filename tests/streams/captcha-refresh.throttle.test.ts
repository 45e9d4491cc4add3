import { map, NEVER, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { captchaRefresh } from '../../streams/time/captcha-refresh.ts';
import { itEnds } from '../support/ends.ts';
import { marbles } from '../support/marbles.ts';

const short = map(({ kind, ...rest }: { kind: string; value?: string; error?: unknown }) =>
  kind === 'loaded' ? rest.value : '!',
);

itEnds('captchaRefresh', 'ask', (asks$, { scheduler }) => captchaRefresh(asks$, { fetch: () => NEVER, scheduler }));

describe('captchaRefresh', () => {
  it('many: [LIVE-08] fetches at most once a second: the first request at once, none after the second', () =>
    marbles(({ hot, cold, scheduler, expectObservable }) => {
      // requests at 0, 2, 4 ms, and at 1001 ms
      let fetched = 0;
      const fetch = () => cold('--(v|)', { v: String((fetched += 1)) });
      const asks = hot('a-a-a 996ms a', {});
      const shown = '   --1 1000ms 2';
      expectObservable(captchaRefresh(asks, { fetch, scheduler }).pipe(short), '^ 2s !').toBe(shown);
    }));

  it('[LIVE-08] accepts the next request only after more than 1000 ms, as the specification requires', () =>
    marbles(({ hot, cold, scheduler, expectObservable }) => {
      // a request at 1000 ms is dropped, one at 1001 ms is not
      const fetch = () => cold('(v|)', { v: 'v' });
      expectObservable(captchaRefresh(hot('a 999ms a'), { fetch, scheduler }).pipe(short), '^ 3s !').toBe('v');
      expectObservable(captchaRefresh(hot('a 1000ms a'), { fetch, scheduler }).pipe(short), '^ 3s !').toBe(
        'v 1000ms v',
      );
    }));

  it('drops the answer to an earlier fetch when a newer one starts', () =>
    marbles(({ hot, cold, scheduler, expectObservable, expectSubscriptions }) => {
      // the first fetch takes 1500 ms, the second starts at 1001 ms
      const slow = cold('1500ms (s|)');
      const quick = cold('10ms (q|)');
      const answers = [slow, quick];
      const fetch = () => answers.shift()!;
      expectObservable(captchaRefresh(hot('a 1000ms a'), { fetch, scheduler }).pipe(short), '^ 3s !').toBe('1011ms q');
      expectSubscriptions(slow.subscriptions).toBe('^ 1000ms !');
    }));

  it('error: reports a failed fetch, and fetches again', () =>
    marbles(({ hot, cold, scheduler, expectObservable }) => {
      const answers = [throwError(() => new Error('no captcha')), cold('(v|)')];
      const fetch = () => answers.shift()!;
      expectObservable(captchaRefresh(hot('a 1000ms a'), { fetch, scheduler }), '^ 3s !').toBe('f 1000ms v', {
        f: { kind: 'failed', error: new Error('no captcha') },
        v: { kind: 'loaded', value: 'v' },
      });
    }));

  it('reconnect: throttles each subscriber separately', () =>
    marbles(({ hot, cold, scheduler, expectObservable, flush }) => {
      let fetched = 0;
      const fetch = () => cold('(v|)', { v: String((fetched += 1)) });
      const refresh$ = captchaRefresh(hot('a-a'), { fetch, scheduler });
      expectObservable(refresh$.pipe(short), '^---!').toBe('1');
      expectObservable(refresh$.pipe(short), '-^--!').toBe('--2');
      flush();
      expect(fetched).toBe(2);
    }));
});
