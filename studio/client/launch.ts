/** Parameters of the game page's address. All are in the fragment, which is not sent to a server. */
export interface Launch {
  launch: string | null;
  replay: string | null;
  language: string;
}

export function readLaunch(fragment: string): Launch {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    launch: params.get('launch'),
    replay: params.get('replay'),
    language: params.get('language') ?? 'EN',
  };
}
