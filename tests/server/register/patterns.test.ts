import { readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { isoDateOf, matchesPattern, PATTERNS, patternOf, RESERVED_PATTERNS } from '../../../contract/patterns.ts';
import { fieldProblem } from '../../../contract/register-fields.ts';
import { patternsTable } from '../../support/patterns-table.ts';
import fc from '../../support/fast-check.ts';

const formed = PATTERNS.filter(({ id }) => id !== 0);
const examples = PATTERNS.flatMap(({ id, passes, fails }) => [
  ...passes.map((value) => [id, value, true] as const),
  ...fails.map((value) => [id, value, false] as const),
]);

describe('[AUTH-10] the patterns', () => {
  it('are 0 to 14, 20, 21 and 24; the others are reserved', () => {
    expect(PATTERNS.map(({ id }) => id)).toEqual([...Array(15).keys(), 20, 21, 24]);
    expect(RESERVED_PATTERNS.map((id) => [patternOf(id), matchesPattern(id, 'a')])).toEqual(
      RESERVED_PATTERNS.map(() => [undefined, false]),
    );
  });

  it.each(examples)('%i takes %j: %s', (id, value, taken) => {
    expect(matchesPattern(id, value)).toBe(taken);
  });

  it.each(formed.map(({ id, passes }) => [id, passes[0]!] as const))(
    '%i refuses a value with an invisible or foreign character around it',
    (id, good) => {
      const around = ['\u200e', '\u202e', '\u200b', '\u0000', '\u0007', '\n', '🙂'];
      // Patterns without spaces allow all visible characters but line ends; invisible ones are refused before the pattern runs.
      const refused = around.filter((each) => !matchesPattern(id, good + each) && !matchesPattern(id, each + good));
      expect(refused).toEqual(id === 4 ? ['\n'] : around);
    },
  );

  it('4 never runs on unreadable characters', () => {
    const rule = { enabled: true, required: true, acceptedPattern: '', patternId: 4, minLength: 1, maxLength: 20 };
    expect(['a\u200e', 'a\u202eb', 'a\u0000', '\u200b'].map((value) => fieldProblem(rule, value))).toEqual(
      Array(4).fill('characters'),
    );
  });

  it('accept only dates of the calendar', () => {
    expect([isoDateOf(8, '2000-02-29'), isoDateOf(9, '02-29-2000'), isoDateOf(8, '2025-02-30')]).toEqual([
      '2000-02-29',
      '2000-02-29',
      null,
    ]);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const monthFirst = `${iso.slice(5)}-${iso.slice(0, 4)}`;
          expect([isoDateOf(8, iso), isoDateOf(9, monthFirst)]).toEqual([iso, iso]);
        },
      ),
    );
  });
});

describe('[AUTH-10] no input makes a pattern slow', () => {
  it.each(formed.map(({ id, expression }) => [id, expression] as const))('%i has no super-linear run', (_, source) => {
    const { reports } = analyse({ source, flags: 'u' });
    expect(reports.map(({ type, character }) => [type, character.pick])).toEqual([]);
  });

  it('the analysis detects a slow pattern', () => {
    expect(analyse({ source: '^(a+)+$', flags: 'u' }).reports).not.toEqual([]);
    expect(analyse({ source: '^[a-z]*[a-z]*$', flags: 'u' }).reports).not.toEqual([]);
  });

  it('the length limits apply first: a text of 1 MB reaches no expression', () => {
    const rule = { enabled: true, required: true, acceptedPattern: '', minLength: 1, maxLength: 200 };
    const piece = fc.oneof(
      fc.constantFrom(...examples.map(([, value]) => value), 'a', 'A', '9', ' ', '.', '-', '@', '\u202e', '🙂'),
      fc.string({ minLength: 1, unit: 'binary' }),
    );
    fc.assert(
      fc.property(piece, fc.constantFrom(...formed.map(({ id }) => id)), (each, patternId) => {
        const hostile = each.repeat(Math.ceil(1_000_000 / each.length));
        const request = { ...rule, patternId };
        expect(fieldProblem(request, hostile)).toBe(hostile.trim() === '' ? 'empty' : 'length');
      }),
      { numRuns: 60 },
    );
  });
});

it('[AUTH-10] docs/patterns.md equals the table of this code', () => {
  const written = readFileSync(new URL('../../../docs/patterns.md', import.meta.url), 'utf8');
  expect(written).toContain(patternsTable());
});
