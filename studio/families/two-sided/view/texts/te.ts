import { te as place } from '../../../shared/place-texts/te.ts';
import type { MessageKey } from './en.ts';

/** Texts of bouts in Telugu. */
export const te: Record<MessageKey, string> = {
  ...place,
  begin: 'బెట్',
  bout: 'పోరు',
  'on.red': 'ఎరుపు',
  'on.blue': 'నీలం',
  'on.draw': 'డ్రా',
  'on.off': 'రద్దు',
  'short.red': 'ఎ',
  'short.blue': 'నీ',
  'short.draw': 'డ్రా',
  'short.off': '–',
  pays: '{pays}:1',
  wins: '{side} గెలిచింది',
  'is.draw': 'డ్రా: ఎరుపు, నీలంపై స్టేక్‌లు వాపసు',
  'is.off': 'రద్దు: అన్ని స్టేక్‌లు వాపసు',
  returned: 'స్టేక్‌లు వాపసు',
  leads: '{side} ఆధిక్యంలో ఉంది',
  even: 'సమం',
  shares: 'గత {rounds} పోరులలో: ఎరుపు {red}, నీలం {blue}, డ్రా {draw}, రద్దు {off}',
  'rules.1': 'ఎరుపు, నీలం మధ్య పోరు. అందులోని రౌండ్లు: {exchanges}. గెలిచే పక్షంపై లేదా డ్రాపై బెట్ పెట్టండి.',
  'rules.2': 'డ్రాకు {draw}:1 చెల్లింపు, ఎరుపు, నీలంపై స్టేక్‌లు తిరిగి వస్తాయి.',
  'rules.3': 'పోరు చూపించకముందే ఫలితం నిర్ణయమవుతుంది. పోరు రౌండ్లు దాన్ని చూపిస్తాయి అంతే, మార్చవు.',
  'rules.4': 'పోరు ముగియకముందే రద్దు కావచ్చు. అప్పుడు అన్ని స్టేక్‌లు తిరిగి ఇస్తాం.',
  chance: 'అవకాశం',
  kind: 'చెల్లింపు',
  'part.win': 'గెలుపుల నుంచి',
  'part.push': 'తిరిగి వచ్చిన స్టేక్‌ల నుంచి',
};
