import { ne as shared } from '../../../shared/lottery/vietnam-texts/ne.ts';
import type { MessageKey } from './en.ts';

/** Texts of draws of the south and the centre of Vietnam in Nepali. */
export const ne: Record<MessageKey, string> = {
  ...shared,
  'rules.game': 'नौ पुरस्कारमा 18 नम्बर निकालिन्छन्, हरेक छुट्टाछुट्टै, दुई अङ्कको एउटादेखि छ अङ्कको विशेषसम्म।',
};
