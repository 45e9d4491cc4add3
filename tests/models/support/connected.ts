import { clearNode, createNode, withRegion } from 'effector';
import { afterAll, beforeAll } from 'vitest';
import { connectEntities } from '../../../src/app/connect.ts';

/** Connects the entities, as the page's entry does, for the tests of one file. */
export const connected = (): void => {
  const connections = createNode();
  beforeAll(() => withRegion(connections, connectEntities));
  afterAll(() => clearNode(connections));
};
