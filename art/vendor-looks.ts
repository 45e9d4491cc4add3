import type { FrameName } from './frames.ts';
import type { LetterStyle } from './lettering.ts';
import type { Material } from './motif-table.ts';
import type { TextureName } from './textures.ts';
import type { Mood } from './vendor-moods.ts';
import { VENDOR_MOODS } from './vendor-moods.ts';

/** Common visual features of a vendor's games. */
export interface VendorLook {
  moods: readonly Mood[];
  metal: Material;
  accent: string;
  texture: TextureName;
  frame: FrameName;
  emblem: string;
  letters: readonly LetterStyle[];
}

const look = (
  vendor: keyof typeof VENDOR_MOODS,
  metal: Material,
  accent: string,
  texture: TextureName,
  frame: FrameName,
  emblem: string,
  ...letters: LetterStyle[]
): VendorLook => ({ moods: VENDOR_MOODS[vendor], metal, accent, texture, frame, emblem, letters });

/** Looks by vendor code. */
export const VENDOR_LOOKS: Readonly<Record<string, VendorLook>> = {
  STUDIO: look('STUDIO', 'gold', '#3ed6a0', 'lattice', 'deco', 'asian-lantern', 'display', 'soft'),
  JL: look('JL', 'gold', '#ff5a3c', 'scales', 'scroll', 'dragon-head', 'poster', 'soft'),
  BG: look('BG', 'silver', '#58a8ff', 'hexes', 'notch', 'castle', 'poster', 'display'),
  PG: look('PG', 'rose', '#ff9ad0', 'fans', 'scroll', 'pagoda', 'italic', 'display'),
  JDB: look('JDB', 'bronze', '#b6f03c', 'leaves', 'bamboo', 'tribal-mask', 'soft', 'poster'),
  SS: look('SS', 'silver', '#a8e4ff', 'pinstripe', 'deco', 'polar-bear', 'display', 'text'),
  PP: look('PP', 'gold', '#ffdf3c', 'dots', 'bulbs', 'wrapped-sweet', 'soft', 'poster'),
  KIRIN: look('KIRIN', 'gold', '#e8b64a', 'meander', 'double', 'unicorn', 'display', 'italic'),
  TIDE: look('TIDE', 'pearl', '#5cf0e0', 'waves', 'rope', 'whale-tail', 'soft', 'italic'),
  EG3: look('EG3', 'gold', '#f0cf6a', 'diamonds', 'double', 'spades', 'display'),
  EG4: look('EG4', 'rose', '#ff8a9c', 'damask', 'scroll', 'hearts', 'italic', 'display'),
  EG7: look('EG7', 'silver', '#b89cff', 'stars', 'notch', 'round-star', 'display', 'text'),
  LOTUS: look('LOTUS', 'rose', '#ff9cc8', 'petals', 'double', 'lotus', 'italic', 'display'),
  PITCH: look('PITCH', 'silver', '#d8ff5a', 'chevrons', 'notch', 'soccer-ball', 'poster', 'display'),
  GRID: look('GRID', 'violet', '#3ff4ff', 'circuit', 'neon', 'gamepad', 'poster', 'text'),
  TCG_LOTTO_VN: look('TCG_LOTTO_VN', 'gold', '#ffe04d', 'rings', 'double', 'lotus-flower', 'poster', 'soft'),
  TCG_SEA: look('TCG_SEA', 'bronze', '#ff8f70', 'batik', 'rope', 'palm-tree', 'soft', 'display'),
  LOTT: look('LOTT', 'gold', '#ffd24a', 'confetti', 'bulbs', 'star-formation', 'soft', 'poster'),
  QDRAW: look('QDRAW', 'ice', '#7dffea', 'grid', 'neon', 'galaxy', 'poster', 'text'),
  SPUR: look('SPUR', 'bronze', '#ffb53c', 'feathers', 'scroll', 'rooster', 'poster', 'soft'),
};

const HOUSE = VENDOR_LOOKS.STUDIO!;

/** Returns a vendor's look; the default look for a vendor without its own. */
export function vendorLook(vendor: string): VendorLook {
  return Object.hasOwn(VENDOR_LOOKS, vendor) ? VENDOR_LOOKS[vendor]! : HOUSE;
}
