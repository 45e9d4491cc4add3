// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenFrom } from '../../../src/shared/api/captcha-widget.ts';

type Options = Record<string, unknown> & { callback: (token: string) => void };

/** The provider's script as far as the page uses it; `then` runs when the page starts it. */
const serviceThat = (then: (options: Options) => void) => {
  let request: Options;
  const render = vi.fn((_place: HTMLElement, options: Options) => {
    request = options;
    return 'widget-1';
  });
  return { render, execute: vi.fn(() => then(request)), remove: vi.fn() };
};

beforeEach(() => {
  document.body.innerHTML = '<form><button>Send</button></form>';
  document.querySelector('button')!.focus();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe.each(['turnstile', 'hcaptcha'] as const)('[AUTH-01] %s', (kind) => {
  it('appears in the form that is being sent, returns its token, and is removed', async () => {
    const service = serviceThat(({ callback }) => callback('the-token'));
    vi.stubGlobal(kind, service);
    expect(await tokenFrom(kind, 'the-key')).toBe('the-token');
    const [index, options] = service.render.mock.calls[0]!;
    expect(options).toMatchObject({ sitekey: 'the-key' });
    expect(index.isConnected).toBe(false);
    expect(service.remove).toHaveBeenCalledWith('widget-1');
    expect(document.querySelector('form')!.children).toHaveLength(1);
  });

  it('stays inside the form while it waits for the visitor', async () => {
    let stood: HTMLElement | null = null;
    const service = serviceThat(({ callback }) => callback('x'));
    service.render.mockImplementationOnce((index, options) => {
      stood = index.parentElement;
      queueMicrotask(() => options.callback('x'));
      return 'widget-1';
    });
    service.execute.mockImplementationOnce(() => {});
    vi.stubGlobal(kind, service);
    await tokenFrom(kind, 'the-key');
    expect(stood).toBe(document.querySelector('form'));
  });

  it('reports a failed check, and leaves nothing in the page', async () => {
    vi.stubGlobal(
      kind,
      serviceThat((options) => (options['error-callback'] as () => void)()),
    );
    await expect(tokenFrom(kind, 'the-key')).rejects.toMatchObject({ key: 'captcha_check_failed' });
    expect(document.querySelector('form')!.children).toHaveLength(1);
  });

  it('reports a script that does not load, and can be tried again', async () => {
    const fails = tokenFrom(kind, 'the-key');
    const script = document.querySelector('script')!;
    expect(script.src).toMatch(kind === 'turnstile' ? /^https:\/\/challenges\.cloudflare\.com\// : /\.hcaptcha\.com\//);
    script.dispatchEvent(new Event('error'));
    await expect(fails).rejects.toMatchObject({ key: 'captcha_check_unavailable' });
    expect(document.querySelector('script')).toBeNull();

    const again = tokenFrom(kind, 'the-key');
    vi.stubGlobal(
      kind,
      serviceThat(({ callback }) => callback('late-token')),
    );
    document.querySelector('script')!.dispatchEvent(new Event('load'));
    expect(await again).toBe('late-token');
  });
});
