import path from 'node:path';
import { notStandard } from './standard-names.mjs';

/**
 * Refuses one kind of call, without types.
 * @param {string} selector by esquery
 * @param {string} message
 */
const refuse = (selector, message) => ({
  /** @param {{ report(found: { node: unknown, message: string }): void }} context */
  create: (context) => ({ [selector]: (/** @type {unknown} */ node) => context.report({ node, message }) }),
});

/**
 * Refuses names that are not of the standard vocabulary, of files too.
 */
const standardNames = {
  /** @param {{ filename: string, report(found: { node: unknown, message: string }): void }} context */
  create(context) {
    const check = (/** @type {{ name: string }} */ node) => {
      const message = notStandard(node.name);
      if (message) context.report({ node, message });
    };
    return {
      Program(/** @type {unknown} */ node) {
        const message = notStandard(path.parse(context.filename).name);
        if (message) context.report({ node, message });
      },
      Identifier: check,
      PrivateIdentifier: check,
    };
  },
};

/** The project's own rules, for oxlint; .oxlintrc.json says where each holds. */
export default {
  meta: { name: 'own' },
  rules: {
    'no-subscribe-in-streams': refuse(
      "CallExpression[callee.property.name='subscribe']",
      'A stream subscribes to nothing inside; compose, and let the bridge subscribe.',
    ),
    'no-clock-in-streams': refuse(
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      'Date.now() is not virtual: take the scheduler’s now().',
    ),
    'no-chance-in-streams': refuse(
      "CallExpression[callee.object.name='Math'][callee.property.name='random']",
      'Take `random` as an argument.',
    ),
    // BR: what crosses from streams to stores crosses in the bridge.
    'no-subscribe-outside-bridge': refuse(
      "CallExpression[callee.property.name='subscribe']",
      'Only src/shared/realtime subscribes: use `liveFeed` or `fromStream`.',
    ),
    'no-get-state': refuse(
      "CallExpression[callee.property.name='getState']",
      'A unit is read with sample, combine or useUnit.',
    ),
    'no-new-failure': refuse(
      "NewExpression[callee.name='Failure']",
      'Throw what `call.fail` or the parameter `fail` makes, so that the type checks the key; a common one by `commonFailure`.',
    ),
    // It makes failures that the type does not check.
    'no-any-failure': refuse("ImportSpecifier[imported.name='anyFailure']", 'Take `fail` as a parameter.'),
    'standard-names': standardNames,
    'no-test-left-out': refuse(
      'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
      'No test is left out.',
    ),
  },
};
