import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { prepared } from '../../src/shared/lib/prepared.ts';

const form = async () => ({ default: ({ name }: { name: string }) => createElement('p', null, name) });
const shown = (Part: ReturnType<typeof prepared<{ name: string }>>['Part']) =>
  renderToString(createElement(Suspense, { fallback: 'loading' }, createElement(Part, { name: 'the form' })));

describe('a prepared part', () => {
  it('renders at once when its code is loaded', async () => {
    const { Part, prepare } = prepared(form);
    await prepare();
    expect(shown(Part)).toContain('<p>the form</p>');
  });

  it('leaves its place to the placeholder while its code loads', () => {
    const { Part } = prepared(form);
    expect(shown(Part)).toContain('loading');
  });
});
