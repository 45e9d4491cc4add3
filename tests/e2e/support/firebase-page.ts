import type { Page, Route } from '@playwright/test';

/** The response of one of Google's services to a page of the site. */
export const json = (route: Route, body: object, status = 200) =>
  route.fulfill({
    status,
    json: body,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
  });

/** The reCAPTCHA before a text message: Google's script, as far as the SDK uses it. */
const RECAPTCHA = `
  window.grecaptcha = {
    ready: (done) => done(),
    render: (box, { callback }) => { window.humanDone = callback; return 0; },
    execute: () => { window.humanDone('passed'); return Promise.resolve('passed'); },
    getResponse: () => 'passed',
    reset: () => {},
  };
  const name = new URL(document.currentScript.src).searchParams.get('onload');
  if (name) window[name]();`;
export const passRecaptcha = (page: Page) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  );

/** The login form with Firebase's phone login open. */
export const openPhone = async (page: Page) => {
  await page.goto('/login');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Continue by phone' }).click();
  return form;
};

/**
 * Google's script by which a page and its frame communicate, as far as the SDK and its helper's frame use it: each registers
 * handlers, and answers the other's messages.
 */
const GAPI = `(() => {
  const talk = (other) => {
    const heard = {};
    const waiting = [];
    const answered = {};
    let count = 0;
    addEventListener('message', ({ source, data }) => {
      if (source !== other() || !data || !data.gapi) return;
      if (data.answerTo) return answered[data.answerTo](data.value);
      const answer = () => {
        const value = heard[data.name](data.value);
        source.postMessage({ gapi: true, answerTo: data.id, value: [value] }, '*');
      };
      if (heard[data.name]) answer();
      else waiting.push([data.name, answer]);
    });
    return {
      register(name, handle) {
        heard[name] = handle;
        for (const [waits, answer] of waiting.splice(0)) if (waits === name) answer();
      },
      send(name, value, done) {
        const id = String((count += 1));
        // Whatever the SDK throws after its answer is nobody's to hear, as with Google's own.
        answered[id] = (said) => { try { done(said); } catch {} };
        other().postMessage({ gapi: true, id, name, value }, '*');
      },
    };
  };
  const context = {
    getParentIframe: () => talk(() => parent),
    open({ url, where }, opened) {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      const end = talk(() => frame.contentWindow);
      frame.src = url;
      where.append(frame);
      return opened({ ...end, restyle: async () => {}, ping: () => loaded });
    },
  };
  const iframes = { Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: 'any', getContext: () => context };
  window.gapi = { iframes, load: (_, { callback }) => callback() };
  const name = new URL(document.currentScript.src).searchParams.get('onload') || 'gapi_onload';
  if (window[name]) window[name]();
})();`;
export const lendFrames = (page: Page) =>
  page.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GAPI }),
  );
