import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailOf, OfferedDraw } from '../../../../contract/draws.ts';
import { prizeText, runsText } from '../../../entities/awards/index.ts';
import { $sessionKind } from '../../../entities/session/index.ts';
import { $winners, loginRequested, raffleView } from '../../../features/draws/index.ts';
import { formatInstant } from '../../../shared/format/time.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Check } from '../../../shared/ui/icons.ts';
import { Meter } from '../../../shared/ui/meter.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { Rule } from './draw-parts.tsx';
import { moneyText, nextTicket, numberText, type Writing } from './draw-texts.ts';
import { RaffleFairness } from './raffle-fairness.tsx';
import { RaffleTickets } from './raffle-tickets.tsx';
import styles from './draws.module.css';
import own from './raffle.module.css';

interface Props {
  draw: OfferedDraw;
  detail: DetailOf<'raffle'>;
  writing: Writing;
}

/** A raffle: where it stands, the member's tickets, prizes, winners, and how to verify the draw. */
export const RaffleView = ({ draw, detail, writing }: Props) => {
  const { t, locale } = writing;
  const who = useUnit($sessionKind);
  useLifecycle(raffleView, draw.code);
  const isDrawn = detail.phase === 'drawn';
  return (
    <>
      <Steps draw={draw} detail={detail} writing={writing} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {who === 'member' && detail.own ? (
            <Own detail={detail} writing={writing} />
          ) : (
            <Guest detail={detail} writing={writing} />
          )}
          {isDrawn && <Winners writing={writing} />}
          <Panel title={t('draws.raffle.prizes')}>
            <ol className={own.prizes}>
              {detail.prizes.map(({ name, prize, count }) => (
                <li key={name}>
                  <span className={own.count}>{t('draws.raffle.times', { n: numberText(locale, count) })}</span>
                  <span>
                    <b dir="auto">{name}</b>
                    <small>{prizeText(writing, prize)}</small>
                  </span>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        <Panel title={t('draws.rules')}>
          <dl className={styles.rules}>
            <Rule title={t('draws.when')}>{runsText(t, draw, locale)}</Rule>
            <Rule title={t('draws.raffle.steps.open')}>
              <span>{t('draws.raffle.rule', { amount: moneyText(writing, detail.perTicket) })}</span>
              <span>{t('draws.raffle.back')}</span>
              {detail.maxTickets !== null && <span>{t('draws.raffle.maxTickets', { count: detail.maxTickets })}</span>}
              {detail.oneEach && <span>{t('draws.raffle.oneEach')}</span>}
            </Rule>
          </dl>
        </Panel>
      </div>
      <RaffleFairness detail={detail} />
    </>
  );
};

const PHASES = ['open', 'listed', 'drawn'] as const;

/** The three steps of a raffle and where it stands. */
const Steps = ({ draw, detail, writing }: Props) => {
  const { t, locale } = writing;
  const reached = { open: 0, closed: 1, listed: 2, drawn: 3 }[detail.phase];
  const until = draw.endsAtMs === null ? '' : formatInstant(draw.endsAtMs, locale);
  const [now] = useState(() => Date.now());
  const waitsForValue = detail.phase === 'listed' && detail.publicSource !== null && detail.drawsAtMs < now;
  const drawsAt = formatInstant(detail.drawsAtMs, locale);
  const texts = {
    open: t('draws.raffle.steps.openText', { when: until }),
    listed: t('draws.raffle.steps.listedText'),
    drawn: waitsForValue
      ? t('draws.raffle.waitsForValue')
      : t(detail.phase === 'drawn' ? 'draws.raffle.drawnAt' : 'draws.raffle.drawsAt', { when: drawsAt }),
  };
  return (
    <ol className={own.steps}>
      {PHASES.map((phase, at) => (
        <li key={phase} data-done={at < reached || undefined} aria-current={at === reached ? 'step' : undefined}>
          <span className={own.dot} aria-hidden>
            {at < reached ? <Check /> : at + 1}
          </span>
          <b>{t(`draws.raffle.steps.${phase}`)}</b>
          <small>{texts[phase]}</small>
        </li>
      ))}
    </ol>
  );
};

const Own = ({ detail, writing }: { detail: DetailOf<'raffle'>; writing: Writing }) => {
  const { t, locale } = writing;
  const mine = detail.own!;
  const { filled, left, isFull } = nextTicket(detail);
  return (
    <Panel title={t('draws.raffle.yours')}>
      {mine.won.map(({ place, prize, given }) => (
        <p key={place} className={own.won}>
          <b>{t('draws.raffle.won', { prize: prizeText(writing, prize) })}</b>
          <span>{t(given ? 'draws.raffle.wonText' : 'draws.raffle.wonPending')}</span>
        </p>
      ))}
      <p className={own.figure}>
        <strong>{t('draws.raffle.tickets', { count: mine.tickets, tickets: numberText(locale, mine.tickets) })}</strong>
        <span>{t('draws.raffle.ofAll', { total: numberText(locale, detail.total) })}</span>
      </p>
      {mine.void && <p className={styles.note}>{t('draws.raffle.void')}</p>}
      {detail.phase === 'open' && !isFull && (
        <>
          <Meter label={t('draws.raffle.progress')} value={filled} max={detail.perTicket} />
          <p className={styles.note}>{t('draws.raffle.next', { amount: moneyText(writing, left) })}</p>
        </>
      )}
      {detail.phase === 'open' && isFull && <p className={styles.note}>{t('draws.raffle.full')}</p>}
      {mine.tickets > 0 ? (
        <RaffleTickets tickets={mine.tickets} writing={writing} />
      ) : (
        detail.phase === 'open' && (
          <p className={styles.note}>{t('draws.raffle.none', { amount: moneyText(writing, detail.perTicket) })}</p>
        )
      )}
    </Panel>
  );
};

const Guest = ({ detail, writing }: Omit<Props, 'draw'>) => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, onLogin: loginRequested });
  return (
    <Panel title={t('draws.raffle.yours')}>
      <p className={styles.note}>{t('draws.raffle.none', { amount: moneyText(writing, detail.perTicket) })}</p>
      {view.who === 'guest' && detail.phase === 'open' && (
        <div>
          <Button tone="primary" onClick={() => view.onLogin()}>
            {t('draws.login')}
          </Button>
        </div>
      )}
    </Panel>
  );
};

const Winners = ({ writing }: { writing: Writing }) => {
  const { t, locale } = writing;
  const winners = useUnit($winners);
  return (
    <Panel title={t('draws.raffle.winners')}>
      {winners === null || winners.length === 0 ? (
        <p className={styles.note}>{winners === null ? t('draws.raffle.winnersSoon') : t('draws.raffle.noWinners')}</p>
      ) : (
        <Table
          caption={t('draws.raffle.winners')}
          twoLines
          rows={winners}
          rowKey={({ place }) => place}
          columns={[
            {
              key: 'place',
              title: t('draws.raffle.place'),
              phone: 'none',
              cell: ({ place }) => numberText(locale, place),
            },
            {
              key: 'name',
              title: t('draws.raffle.winner'),
              phone: 'first',
              cell: ({ name }) => <b dir="auto">{name}</b>,
            },
            {
              key: 'prize',
              title: t('draws.raffle.prize'),
              phone: 'end',
              cell: ({ prizeName }) => <span dir="auto">{prizeName}</span>,
            },
            {
              key: 'ticket',
              title: t('draws.raffle.ticket', { number: '' }),
              cell: ({ entry, ticket }) => (
                <code dir="ltr" className={own.code}>
                  {entry}:{ticket}
                </code>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
};
