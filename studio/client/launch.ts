/** What the address of the game's page asks for; all of it rides in the fragment, which no server sees. */
export interface Launch {
  launch: string | null;
  replay: string | null;
  language: string;
  /** Where to go on leaving; only within our own origin. */
  back: string | null;
}

export function readLaunch(fragment: string, origin: string): Launch {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    launch: params.get('launch'),
    replay: params.get('replay'),
    language: params.get('language') ?? 'EN',
    back: ownAddress(params.get('back'), origin),
  };
}

function ownAddress(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : null;
}

const KEY = 'studio.session';

/** The session that this launch token was traded for, so that a reload goes on with it. */
export function recallSession(storage: Storage, launch: string): string | null {
  const [of, token] = (storage.getItem(KEY) ?? '').split(' ');
  return of === launch && token ? token : null;
}

export function keepSession(storage: Storage, launch: string, token: string): void {
  storage.setItem(KEY, `${launch} ${token}`);
}
