import { te as shared } from '../../../shared/lottery/vietnam-texts/te.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Telugu. */
export const te: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'ఎనిమిది బహుమతుల్లో 27 నంబర్లు, ఒక్కోటి విడిగా డ్రా తీస్తారు: రెండు అంకెల నాలుగింటి నుంచి ఐదు అంకెల స్పెషల్ వరకు.',
};
