import { expect, it } from 'vitest';
import { linted } from './support/linted.ts';

const FAULTS: Record<string, [text: string, ...rules: string[]]> = {
  'streams/nested.ts': [
    "import { of } from 'rxjs';\nof(1).subscribe(() => of(2).subscribe());\nof(3);\n",
    'rxjs-x/no-nested-subscribe',
    'rxjs-x/no-floating-observables',
  ],
  'src/features/model.ts': [
    "import { createEffect, createEvent, createStore } from 'effector';\nexport const count = createStore(0);\nexport const send = createEffect(() => {});\nexport const asked = createEvent();\nasked.watch(() => {});\n",
    'effector/enforce-store-naming-convention',
    'effector/enforce-effect-naming-convention',
    'effector/no-watch',
  ],
};

it('check:lint: the rules of RxJS and Effector that need types are in force', () => {
  const files = Object.fromEntries(Object.entries(FAULTS).map(([file, [text]]) => [file, text]));
  const results = linted<{ filePath: string; messages: { ruleId: string }[] }[]>(
    {
      program: 'eslint/bin/eslint.js',
      args: ['--format', 'json', 'src', 'streams'],
      rules: ['eslint.config.js', 'tsconfig.json', 'package.json'],
    },
    files,
  );
  for (const [file, [, ...rules]] of Object.entries(FAULTS)) {
    const found = results.find(({ filePath }) => filePath.endsWith(file))?.messages.map(({ ruleId }) => ruleId);
    expect(found, file).toEqual(expect.arrayContaining(rules));
  }
});
