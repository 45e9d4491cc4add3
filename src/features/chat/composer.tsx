import { useUnit } from 'effector-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LIMITS } from '../../../contract/chat-message.ts';
import { formatInstant } from '../../shared/format/time.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Send, X } from '../../shared/ui/icons.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { RoundCard } from './message-item.tsx';
import { charactersOf } from './message-problem.ts';
import { GiveRain } from './rain-form.tsx';
import { $refusal, $round, $text, roundChosen, sendRequested, typed } from './send.ts';
import { ShareRound } from './share-round.tsx';
import styles from './chat.module.css';

/** The characters that are left are shown from here on. */
const SHOWN_FROM = CHAT_LIMITS.message - 40;

/** The field for a message. Enter sends it; what is refused comes back into the field. */
export const Composer = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const view = useUnit({
    text: $text,
    round: $round,
    refusal: $refusal,
    onType: typed,
    onSend: sendRequested,
    onRound: roundChosen,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word where a script is typed with an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    view.onSend();
  };
  const { refusal } = view;
  const count = charactersOf(view.text);
  const left = CHAT_LIMITS.message - count;
  const time = refusal?.untilMs == null ? '' : formatInstant(refusal.untilMs, locale);
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        view.onSend();
      }}
    >
      {view.round && (
        <div className={styles.toShare}>
          <VisuallyHidden>{t('chat.shared')}</VisuallyHidden>
          <RoundCard round={view.round} linked={false} />
          <IconButton label={t('chat.unshare')} onClick={() => view.onRound(null)}>
            <X />
          </IconButton>
        </div>
      )}
      <textarea
        aria-label={t('chat.write')}
        dir="auto"
        rows={2}
        placeholder={t('chat.write')}
        value={view.text}
        aria-invalid={refusal !== null || left < 0 || undefined}
        aria-describedby={`${id}-hint ${id}-refusal`}
        onChange={(event) => view.onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <GiveRain />
        <ShareRound />
        <Button type="submit" tone="primary" size="small" aria-label={t('chat.send')}>
          <Send aria-hidden />
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {left < 0
          ? t('chat.over', { count: -left })
          : count >= SHOWN_FROM
            ? t('chat.left', { count: left })
            : t('chat.writeHint')}
      </p>
      <p id={`${id}-refusal`} role="alert" className={styles.refusal}>
        {refusal && t(`chat.refused.${refusal.reason}`, { time })}
      </p>
    </form>
  );
};
