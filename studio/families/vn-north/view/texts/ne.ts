import { ne as shared } from '../../../shared/lottery/vietnam-texts/ne.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the north of Vietnam in Nepali. */
export const ne: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'आठ पुरस्कारमा 27 नम्बर निकालिन्छन्, हरेक छुट्टाछुट्टै, दुई अङ्कका चारदेखि पाँच अङ्कको विशेषसम्म।',
};
