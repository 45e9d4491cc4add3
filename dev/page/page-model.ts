import { createEvent, createStore } from 'effector';
import { marbleOpened, marbleShown } from './lanes/model.ts';

export const PANELS = [
  { id: 'marble', title: 'Marble' },
  { id: 'table', title: 'Table' },
  { id: 'test', title: 'Write a test' },
  { id: 'compare', title: 'Compare' },
  { id: 'break', title: 'Break it' },
] as const;
export type Panel = (typeof PANELS)[number]['id'];

export const panelChosen = createEvent<Panel>();
export const $panel = createStore<Panel>('marble')
  .on(panelChosen, (_, panel) => panel)
  .on(marbleOpened, () => 'marble' as const)
  // From the table, which stays; from anywhere else the marble is looked at.
  .on(marbleShown, (panel) => (panel === 'table' ? panel : 'marble'));

/** In a narrow window either the site or its lanes are in view. */
export const VIEWS = [
  { id: 'site', title: 'Site' },
  { id: 'lanes', title: 'Lanes' },
] as const;
export type View = (typeof VIEWS)[number]['id'];
export const viewChosen = createEvent<View>();
export const $view = createStore<View>('lanes').on(viewChosen, (_, view) => view);
