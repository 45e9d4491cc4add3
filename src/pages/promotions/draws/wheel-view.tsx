import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailOf, OfferedDraw, Spin } from '../../../../contract/draws.ts';
import { pointsText, prizeText, runsText } from '../../../entities/awards/index.ts';
import { $sessionKind } from '../../../entities/session/index.ts';
import { $spins, $turn, $turning, spinRequested, spinsView, wheelRested } from '../../../features/draws/index.ts';
import { formatInstant } from '../../../shared/format/time.ts';
import { useLifecycle } from '../../../shared/lib/lifecycle.ts';
import { $motionPaused } from '../../../shared/lib/motion.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { NextTurn, Rule, TurnError } from './draw-parts.tsx';
import { moneyText, numberText, oddsText, type Writing } from './draw-texts.ts';
import { angleTo, Wheel } from './wheel.tsx';
import styles from './draws.module.css';

interface Props {
  draw: OfferedDraw;
  detail: DetailOf<'wheel'>;
  writing: Writing;
}

/** Whole turns before the wheel comes to rest, and for how long it turns. */
const TURNS = 6;
const TURN_MS = 5_200;

/** A wheel: the picture with its action and result, the odds, the rules, the member's turns. */
export const WheelView = ({ draw, detail, writing }: Props) => {
  const { t } = writing;
  const view = useUnit({ turn: $turn, still: $motionPaused, rested: wheelRested });
  const { turn, still, rested } = view;
  const [angle, setAngle] = useState(0);
  const shown = useRef<number | null>(null);
  const count = detail.segments.length;
  const spin = turn?.draw === draw.code ? turn.spin : null;
  useEffect(() => {
    if (!spin || shown.current === spin.id) return;
    shown.current = spin.id;
    setAngle((from) => angleTo(spin.segment, count, from, still ? 0 : TURNS));
    if (still) rested();
  }, [spin, count, still, rested]);
  // Where the end of the motion is not reported, such as in a hidden tab, the result is shown all the same.
  useEffect(() => {
    if (!turn || turn.rested) return undefined;
    const timer = setTimeout(() => rested(), TURN_MS + 500);
    return () => clearTimeout(timer);
  }, [turn, rested]);
  return (
    <>
      <section className={styles.stage}>
        <Wheel
          segments={detail.segments}
          angle={angle}
          turnMs={still ? 0 : TURN_MS}
          won={turn?.rested && spin ? spin.segment : null}
          label={t('draws.wheel.name')}
          goneText={t('draws.wheel.gone')}
          onRest={() => rested()}
        />
        <div className={styles.side}>
          <div aria-live="polite" className={styles.result}>
            {turn?.rested && spin ? (
              <Result spin={spin} writing={writing} />
            ) : (
              <p className={styles.summary} dir="auto">
                {draw.summary}
              </p>
            )}
          </div>
          <Action draw={draw} detail={detail} writing={writing} />
          <TurnError />
          <p className={styles.note}>{t('draws.wheel.decided')}</p>
        </div>
      </section>
      <div className={styles.columns}>
        <Odds detail={detail} writing={writing} />
        <Panel title={t('draws.rules')}>
          <dl className={styles.rules}>
            <Rule title={t('draws.when')}>{runsText(t, draw, writing.locale)}</Rule>
            <Rule title={t('draws.wheel.attempts')}>{attemptsText(detail, writing)}</Rule>
            <Rule title={t('draws.wheel.cost')}>
              {detail.points === 0
                ? t('draws.wheel.free')
                : t('draws.wheel.costPoints', {
                    points: pointsText(writing, detail.points),
                    own: pointsText(writing, detail.own.points),
                  })}
            </Rule>
            {detail.stake > 0 && (
              <Rule title={t('draws.wheel.needs')}>
                {t('draws.wheel.needsStake', {
                  amount: moneyText(writing, detail.stake),
                  own: moneyText(writing, detail.own.stake),
                })}
              </Rule>
            )}
          </dl>
        </Panel>
      </div>
      <History code={draw.code} writing={writing} />
    </>
  );
};

const attemptsText = ({ attempts }: DetailOf<'wheel'>, { t }: Writing): string => {
  if (attempts.by === 'pause') return t('draws.wheel.attempt.pause', { count: attempts.hours });
  return t(`draws.wheel.attempt.${attempts.by === 'day' ? attempts.zone : 'once'}`);
};

const Result = ({ spin, writing }: { spin: Spin; writing: Writing }) => {
  const { t } = writing;
  const prize = prizeText(writing, spin.prize);
  if (spin.prize === null) return <p className={styles.resultText}>{t('draws.wheel.none')}</p>;
  return (
    <p className={styles.resultText} data-won>
      {t(spin.instead ? 'draws.wheel.wonInstead' : 'draws.wheel.won', { prize })}
    </p>
  );
};

/** Turns the wheel, or says why not and from when. */
const Action = ({ draw, detail, writing }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, turning: $turning, onSpin: spinRequested });
  const { refusal, nextAtMs } = draw;
  if (view.turning)
    return (
      <Button tone="primary" size="large" busy>
        {t('draws.wheel.turning')}
      </Button>
    );
  if (refusal === null)
    return (
      <Button tone="primary" size="large" onClick={() => view.onSpin({ draw: draw.code, oddsKey: detail.oddsKey })}>
        {view.who === 'member' ? t('draws.wheel.turn') : t('draws.login')}
      </Button>
    );
  return (
    <div className={styles.closed}>
      <p>{t(`draws.refusals.${refusal}`)}</p>
      {refusal === 'needs_stake' && (
        <p>{t('draws.wheel.toStake', { amount: moneyText(writing, detail.stake - detail.own.stake) })}</p>
      )}
      {nextAtMs !== null && <NextTurn atMs={nextAtMs} />}
    </div>
  );
};

interface OddsRow {
  key: string;
  name: string;
  prize: string;
  odds: number;
  gone: boolean;
}

/** The chances as they are now. */
const Odds = ({ detail, writing }: { detail: DetailOf<'wheel'>; writing: Writing }) => {
  const { t, locale } = writing;
  const rows: OddsRow[] = detail.segments.map(({ name, prize, odds, stated }, place) => ({
    ...{ key: String(place), name, prize: prizeText(writing, prize), odds },
    gone: prize !== null && odds === 0 && stated > 0,
  }));
  if (detail.insteadOdds > 0)
    rows.push({
      ...{ key: 'instead', name: '', odds: detail.insteadOdds, gone: false },
      prize: t('draws.wheel.instead', { prize: prizeText(writing, detail.instead) }),
    });
  const someGone = rows.some(({ gone }) => gone);
  return (
    <Panel title={t('draws.wheel.odds')}>
      <p className={styles.note}>{t('draws.wheel.oddsText')}</p>
      <Table
        caption={t('draws.wheel.odds')}
        twoLines
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'prize',
            title: t('draws.wheel.prize'),
            phone: 'first',
            cell: ({ prize, gone }) => (
              <span data-gone={gone || undefined} className={styles.prize}>
                {prize}
                {gone && <small>{t('draws.wheel.gone')}</small>}
              </span>
            ),
          },
          {
            key: 'chance',
            title: t('draws.wheel.chance'),
            figure: true,
            phone: 'end',
            cell: ({ odds }) => oddsText(odds, locale),
          },
          {
            key: 'oneIn',
            title: t('draws.wheel.odds'),
            figure: true,
            phone: 'none',
            cell: ({ odds }) =>
              odds === 0 ? '–' : t('draws.wheel.oneIn', { n: numberText(locale, Math.round(10_000_000 / odds) / 10) }),
          },
        ]}
      />
      {someGone && <p className={styles.note}>{t('draws.wheel.goneText')}</p>}
    </Panel>
  );
};

const History = ({ code, writing }: { code: string; writing: Writing }) => {
  const { t, locale } = writing;
  const view = useUnit({ spins: $spins, who: $sessionKind });
  useLifecycle(spinsView, code);
  if (view.who !== 'member' || view.spins === null) return null;
  return (
    <Panel title={t('draws.wheel.history')}>
      {view.spins.length === 0 ? (
        <p className={styles.note}>{t('draws.wheel.historyEmpty')}</p>
      ) : (
        <Table
          caption={t('draws.wheel.history')}
          twoLines
          rows={view.spins}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'prize',
              title: t('draws.wheel.prize'),
              phone: 'first',
              cell: ({ prize }) => prizeText(writing, prize),
            },
            {
              key: 'when',
              title: t('draws.when'),
              figure: true,
              phone: 'end',
              cell: ({ atMs }) => formatInstant(atMs, locale),
            },
          ]}
        />
      )}
    </Panel>
  );
};
