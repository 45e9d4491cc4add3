import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { COLOURS, coloursOf, contrastOf, mix } from '../client/theme.ts';
import { loadedTitles } from './support/loaded-titles.ts';

const tokens = await readFile(new URL('../client/styles/tokens.css', import.meta.url), 'utf8');
const token = (name: string): string => tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1] ?? '';
const titles = [...(await loadedTitles()).values()];

describe('colours of a title', () => {
  it('mix in OKLab, from one colour to the other', () => {
    expect([mix('#ff0000', '#0000ff', 1), mix('#ff0000', '#0000ff', 0)]).toEqual(['#ff0000', '#0000ff']);
    // As a browser computes color-mix(in oklab, red, blue).
    expect(mix('#ff0000', '#0000ff', 0.5)).toBe('#8c53a2');
    expect([contrastOf('#000000', '#ffffff'), contrastOf('#123456', '#123456')]).toEqual([21, 1]);
  });

  it('of Jade Lantern are those of the style sheet, for pages without a title', () => {
    const jade = coloursOf(titles.find(({ id }) => id === 'jade-lantern')!.theme);
    expect(Object.fromEntries(COLOURS.map((name) => [name, token(name)]))).toEqual(jade);
  });

  it('are readable on every ground of every title', () => {
    const problems = titles.flatMap(({ id, theme }) => {
      const colours = coloursOf(theme);
      const grounds = ['page', 'raised', 'card', 'card-hover', 'ground-deep'] as const;
      const texts = { ...Object.fromEntries(['strong', 'body', 'muted'].map((name) => [name, token(name)])) };
      const onGround = grounds.flatMap((ground) =>
        Object.entries({ ...texts, accent: colours.accent }).map(
          ([name, colour]) => [`${name} on ${ground}`, contrastOf(colour, colours[ground])] as const,
        ),
      );
      const onButton = (['accent', 'accent-light'] as const).map(
        (face) => [`words on ${face}`, contrastOf(colours['on-accent'], colours[face])] as const,
      );
      return [...onGround, ...onButton]
        .filter(([, contrast]) => contrast < 4.5)
        .map(([where, contrast]) => `${id}: ${where} ${contrast.toFixed(2)}`);
    });
    expect(problems).toEqual([]);
  });

  it('and motif together are of one title only in its family', () => {
    const looks = titles.map(({ family, theme }) => [family.name, theme.ground, theme.accent, theme.motif].join(' '));
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
  });
});
