import { te as shared } from '../../../shared/lottery/vietnam-texts/te.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Telugu. */
export const te: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'తొమ్మిది బహుమతుల్లో 18 నంబర్లు, ఒక్కోటి విడిగా డ్రా తీస్తారు: రెండు అంకెల ఒకదాని నుంచి ఆరు అంకెల స్పెషల్ వరకు.',
};
