/** What the address of the game's page asks for; all of it rides in the fragment, which no server sees. */
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
