import { te as place } from '../../../shared/place-texts/te.ts';
import { te as runners } from '../runners/te.ts';
import type { MessageKey } from './en.ts';

/** Texts of races in Telugu. */
export const te: Record<MessageKey, string> = {
  ...place,
  ...runners,
  begin: 'బెట్',
  race: 'రేస్',
  win: 'విన్',
  place: 'ప్లేస్',
  exacta: 'ఎగ్జాక్టా',
  first: 'మొదటిది',
  second: 'రెండోది',
  strength: 'బలం',
  runner: 'రన్నర్',
  'on.win': '{runner} విన్',
  'on.place': '{runner} ప్లేస్',
  'on.exacta': 'ఎగ్జాక్టా {first}-{second}',
  off: 'రేస్ మొదలైంది',
  finished: '{first} గెలిచింది, రెండోది {second}, మూడోది {third}',
  winner: 'విజేత {runner}',
  shares: 'గత {rounds} రేసుల విజేతలు: {counts}',
  share: '{runner}: {count}',
  'rules.1': 'విన్: రన్నర్ మొదట వస్తుంది. ప్లేస్: మొదటి {placed} స్థానాల్లో వస్తుంది. ఎగ్జాక్టా: రెండు రన్నర్లు ఇదే క్రమంలో మొదటి, రెండో స్థానాల్లో వస్తాయి.',
  'rules.2': 'అన్ని రన్నర్ల నుంచి, ఒక్కోదాని బలం మేరకు విజేత నిర్ణయమవుతుంది. మిగతావాటి నుంచి రెండోది అలాగే నిర్ణయమవుతుంది, ఆపై కూడా అలాగే.',
  'rules.3': 'ఆడ్స్ బలాల ప్రకారం, హౌస్ మార్జిన్ తీసివేసి, కిందికి రౌండ్ చేసినవి. వాటిలో స్టేక్ కూడా ఉంటుంది.',
  'rules.4': 'రేస్ చూపించకముందే ఫలితం నిర్ణయమవుతుంది. రేస్ దాన్ని చూపిస్తుంది అంతే, మార్చదు.',
  'part.win': 'గెలుపుల నుంచి',
};
