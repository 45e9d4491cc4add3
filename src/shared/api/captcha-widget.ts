import { CallFailure } from './failure.ts';

type Kind = 'turnstile' | 'hcaptcha';

/** Both services' scripts have this interface. */
interface Widget {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  execute(id: string): void;
  remove(id: string): void;
}

const SCRIPTS: Record<Kind, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
};
/** A person may have to solve picture puzzles meanwhile. */
const WITHIN_MS = 120_000;

const widgetOf = (kind: Kind): Widget | undefined => (globalThis as unknown as Record<Kind, Widget | undefined>)[kind];

/** Loads the service's script once. The content security policy allows it when the server is configured for it. */
const load = async (kind: Kind): Promise<Widget> => {
  const unavailable = () => new CallFailure('captcha_check_unavailable', 0);
  if (!widgetOf(kind)) {
    const script = Object.assign(document.createElement('script'), { src: SCRIPTS[kind], async: true });
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(unavailable());
      };
      document.head.append(script);
    });
  }
  const widget = widgetOf(kind);
  if (!widget) throw unavailable();
  return widget;
};

/** Where the widget renders if it has to ask: in the submitted form, above everything that covers the page. */
const placeFor = (): HTMLElement => {
  const place = document.createElement('div');
  const form = document.activeElement?.closest('form') ?? document.querySelector('[role="dialog"] form, form');
  (form ?? document.body).append(place);
  return place;
};

/** Returns a token of the service for one call. Throws a CallFailure when the script does not load or the check fails. */
export const tokenFrom = async (kind: Kind, siteKey: string): Promise<string> => {
  const widget = await load(kind);
  const place = placeFor();
  let id: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const failed = () => reject(new CallFailure('captcha_check_failed', 0));
      timer = setTimeout(failed, WITHIN_MS);
      id = widget.render(place, {
        sitekey: siteKey,
        callback: resolve,
        'error-callback': failed,
        'timeout-callback': failed,
        'expired-callback': failed,
        ...(kind === 'turnstile'
          ? { appearance: 'interaction-only', execution: 'execute' }
          : { size: 'invisible', 'close-callback': failed, 'chalexpired-callback': failed }),
      });
      widget.execute(id);
    });
  } finally {
    clearTimeout(timer);
    if (id !== undefined) widget.remove(id);
    place.remove();
  }
};
