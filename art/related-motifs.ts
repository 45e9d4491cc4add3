/** Small companions of a theme's main motif. */
import type { Theme } from './motif-table.ts';

export const RELATED_MOTIFS: Record<Theme, readonly string[]> = {
  orient: ['two-coins', 'teapot', 'handheld-fan', 'yin-yang', 'bonsai-tree', 'gong', 'asian-lantern', 'paper-crane'],
  egypt: ['ankh', 'eye-of-horus', 'scarab-beetle', 'gold-scarab', 'cobra', 'egyptian-bird', 'bastet'],
  jungle: ['monstera-leaf', 'butterfly', 'frog', 'toucan', 'banana-bunch', 'coconuts', 'gecko', 'tribal-mask'],
  sea: ['sea-star', 'nautilus-shell', 'seahorse', 'anchor', 'tropical-fish', 'clownfish', 'coral'],
  space: ['asteroid', 'ringed-planet', 'comet-spark', 'satellite', 'rocket', 'ufo'],
  candy: ['wrapped-sweet', 'spiral-lollipop', 'donut', 'cupcake', 'jelly-beans', 'cookie', 'candy-canes'],
  fire: ['flame', 'fireball', 'fire-gem', 'chili-pepper', 'burning-meteor'],
  ice: ['snowflake-1', 'snowflake-2', 'ice-cube', 'frozen-orb', 'penguin'],
  west: ['horseshoe', 'western-hat', 'revolver', 'gold-nuggets', 'cowboy-boot', 'cactus', 'dynamite'],
  castle: ['crown', 'crossed-swords', 'queen-crown', 'dragon-shield', 'knight-banner', 'jewel-crown'],
  cave: ['cut-diamond', 'emerald', 'rupee', 'saphir', 'gems', 'crystal-growth'],
  classic: ['cherry', 'lemon', 'plum', 'ringing-bell', 'grapes', 'watermelon', 'orange-slice', 'round-star'],
  meadow: ['shamrock', 'ladybug', 'bee', 'horseshoe', 'sunflower', 'honeycomb'],
  olympus: ['lyre', 'zeus-sword', 'winged-emblem', 'owl', 'eagle-head', 'spartan-helmet'],
  city: ['headphones', 'microphone', 'gamepad', 'guitar', 'boombox', 'cyber-eye'],
  savanna: ['elephant', 'palm-tree', 'camel', 'sunrise'],
  arcane: ['crystal-ball', 'potion-ball', 'spell-book', 'skeleton-key', 'moon', 'sands-of-time', 'magic-lamp'],
  carnival: ['carnival-mask', 'maracas', 'drum', 'trumpet', 'jester-hat', 'party-popper'],
  vault: ['gold-bar', 'money-stack', 'diamond-ring', 'pocket-watch', 'top-hat', 'cut-diamond'],
  blossom: ['lotus', 'rose', 'jasmine', 'spoted-flower', 'hummingbird', 'heart-wings'],
};
