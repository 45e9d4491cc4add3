import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { leftOut } from '../../scripts/lib/left-out.mjs';
import { relatedTests } from '../../scripts/lib/related.mjs';

/** A clone of these files, each with these imports. */
function clone(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'parlour-clone-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const imports = (...files: string[]) => files.map((file) => `import '${file}';\n`).join('');

it('npm test -- --changed chooses the tests called like the file, then the nearest, and no other servers’', () => {
  const files = {
    'server/domains/payments/account-number.ts': '',
    'server/app.ts': "export { numbers } from './domains/payments/account-number.ts';\n",
    'src/entities/wallet/model.ts': "const later = () => import('../../../server/app.ts');\n",
    'tests/support/test-server.ts': imports('../../server/app.ts'),
    'tests/server/payments/account-number.test.ts': imports('../../../server/domains/payments/account-number.ts'),
    'tests/server/payments/withdraw.test.ts': imports('../../support/test-server.ts'),
    'tests/server/payments/banks.full.test.ts': imports('../../support/test-server.ts'),
    'tests/server/salary/salary.test.ts': imports('../../support/test-server.ts'),
    'tests/models/wallet.test.ts': imports('../../src/entities/wallet/model.ts'),
    'tests/models/unrelated.test.ts': '',
  };
  const root = clone(files);
  expect(relatedTests(['server/domains/payments/account-number.ts'], Object.keys(files), root)).toEqual({
    chosen: [
      'tests/models/wallet.test.ts',
      'tests/server/payments/account-number.test.ts',
      'tests/server/payments/withdraw.test.ts',
    ],
    left: ['tests/server/payments/banks.full.test.ts', 'tests/server/salary/salary.test.ts'],
  });
});

const MARK = ['FULL', 'RUN'].join('_');

it('npm test says what it leaves to the full run', () => {
  const root = clone({
    'tests/chaos/crash/crash.full.test.ts': '',
    // The name is put together, so that this file is not counted itself.
    'studio/tests/rtp.test.ts': `import { ${MARK} } from '../support/full-run.ts';\nit.runIf(${MARK})('…');\n`,
    'tests/models/wallet.test.ts': '',
  });
  expect(leftOut(root)).toEqual(['chaos: 1 file', 'studio: 1 marked place', 'checks: check:lint, check:image']);
});
