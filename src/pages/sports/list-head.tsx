import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookType } from '../../../contract/book-fixtures.ts';
import { $oddsFormat, ODDS_FORMATS, oddsFormatChosen, OTHER_BOOKS } from '../../entities/book/index.ts';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { Chip, ChipRow } from '../../shared/ui/chip.tsx';
import { FilterSelect } from '../../shared/ui/filter-select.tsx';
import { RotateCw } from '../../shared/ui/icons.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { ColumnSelect } from '../../widgets/fixtures/index.ts';
import { $hasNews, PHASES, updateChosen, type Phase } from './model.ts';
import styles from './sports-page.module.css';

interface Props {
  type: BookType;
  phase: Phase;
  text: string;
  /** Games of the type that open in a frame. */
  others: number;
  onChoose: (change: { when?: Phase; search?: string }) => void;
}

/** The title, the search, and which fixtures are listed. */
export const ListHead = ({ type, phase, text, others, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead oneLine title={t(type === 'SPORTS' ? 'book.sports' : 'book.esports')}>
        <span className={styles.search}>
          <SearchBox
            label={t('book.search')}
            placeholder={t('book.search')}
            value={text}
            onValue={(search) => onChoose({ search })}
          />
        </span>
        <ColumnSelect />
      </PageHead>
      <div className={styles.filters}>
        <ChipRow role="group" aria-label={t('book.whenLabel')}>
          {PHASES.map((each) => (
            <Chip key={each} chosen={each === phase} onClick={() => onChoose({ when: each })}>
              {t(`book.when.${each}`)}
            </Chip>
          ))}
        </ChipRow>
        <Update />
        <span className={styles.format}>
          <Options type={type} others={others} />
        </span>
      </div>
    </>
  );
};

/** The list changed. Its place is free, so that nothing moves. */
const Update = () => {
  const { t } = useTranslation();
  const { hasNews, update } = useUnit({ hasNews: $hasNews, update: updateChosen });
  if (!hasNews) return null;
  return (
    <Button size="small" className={styles.update} onClick={() => update()}>
      <RotateCw />
      {t('book.update')}
    </Button>
  );
};

/** The format of prices, and the way to books in frames. */
export const Options = ({ type, others }: Pick<Props, 'type' | 'others'>) => {
  const { t } = useTranslation();
  const { format, chooseFormat } = useUnit({ format: $oddsFormat, chooseFormat: oddsFormatChosen });
  return (
    <>
      <FilterSelect
        label={t('book.oddsFormat')}
        value={format}
        options={ODDS_FORMATS.map((value) => ({ value, title: t(`book.format.${value}`) }))}
        onValue={chooseFormat}
      />
      {others > 0 && (
        <Link className={buttonClass('quiet', 'small')} to={OTHER_BOOKS[type]}>
          {t('book.others')}
        </Link>
      )}
    </>
  );
};
