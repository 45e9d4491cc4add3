import { combine, createEvent, sample } from 'effector';
import { awards, type Award } from '../../../contract/awards.ts';
import type { OpenAward } from '../../../contract/open-award.ts';
import { $language } from '../../shared/api/context.ts';
import { createQuery } from '../../shared/api/query.ts';
import { createLifecycle } from '../../shared/lib/lifecycle.ts';
import { $isLoggedIn, memberKnown, sessionEnded } from '../../entities/session/index.ts';
import { $openAwards, awardsMoved } from '../../entities/wallet/awards.ts';

/** A page that shows the member's awards. */
export const awardsView = createLifecycle();
export const awardsRequested = createEvent();

const query = createQuery(awards.list, { resetOn: [sessionEnded] });
const due = sample({
  clock: [awardsView.opened, memberKnown, $language, awardsMoved, awardsRequested],
  source: { open: awardsView.$isOpen, known: $isLoggedIn },
  filter: ({ open, known }) => open && known,
  fn: () => ({}),
});
sample({ clock: due, target: query.start });

/** An award with the newest of its progress: of the list, or of the feed. */
const newest = (award: Award, live: OpenAward | undefined): Award => {
  if (!live || live.version < award.version) return award;
  const { met, left, required, roundsLeft, roundsWon } = live;
  return { ...award, met, left, required, rounds: award.rounds && { left: roundsLeft, won: roundsWon } };
};

/** The member's awards, the newest first; null while unknown. */
export const $awards = combine(
  query.$data,
  $openAwards,
  (answer, live) =>
    answer && {
      ...answer,
      list: answer.list.map((award) =>
        newest(
          award,
          live?.list.find(({ id }) => id === award.id),
        ),
      ),
    },
);
export const $awardsFailure = query.$error;
