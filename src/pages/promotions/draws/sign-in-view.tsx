import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { DetailOf, OfferedDraw } from '../../../../contract/draws.ts';
import { prizeText, runsText } from '../../../entities/awards/index.ts';
import { $sessionKind } from '../../../entities/session/index.ts';
import { $signedFor, $signing, signInRequested } from '../../../features/draws/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Check } from '../../../shared/ui/icons.ts';
import { Meter } from '../../../shared/ui/meter.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { NextTurn, Rule, TurnError } from './draw-parts.tsx';
import { numberText, type Writing } from './draw-texts.ts';
import { monthOf } from './month.ts';
import styles from './draws.module.css';
import own from './sign-in.module.css';

interface Props {
  draw: OfferedDraw;
  detail: DetailOf<'sign_in'>;
  writing: Writing;
}

/** A sign-in calendar: the days of the round with their gifts, today's action, the month, the rules. */
export const SignInView = ({ draw, detail, writing }: Props) => {
  const { t, locale } = writing;
  const { days, position, signed, missed, makeUpsLeft } = detail;
  const done = signed ? position : position - 1;
  return (
    <>
      <section className={own.round} aria-label={t('draws.signIn.streak')}>
        <ol className={own.days} data-count={days.length}>
          {days.map((prize, at) => {
            const day = at + 1;
            const state = day <= done ? 'done' : day === position ? 'today' : 'ahead';
            return (
              <li
                key={day}
                data-state={state}
                data-last={day === days.length || undefined}
                aria-current={day === position ? 'date' : undefined}
              >
                <small>{t('draws.signIn.day', { day: numberText(locale, day) })}</small>
                <span className={own.mark} aria-hidden>
                  {state === 'done' ? <Check /> : <Lantern lit={state === 'today'} />}
                </span>
                <b>{prizeText(writing, prize)}</b>
                {state === 'done' && <VisuallyHidden>{t('draws.signIn.checked')}</VisuallyHidden>}
              </li>
            );
          })}
        </ol>
        <div className={own.progress}>
          <span>
            {t('draws.signIn.ofDays', { day: numberText(locale, done), days: numberText(locale, days.length) })}
          </span>
          <Meter label={t('draws.signIn.progress')} value={done} max={days.length} />
        </div>
        <Today draw={draw} detail={detail} writing={writing} />
        <TurnError />
      </section>
      <div className={styles.columns}>
        <Month detail={detail} writing={writing} />
        <Panel title={t('draws.rules')}>
          <dl className={styles.rules}>
            <Rule title={t('draws.when')}>{runsText(t, draw, locale)}</Rule>
            <Rule title={t('draws.signIn.missed')}>
              {missed.rule === 'reset' ? (
                t('draws.signIn.reset')
              ) : (
                <>
                  <span>{t('draws.signIn.makeUp', { count: missed.days })}</span>
                  <span>{t('draws.signIn.left', { left: numberText(locale, makeUpsLeft) })}</span>
                </>
              )}
            </Rule>
          </dl>
        </Panel>
      </div>
    </>
  );
};

const Lantern = ({ lit }: { lit: boolean }) => (
  <svg viewBox="0 0 32 40" className={own.lantern} data-lit={lit || undefined}>
    <path d="M16 1v5M11 6h10M16 34v5M12 34h8" />
    <path d="M9 9h14c4 5 4 17 0 22H9c-4-5-4-17 0-22Z" className={own.body} />
    <path d="M16 9v22M12 9c-2 6-2 16 0 22M20 9c2 6 2 16 0 22" />
  </svg>
);

const Today = ({ draw, detail, writing }: Props) => {
  const { t } = useTranslation();
  const view = useUnit({ who: $sessionKind, busy: $signing, got: $signedFor, onSignIn: signInRequested });
  const { refusal, nextAtMs } = draw;
  const { locale } = writing;
  if (detail.signed)
    return (
      <div className={own.today} aria-live="polite">
        <p className={own.done}>
          <b>
            {view.got?.prize
              ? t('draws.signIn.got', { prize: prizeText(writing, view.got.prize) })
              : t('draws.signIn.done')}
          </b>
          <span>
            {detail.position < detail.days.length
              ? t('draws.signIn.doneText', { day: numberText(locale, detail.position + 1) })
              : t('draws.signIn.doneLast')}
          </span>
        </p>
        {nextAtMs !== null && <NextTurn atMs={nextAtMs} />}
      </div>
    );
  if (refusal !== null)
    return (
      <div className={own.today}>
        <p>{t(`draws.refusals.${refusal}`)}</p>
        {nextAtMs !== null && <NextTurn atMs={nextAtMs} />}
      </div>
    );
  return (
    <div className={own.today}>
      <Button tone="primary" size="large" busy={view.busy} onClick={() => view.onSignIn(draw.code)}>
        {view.who === 'member' ? t('draws.signIn.action') : t('draws.login')}
      </Button>
    </div>
  );
};

/** The month of today, with the days on which the member signed in. */
const Month = ({ detail, writing }: { detail: DetailOf<'sign_in'>; writing: Writing }) => {
  const { t, locale } = writing;
  const signed = new Set(detail.past.map(({ day }) => day));
  const { title, weekdays, weeks } = monthOf(detail.today, locale);
  return (
    <Panel title={t('draws.signIn.past')} aside={<span className={styles.note}>{title}</span>}>
      <table className={own.month}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, index) => (
                <td key={day?.date ?? index}>
                  {day && (
                    <span
                      data-signed={signed.has(day.date) || undefined}
                      data-today={day.date === detail.today || undefined}
                      aria-current={day.date === detail.today ? 'date' : undefined}
                    >
                      {numberText(locale, day.number)}
                      {signed.has(day.date) && <VisuallyHidden>{t('draws.signIn.checked')}</VisuallyHidden>}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
