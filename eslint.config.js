import effector from 'eslint-plugin-effector';
import rxjsX from 'eslint-plugin-rxjs-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The rules of RxJS and Effector that need types, for the full run. Everything else, their other rules too: .oxlintrc.json. */
export default defineConfig(
  {
    files: ['{src,streams,dev/page}/**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // A comment may be for a rule of oxlint.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    // Views have no streams.
    files: ['{src,streams}/**/*.ts'],
    extends: [rxjsX.configs.strict],
    rules: {
      // `$` on streams, never on plain values, is our habit; the rule cannot tell a stream's parameter from a store's.
      'rxjs-x/no-ignored-subscription': 'off',
      'rxjs-x/no-ignored-error': 'off',
      'rxjs-x/prefer-observer': 'off',
      // A hub's BehaviorSubject is read where it is written.
      'rxjs-x/no-subject-value': 'off',
      // Without types, by oxlint.
      'rxjs-x/no-ignored-replay-buffer': 'off',
      'rxjs-x/no-ignored-takewhile-value': 'off',
      'rxjs-x/no-index': 'off',
      'rxjs-x/no-internal': 'off',
      'rxjs-x/no-sharereplay': 'off',
      'rxjs-x/no-sharereplay-before-takeuntil': 'off',
      'rxjs-x/prefer-root-operators': 'off',
    },
  },
  {
    files: ['{src,dev/page}/**/*.{ts,tsx}'],
    plugins: { effector },
    rules: {
      'effector/enforce-effect-naming-convention': 'error',
      'effector/enforce-gate-naming-convention': 'error',
      'effector/enforce-store-naming-convention': 'error',
      'effector/mandatory-scope-binding': 'error',
      'effector/no-duplicate-on': 'error',
      'effector/no-getState': 'error',
      // It creates the list of a type once, when the first component asks for it.
      'effector/no-units-spawn-in-render': ['error', { detectCustomFactories: { allowlist: ['categoryOf'] } }],
      'effector/no-unnecessary-combination': 'error',
      'effector/no-watch': 'error',
      'effector/strict-effect-handlers': 'error',
    },
  },
);
