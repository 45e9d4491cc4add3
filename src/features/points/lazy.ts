/** Parts of other pages, without the model of the points mall. */
export { LevelCard } from './level-card.tsx';
