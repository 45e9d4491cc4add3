import type { DemoVendor } from './types.ts';

/** The demo's vendors. Codes are those of the specification, if it names them; all names are invented. */
export const DEMO_VENDORS: readonly DemoVendor[] = [
  { code: 'STUDIO', name: 'Parlour Studio', gameTypes: ['RNG', 'FISH', 'PVP', 'ELOTT'] },
  { code: 'JL', name: 'Jade Lamp', gameTypes: ['RNG', 'FISH'] },
  { code: 'BG', name: 'Blue Gate', gameTypes: ['RNG'] },
  { code: 'PG', name: 'Plum Garden', gameTypes: ['RNG'] },
  { code: 'JDB', name: 'Jungle Drum', gameTypes: ['RNG', 'FISH'] },
  { code: 'SS', name: 'Silver Sail', gameTypes: ['RNG'] },
  { code: 'PP', name: 'Peach Parade', gameTypes: ['RNG'] },
  { code: 'EG3', name: 'Evening Grand', gameTypes: ['LIVE'] },
  { code: 'EG4', name: 'Emberglow Live', gameTypes: ['LIVE'] },
  { code: 'EG7', name: 'Eastgate Live', gameTypes: ['LIVE'] },
  { code: 'LOTUS', name: 'Lotus Live', gameTypes: ['LIVE'] },
  { code: 'TIDE', name: 'Tidewater', gameTypes: ['FISH'] },
  { code: 'KIRIN', name: 'Kirin Cards', gameTypes: ['PVP'] },
  { code: 'PITCH', name: 'Highpitch Sports', gameTypes: ['SPORTS'] },
  { code: 'GRID', name: 'Neon Grid', gameTypes: ['ESPORTS'] },
  { code: 'LOTT', name: 'House Lottery', gameTypes: ['LOTT'] },
  { code: 'TCG_LOTTO_VN', name: 'Lotus Lotto', gameTypes: ['LOTT'] },
  { code: 'TCG_SEA', name: 'South Sea Draw', gameTypes: ['LOTT'] },
  { code: 'QDRAW', name: 'Quickdraw', gameTypes: ['ELOTT'] },
  { code: 'SPUR', name: 'Red Spur', gameTypes: ['COCKFIGHT'] },
];
