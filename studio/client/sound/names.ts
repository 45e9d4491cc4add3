/** What a game can let sound. Each name is one short sound, in the title's own voice. */
export type SoundName = 'bet' | 'tick' | 'deal' | 'reveal' | 'spin' | 'stop' | 'win' | 'bigWin' | 'lose' | 'cashOut';
