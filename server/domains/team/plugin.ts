import type { Domain } from '../../app/domain.ts';
import { teamFeeds } from './feed.ts';

export const team: Domain = {
  name: 'team',
  dependencies: ['pay-contracts'],
  feeds: teamFeeds,
};
