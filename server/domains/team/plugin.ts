import type { Domain } from '../../domain.ts';
import { teamFeeds } from './feed.ts';

export const team: Domain = {
  name: 'team',
  dependencies: ['pay-contracts'],
  feeds: teamFeeds,
};
