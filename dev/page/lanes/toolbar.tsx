import { useUnit } from 'effector-react';
import { ChevronsDownUp, MoveHorizontal, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react';
import { $clock } from '../replay/model.ts';
import { Button } from '../ui/button.tsx';
import { axisAt } from './axis.ts';
import { NO_FILTER } from './filter.ts';
import * as model from './model.ts';
import { duration } from './texts.ts';
import styles from './toolbar.module.css';

const ZOOM = 2;

/** What is shown of the lanes: the time, the filter and the order. */
export const Toolbar = () => {
  const page = useUnit({
    axis: model.$axis,
    book: model.$book,
    growth: model.$growth,
    filter: model.$filter,
    sort: model.$sort,
    interval: model.$interval,
    clock: $clock,
    follow: model.followToggled,
    zoom: model.axisZoomed,
    setFilter: model.filterChanged,
    setSort: model.sortChosen,
    fit: model.fitRequested,
    collapse: model.allGroupsToggled,
    clear: model.intervalCleared,
  });
  const { axis, book, filter, interval } = page;
  const topics = book?.topics ?? new Map<string, ReadonlySet<string>>();
  const keys = filter.feed ? topics.get(filter.feed) : new Set([...topics.values()].flatMap((each) => [...each]));
  const isFiltered = filter.feed !== '' || filter.key !== '' || filter.name !== '';
  const zoom = (factor: number) => () => {
    const { toMs, spanMs } = axisAt(axis, page.clock.nowMs());
    page.zoom({ factor, aroundMs: toMs - spanMs / 2 });
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Lanes">
      <Button
        icon={axis.follows ? Pause : Play}
        aria-label={axis.follows ? 'Stop the picture (Space)' : 'Follow (Space)'}
        look={axis.follows ? 'plain' : 'on'}
        onClick={() => page.follow({ nowMs: page.clock.nowMs() })}
      />
      <span className={styles.zoom}>
        <Button icon={ZoomOut} aria-label="Zoom out (−)" onClick={zoom(ZOOM)} />
        <output aria-label="Time shown">{duration(axis.spanMs)}</output>
        <Button icon={ZoomIn} aria-label="Zoom in (+)" onClick={zoom(1 / ZOOM)} />
        <Button icon={MoveHorizontal} aria-label="Fit all marbles (F)" onClick={page.fit} />
      </span>
      <label>
        <span>Feed</span>
        <select value={filter.feed} onChange={({ target }) => page.setFilter({ feed: target.value })}>
          <option value="">all</option>
          {[...topics.keys()].toSorted().map((feed) => (
            <option key={feed}>{feed}</option>
          ))}
        </select>
      </label>
      <label>
        <span>Key</span>
        <select value={filter.key} onChange={({ target }) => page.setFilter({ key: target.value })}>
          <option value="">all</option>
          {[...(keys ?? [])].toSorted().map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      <input
        type="search"
        className={styles.search}
        value={filter.name}
        placeholder="Stream, store, effect…"
        aria-label="Filter by the name of a stream, a store or another lane"
        onChange={({ target }) => page.setFilter({ name: target.value })}
      />
      {isFiltered && <Button icon={X} aria-label="Show all lanes" onClick={() => page.setFilter(NO_FILTER)} />}
      <label>
        <span>Sort</span>
        <select
          value={page.sort}
          onChange={({ target }) => page.setSort(target.value === 'name' ? 'name' : 'activity')}
        >
          <option value="name">by name</option>
          <option value="activity">by last activity</option>
        </select>
      </label>
      <Button icon={ChevronsDownUp} aria-label="Collapse or expand all groups" onClick={page.collapse} />
      {interval && (
        <span className={styles.interval}>
          {duration(interval.toMs - interval.fromMs)} chosen
          <Button icon={X} aria-label="Clear the interval (Escape)" onClick={page.clear} />
        </span>
      )}
    </div>
  );
};
