import { expect, it } from 'vitest';
import { linted } from './support/linted.ts';

/** Files with one fault of each group of rules; `check:types` must refuse each. */
const FAULTS: Record<string, [text: string, ...rules: string[]]> = {
  'streams/clock.ts': [
    "import { of } from 'rxjs';\nof(Date.now(), Math.random()).subscribe();\n",
    'own(no-subscribe-in-streams)',
    'own(no-clock-in-streams)',
    'own(no-chance-in-streams)',
  ],
  'streams/shared.ts': [
    "import { of, shareReplay } from 'rxjs';\nexport const shared$ = of(1).pipe(shareReplay());\n",
    'rxjs-x(no-ignored-replay-buffer)',
    'rxjs-x(no-sharereplay)',
  ],
  'src/pages/page.ts': [
    "import { of } from 'rxjs';\nimport { allSettled, fork } from 'effector';\nof(1).subscribe();\nexport const read = (unit: never) => fork().getState(unit) ?? allSettled;\n",
    'own(no-subscribe-outside-bridge)',
    'own(no-get-state)',
  ],
  'src/shared/realtime/bridge.ts': ["import { of } from 'rxjs';\nof(1).subscribe();\n"],
  'src/features/model.ts': [
    "import { forward, guard } from 'effector';\nforward({ from: a, to: b });\nguard({ source: a, filter: b, target: a });\n",
    'effector(no-forward)',
    'effector(no-guard)',
  ],
  'src/features/view.tsx': [
    "import { useEffect, useRef, useState } from 'react';\nexport function View({ id }: { id: number }) {\n  const [shown, show] = useState(0);\n  const ref = useRef(0);\n  useEffect(() => show(id), []);\n  if (id > 1) useState(1);\n  return <b>{shown + ref.current + Math.random()}</b>;\n}\n",
    'react-hooks(rules-of-hooks)',
    'react-hooks(exhaustive-deps)',
    'react(refs)',
    'react(purity)',
  ],
  // `atLeast` is a word of the test library.
  'streams/told.ts': [
    'export const mostRows = 5;\nexport const atLeast = mostRows;\n',
    'own(standard-names)',
    'own(standard-names)',
    'own(standard-names)',
  ],
  'tests/models/left-out.test.ts': ["import { it } from 'vitest';\nit.skip('a', () => {});\n", 'own(no-test-left-out)'],
};

it('the rules of React, Effector, RxJS and our own are in force, each in its place', () => {
  const { diagnostics } = linted<{ diagnostics: { code: string; filename: string }[] }>(
    {
      program: 'oxlint/bin/oxlint',
      args: ['--format', 'json', 'src', 'streams', 'tests'],
      rules: ['.oxlintrc.json', 'scripts/lint'],
    },
    Object.fromEntries(Object.entries(FAULTS).map(([file, [text]]) => [file, text])),
  );
  for (const [file, [, ...rules]] of Object.entries(FAULTS)) {
    const found = diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
    expect(found, file).toEqual(rules.length === 0 ? [] : expect.arrayContaining(rules));
  }
});
