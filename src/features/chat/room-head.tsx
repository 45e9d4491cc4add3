import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/primitives.ts';
import { LANGUAGE_NAMES } from '../../shared/i18n/language-names.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Users } from '../../shared/ui/icons.ts';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import { Popover } from '../../shared/ui/popover.tsx';
import { $roomState } from './lines.ts';
import { ignoreToggled } from './people.ts';
import { $languages, $look, $room, $self, roomChosen } from './room.ts';
import styles from './chat.module.css';

/** Which room it is, and who is there. */
export const RoomHead = () => {
  const { t } = useTranslation();
  const view = useUnit({ room: $room, languages: $languages, look: $look, onChoose: roomChosen });
  const { room, languages, look } = view;
  return (
    <div className={styles.head} style={look.headerColor ? { background: look.headerColor } : undefined}>
      {room?.kind === 'language' && languages.length > 1 ? (
        <FilterSelect
          label={t('chat.room')}
          value={room.of as Language}
          options={languages.map((code) => ({ value: code, title: LANGUAGE_NAMES[code] }))}
          onValue={view.onChoose}
        />
      ) : (
        <p className={styles.title}>
          <bdi>{look.title ?? (room?.kind === 'language' ? LANGUAGE_NAMES[room.of as Language] : room?.title)}</bdi>
        </p>
      )}
      <Present />
    </div>
  );
};

const Present = () => {
  const { t } = useTranslation();
  const view = useUnit({ state: $roomState, self: $self, onIgnore: ignoreToggled });
  const { state, self } = view;
  // Nobody is counted before the first moments have passed.
  if (!state?.present) return null;
  const unnamed = state.present - state.names.length;
  return (
    <Popover
      triggerClass={styles.present}
      panelClass={styles.people}
      trigger={
        <>
          <Users aria-hidden />
          {t('chat.present', { count: state.present })}
        </>
      }
    >
      <h3>{t('chat.presentTitle')}</h3>
      {state.names.length === 0 && <p className={styles.note}>{t('chat.presentNone')}</p>}
      <ul>
        {state.names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {state.names.length > 0 && unnamed > 0 && (
        <p className={styles.note}>{t('chat.presentMore', { count: unnamed })}</p>
      )}
      {self && self.ignored.length > 0 && (
        <>
          <h3>{t('chat.muted')}</h3>
          <ul>
            {self.ignored.map(({ authorId, name }) => (
              <li key={authorId} className={styles.ignored}>
                <bdi>{name}</bdi>
                <Button size="small" tone="quiet" onClick={() => view.onIgnore({ authorId, on: false })}>
                  {t('chat.unmute')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
};
