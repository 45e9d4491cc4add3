import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import rxjsX from 'eslint-plugin-rxjs-x';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What oxlint does not have: the rules of RxJS, Effector and React, and our own. Everything else: .oxlintrc.json. */
export default defineConfig(
  { files: ['{src,streams,dev,tests}/**/*.{ts,tsx}'], extends: [tseslint.configs.base] },
  {
    files: ['{src,streams,dev}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
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
    },
  },
  {
    files: ['streams/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='subscribe']",
          message: 'A stream subscribes to nothing inside; compose, and let the bridge subscribe.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Date.now() is not virtual: take the scheduler’s now().',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Take `random` as an argument.',
        },
      ],
    },
  },
  {
    files: ['{src,dev/page}/**/*.{ts,tsx}'],
    plugins: { effector, 'react-hooks': reactHooks },
    rules: {
      ...effector.flatConfigs.recommended.rules,
      ...effector.flatConfigs.scope.rules,
      ...effector.flatConfigs.react.rules,
      ...effector.flatConfigs.patronum.rules,
      'effector/no-guard': 'error',
      // It creates the list of a type once, when the first component asks for it.
      'effector/no-units-spawn-in-render': ['error', { detectCustomFactories: { allowlist: ['categoryOf'] } }],
      ...reactHooks.configs.recommended.rules,
    },
  },
  {
    // BR: what crosses from streams to stores crosses in the bridge.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/realtime/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='subscribe']",
          message: 'Only src/shared/realtime subscribes: use `liveFeed` or `fromStream`.',
        },
        {
          selector: "CallExpression[callee.property.name='getState']",
          message: 'A unit is read with sample, combine or useUnit.',
        },
      ],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
          message: 'No test is left out.',
        },
      ],
    },
  },
);
