import { useUnit } from 'effector-react';
import { MoveHorizontal, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react';
import { NO_FILTER } from './rows.ts';
import { $book, $filter, $growth, filterChanged } from './model.ts';
import { duration } from './texts.ts';
import { Button } from './ui.tsx';
import styles from './page.module.css';

const ZOOM = 2;

interface Props {
  follows: boolean;
  spanMs: number;
  onFollow: () => void;
  /** More than 1: nearer. */
  onZoom: (factor: number) => void;
  onFit: () => void;
}

/** What is shown of the lanes: the time and the filter. */
export const Toolbar = ({ follows, spanMs, onFollow, onZoom, onFit }: Props) => {
  // The topics are written in place: they are read anew when the book grew.
  const { book, filter, setFilter } = useUnit({
    book: $book,
    growth: $growth,
    filter: $filter,
    setFilter: filterChanged,
  });
  const topics = [...(book?.topics ?? [])];
  const keys = new Set(topics.flatMap(([feed, own]) => (filter.feed === '' || feed === filter.feed ? [...own] : [])));
  const options = { feed: topics.map(([feed]) => feed), key: [...keys] };
  return (
    <div className={styles.line} role="toolbar" aria-label="Lanes">
      <Button icon={follows ? Pause : Play} aria-label={follows ? 'Stop the picture' : 'Follow'} onClick={onFollow} />
      <Button icon={ZoomOut} aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM)} />
      <output aria-label="Time shown">{duration(spanMs)}</output>
      <Button icon={ZoomIn} aria-label="Zoom in" onClick={() => onZoom(ZOOM)} />
      <Button icon={MoveHorizontal} aria-label="Fit all marbles" onClick={onFit} />
      {(['feed', 'key'] as const).map((part) => (
        <label key={part}>
          {part === 'feed' ? 'Feed' : 'Key'}
          <select value={filter[part]} onChange={({ target }) => setFilter({ [part]: target.value })}>
            <option value="">all</option>
            {options[part].sort().map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      ))}
      <input
        type="search"
        value={filter.name}
        placeholder="Stream, store, effect…"
        aria-label="Filter by the name of a stream, a store or another lane"
        onChange={({ target }) => setFilter({ name: target.value })}
      />
      {Object.values(filter).some((part) => part !== '') && (
        <Button icon={X} aria-label="Show all lanes" onClick={() => setFilter(NO_FILTER)} />
      )}
    </div>
  );
};
