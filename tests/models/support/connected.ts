import { clearNode, createNode, withRegion } from 'effector';
import { afterAll, beforeAll } from 'vitest';
import { connectEntities } from '../../../src/app/connect.ts';

/** Connects the entities, as the page's entry does, or what is given, for the tests of one file. */
export const connected = (connect: () => void = connectEntities): void => {
  const connections = createNode();
  beforeAll(() => withRegion(connections, connect));
  afterAll(() => clearNode(connections));
};
