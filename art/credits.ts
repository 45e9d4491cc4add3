/** One credit line of the licence page. */
export interface ArtCredit {
  work: string;
  by: string;
  licence: string;
  licenceUrl: string;
  source: string;
  /** What was changed, as CC BY requires. */
  changes: string;
}

/** Works that the drawn pictures use. The licence page must show all of them. */
export const ART_CREDITS: readonly ArtCredit[] = [
  {
    work: 'Game-icons.net icon set',
    by: 'Lorc, Delapouite, Skoll, sbed, Caro Asercion, DarkZaitzev, Faithtoken, Cathelineau and contributors',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    source: 'https://game-icons.net',
    changes: 'A selection; outlines rounded, then coloured, shaded and composed into pictures.',
  },
  {
    work: 'Fraunces',
    by: 'The Fraunces Project Authors',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
    source: 'https://github.com/undercasetype/Fraunces',
    changes: 'Outlines of Latin letters at five places of its design space, drawn as paths.',
  },
];
